import type { ProductGroup } from '../_shared/domain/country-ratings.assumptions.ts';
import type { ProductCategory } from '../_shared/domain/product-categories.ts';
import { tokenize } from './search-words.ts';

/** The words for one product group. */
export type GroupWords = {
  /** Words for the whole group, or for products that every factory of the group makes. */
  any: readonly string[];
  /**
   * Families are made by one factory and not by others of the group, under a name that reads in a
   * sentence: a coffee roaster makes no protein bars. Empty where every factory makes the whole
   * group.
   */
  families: Readonly<Record<string, readonly string[]>>;
  /**
   * Families whose material decides which trade makes them: by the family's name, then by a
   * material that reads before it: "leather bags".
   */
  materials?: Readonly<Record<string, Readonly<Record<string, MaterialWords>>>>;
};

/** Words that show a product's material. */
export type MaterialWords = {
  /** Words that state it: leather, canvas. */
  stated: readonly string[];
  /** Products of this material unless another is stated: a backpack is made of fabric. */
  implied: readonly string[];
};

/** Products as people and the trade call them, in the singular; several words form one term. */
export const groupWords: Readonly<Record<ProductGroup, GroupWords>> = {
  'knit-apparel': {
    any: terms('merch, knit apparel, streetwear, loungewear, pajama, baby clothes, knit'),
    families: {
      'tees, hoodies and fleece': terms(`
        t-shirt, tee, hoodie, sweatshirt, crewneck, sweatpants, jogger, polo, polo shirt, tank top,
        crop top, jersey dress, onesie, romper, baby bodysuit, tracksuit, long sleeve, french terry,
        fleece pullover, quarter zip, sweatsuit, cotton jersey, fleece jacket, fleece vest, zip up,
        sweat shorts, jersey shorts, fleece shorts, tshirt dress, henley
      `),
      'sweaters and knitwear': terms(`
        sweater, jumper, cardigan, knitwear, knit vest, pullover, knit dress, sweater dress,
        sweater vest, knit top, knit polo, knit skirt, knit pants, knit glove, winter glove, mitten
      `),
      'socks and underwear': terms(`
        sock, grip sock, underwear, boxer, boxer brief, bra, bralette, lingerie, thermal, tights
      `),
    },
  },
  'woven-apparel': {
    any: terms('woven apparel, jacket, costume'),
    families: {
      denim: terms('jean, denim, denim jacket, denim shorts, denim shirt, denim skirt'),
      outerwear: terms(`
        coat, parka, raincoat, puffer jacket, bomber jacket, varsity jacket, down jacket, gilet,
        puffer, puffer vest, down vest, rain jacket, ski jacket, shell jacket, quilted jacket,
        outerwear
      `),
      'shirts, dresses and trousers': terms(`
        shirt, button down, button up, blouse, dress, skirt, chino, trouser, pants, cargo pants,
        shorts, blazer, suit, overall, dungaree, workwear, uniform, apron, kimono, robe, scrub,
        flannel, flannel shirt, linen shirt, vest, gown, poplin shirt, overshirt, work jacket,
        chore jacket, work shirt, silk pajama, satin pajama, flannel pajama, woven shirt
      `),
    },
  },
  activewear: {
    any: terms(`
      legging, activewear, sportswear, sports bra, yoga pants, athleisure, gymwear, gym shorts,
      running shorts, compression, compression shirt, rash guard, swimwear, swimsuit, bikini,
      wetsuit, cycling jersey, football jersey, soccer jersey, sports jersey, basketball jersey,
      esports jersey, performance wear, unitard, gym wear, yoga wear, running jacket, windbreaker,
      biker shorts, swim shorts, board shorts, ski wear, track jacket, dry fit, gym clothes,
      workout clothes, golf wear, gym tshirt, running tshirt, running shirt, workout shirt, gym top,
      yoga top, workout top, golf polo, golf shirt, swim trunk, baseball jersey, hockey jersey,
      performance tshirt
    `),
    families: {},
  },
  footwear: {
    any: terms('shoe, footwear, insole'),
    families: {
      'sneakers and sports shoes': terms(`
        sneaker, trainer, running shoe, high top, barefoot shoe, tennis shoe, canvas shoe,
        skate shoe, hiking shoe, hiking boot, gym shoe, leather sneaker
      `),
      'leather shoes and boots': terms(`
        boot, loafer, heel, cowboy boot, moccasin, ballet flat, mule, leather shoe, work boot,
        dress shoe, oxford shoe, pump, leather sandal
      `),
      'sandals, slides and slippers': terms(`
        sandal, slipper, slide, flip flop, clog, espadrille, house shoe
      `),
    },
  },
  'bags-leather': {
    any: terms('leather goods'),
    families: {
      bags: terms(`
        bag, tote, tote bag, backpack, handbag, purse, duffel, duffle, gym bag, luggage, suitcase,
        pouch, fanny pack, belt bag, crossbody, messenger bag, briefcase, makeup bag, toiletry bag,
        clutch, cosmetic bag, leather bag, satchel, diaper bag, weekender, canvas bag, travel bag,
        cooler bag, lunch bag, laptop bag, shopping bag, drawstring bag, laptop sleeve, rucksack,
        waist bag, sling bag, pencil case
      `),
      'small leather goods': terms(`
        wallet, cardholder, card holder, belt, passport holder, keychain, keyring, lanyard,
        watch strap, leather case, leather journal cover, leather phone case, leather coaster,
        leather notebook cover, leather desk mat
      `),
      'leather jackets and gloves': terms(`
        leather jacket, leather glove, glove, leather coat, leather vest, leather pants, suede jacket
      `),
    },
    materials: {
      bags: {
        leather: {
          stated: terms('leather, suede, cowhide, nappa, full grain'),
          implied: terms('briefcase, satchel'),
        },
        fabric: {
          stated: terms(`
            canvas, cotton, nylon, polyester, jute, denim, linen, mesh, neoprene, fabric, hemp,
            calico, corduroy, quilted, puffer, rpet, ripstop, cordura, vegan leather, faux leather,
            pu leather, mushroom leather, cork, waxed canvas
          `),
          implied: terms(`
            tote, backpack, rucksack, duffel, duffle, gym bag, pouch, fanny pack, belt bag,
            waist bag, sling bag, makeup bag, toiletry bag, cosmetic bag, diaper bag, travel bag,
            cooler bag, lunch bag, shopping bag, drawstring bag, laptop sleeve, luggage, suitcase,
            pencil case
          `),
        },
      },
    },
  },
  headwear: {
    any: terms('headwear'),
    families: {
      'caps and hats': terms(`
        hat, cap, baseball cap, beanie, snapback, trucker hat, trucker cap, visor, bucket hat,
        dad hat, beret, sun hat, straw hat, balaclava, five panel cap, knit beanie
      `),
      'scarves and hair accessories': terms(`
        headband, scrunchie, bandana, hair tie, turban, durag, bonnet, scarf, silk scarf, shawl,
        hair clip, headscarf, hijab, claw clip, hair claw, hair bow
      `),
    },
  },
  'home-textiles': {
    any: terms('home textile'),
    families: {
      towels: terms(`
        towel, bath towel, beach towel, kitchen towel, hand towel, bathrobe, peshtemal,
        hammam towel, washcloth, waffle towel, bath mat
      `),
      'bedding and household linen': terms(`
        bedding, sheet, bed sheet, duvet, duvet cover, comforter, quilt, pillow, pillowcase,
        curtain, cushion, cushion cover, throw blanket, blanket, tablecloth, napkin, table linen,
        mattress, placemat, weighted blanket, sleep mask, eye mask, shower curtain, baby blanket,
        muslin, muslin swaddle, swaddle, oven mitt, linen, linen bedding, pot holder, bed linen,
        throw pillow, picnic blanket, silk pillowcase
      `),
    },
  },
  'rugs-handicraft': {
    any: terms('handicraft, handmade decor, wall decor'),
    families: {
      rugs: terms('rug, carpet, kilim, jute rug, doormat, tufted rug, prayer rug, wool rug'),
      'baskets and woven decor': terms(`
        basket, woven basket, rattan basket, seagrass basket, macrame, wall hanging, tapestry,
        dreamcatcher, rattan lamp, wicker, bamboo basket, jute basket, wicker tray
      `),
      'ornaments and embroidery': terms(`
        ornament, christmas ornament, papier mache, felt decor, embroidered patch, patch, crochet,
        woven patch, glass ornament
      `),
    },
  },
  ceramics: {
    any: terms(`
      mug, coffee mug, ceramic, ceramic mug, plate, bowl, tableware, dinnerware, vase, teapot,
      planter, plant pot, flower pot, pottery, stoneware, porcelain, tile, espresso cup, coffee cup,
      tea cup, teacup, cup, saucer, ceramic planter, terracotta, earthenware, serving platter,
      platter, ramekin, incense holder, crockery, ashtray, bone china, fine china, dinner set,
      tea set, matcha bowl, soap dish, figurine, candle vessel, ceramic candle vessel, candle holder,
      ceramic candle jar
    `),
    families: {},
  },
  'glass-drinkware': {
    any: terms('drinkware, bottle'),
    families: {
      glassware: terms(`
        glass, glassware, wine glass, drinking glass, shot glass, carafe, decanter, glass jar, jar,
        candle jar, glass candle jar, glass bottle, pitcher, iced coffee glass, cocktail glass,
        pint glass, glass straw, champagne flute, can glass, perfume bottle, tea glass,
        glass food jar, glass water bottle, glass bowl, glass vase, glass mug, glass cup,
        glass teapot, glass candle holder, votive holder, glass dropper bottle, dropper bottle, wine bottle,
        milk bottle, spice jar, mason jar, glass vial
      `),
      'bottles and tumblers': terms(`
        tumbler, water bottle, travel mug, thermos, flask, insulated bottle, stainless tumbler,
        shaker bottle, hip flask, sports bottle, insulated tumbler, stainless bottle, steel bottle,
        stainless steel bottle, gym bottle, plastic cup
      `),
    },
  },
  'metal-kitchenware': {
    any: terms('kitchenware, metalware'),
    families: {
      'knives and cutlery': terms(`
        knife, chef knife, kitchen knife, cutlery, cutlery set, flatware, scissor, kitchen scissor,
        spoon, fork, chopstick, chopstick set, steak knife, multitool, pocket knife, serving spoon,
        silverware
      `),
      cookware: terms(`
        cookware, pan, frying pan, skillet, pot, cast iron, cast iron skillet, baking tray,
        bakeware, wok, kettle, coffee pot
      `),
      'kitchen tools and barware': terms(`
        utensil, spatula, straw, metal straw, cocktail shaker, lunch box, bento box, garlic press,
        pepper grinder, pepper mill, bottle opener, corkscrew, kitchen tool, mixing bowl, peeler,
        copper mug, copperware, brassware, barware, coffee dripper, food container, enamel mug,
        enamel plate, steel plate, steel cup, stainless steel cup, steel bowl, stainless steel bowl,
        brass candle holder, metal candle holder, candlestick, wick trimmer, copper bottle,
        steel lunch box
      `),
    },
  },
  'furniture-wood': {
    any: terms('wood, lamp, wooden lamp'),
    families: {
      furniture: terms(`
        furniture, chair, table, desk, shelf, bookshelf, stool, sofa, bed frame, coffee table,
        nightstand, cabinet, bench, standing desk, side table, wall shelf, plant stand,
        rattan chair, dining table, outdoor bench, gaming chair, bean bag
      `),
      'boards and small wood goods': terms(`
        cutting board, chopping board, serving board, wooden box, picture frame, frame,
        wooden spoon, charcuterie board, hanger, desk organizer, wooden tray, plywood, bamboo board,
        monitor stand, wood monitor stand, wooden stand, crate, jewelry box, wood sign, wooden bowl,
        acacia bowl, coconut bowl, wooden plate, bamboo plate, wooden utensil, bamboo straw,
        bamboo cutlery, wooden coaster, wood phone stand, wooden spoon set, wooden candle holder
      `),
      'cork goods': terms('cork, cork coaster, coaster, cork wallet'),
    },
  },
  beauty: {
    any: terms('beauty, cosmetic, personal care, k beauty'),
    families: {
      'skin, hair and body care': terms(`
        skincare, serum, moisturizer, face cream, lotion, body butter, body scrub, soap, lip balm,
        sheet mask, face mask, shampoo, conditioner, haircare, hair oil, hair mask, sunscreen,
        cleanser, toner, beard oil, bath bomb, bath salt, deodorant, essential oil, body wash,
        face oil, eye cream, body oil, hand cream, self tanner, pimple patch, toothpaste,
        hair serum, face wash, dry shampoo, body lotion, argan oil, sugar scrub, bar soap,
        hand soap, olive oil soap, rose water toner, face serum, coffee scrub, face oil blend, lip mask,
        vitamin c serum, skin cream, body cream
      `),
      makeup: terms(`
        makeup, lipstick, lip gloss, lip oil, mascara, eyeshadow, eyeshadow palette, foundation,
        blush, cushion foundation, concealer, eyeliner, lip tint
      `),
      perfume: terms('perfume, perfume oil, fragrance, cologne, body mist'),
      'brushes and beauty tools': terms(`
        makeup brush, hairbrush, hair brush, facial roller, gua sha, jade roller, beauty tool,
        wooden comb, toothbrush, bamboo toothbrush, makeup sponge
      `),
      'nails and lashes': terms('nail polish, press on nail, false eyelash, eyelash, lash'),
    },
  },
  candles: {
    any: terms(`
      candle, scented candle, soy candle, wax melt, reed diffuser, room spray, incense,
      incense stick, tealight, pillar candle, taper candle, beeswax candle, home fragrance, diffuser,
      car freshener, air freshener, votive, linen spray
    `),
    families: {},
  },
  jewelry: {
    any: [],
    families: {
      jewelry: terms(`
        jewelry, necklace, ring, bracelet, earring, pendant, anklet, charm, brooch, cufflink,
        choker, bangle, gold chain, body jewelry, piercing, locket, signet ring, silver ring,
        charm bracelet, beaded bracelet, friendship bracelet, gemstone, stud, hoop
      `),
      'enamel pins': terms('enamel pin, pin, lapel pin, pin badge'),
      eyewear: terms(`
        sunglasses, eyewear, eyeglass frame, reading glass, eyeglass, blue light glass,
        blue light eyewear
      `),
      watches: terms('watch, wristwatch'),
    },
    materials: {
      jewelry: {
        'silver and gold': {
          stated: terms(`
            silver, sterling, sterling silver, 925, gold, vermeil, solid gold, gold vermeil, diamond,
            platinum, filigree, fine
          `),
          implied: terms('signet ring, gemstone, silver ring, gold chain'),
        },
        fashion: {
          stated: terms(`
            plated, gold plated, silver plated, brass, steel, stainless, stainless steel, beaded,
            enamel, fashion, acrylic, resin, alloy, gold filled, gold tone, costume, pvd
          `),
          implied: terms('beaded bracelet, friendship bracelet, body jewelry'),
        },
      },
    },
  },
  'toys-games': {
    any: terms('toy, collectible, puzzle, chess, chess set, fidget, baby toy'),
    families: {
      'plush and soft toys': terms(`
        plush, plushie, plush toy, stuffed animal, soft toy, doll, plush doll, mascot doll, puppet,
        teddy bear, amigurumi, crochet toy, plush keychain
      `),
      'board and card games': terms(`
        board game, card game, playing card, jigsaw, jigsaw puzzle, trading card, tarot, tarot deck,
        tabletop game, party game, game piece, deck box, playmat, card sleeve, playing card box
      `),
      'figures, dice and collectibles': terms(`
        dice, miniature, action figure, vinyl figure, collectible figure, fidget toy, squishy,
        rpg dice, slime, figure, acrylic keychain, acrylic stand, vinyl toy, designer toy, art toy,
        blind box, rubber duck
      `),
      'wooden and educational toys': terms(`
        wooden toy, wooden puzzle, building block, educational toy, kite
      `),
    },
  },
  'sports-goods': {
    any: terms('sports equipment, sports goods, fitness equipment, exercise equipment'),
    families: {
      'mats, bands and weights': terms(`
        yoga mat, resistance band, dumbbell, kettlebell, barbell, weight, foam roller, jump rope,
        skipping rope, gym equipment, yoga block, yoga strap, pilates ring, pilates ball,
        exercise ball, ankle weight, booty band, hip band, massage ball, cork yoga block,
        cork yoga mat, pull up bar
      `),
      'balls, gloves and protective gear': terms(`
        ball, soccer ball, football, basketball, volleyball, boxing glove, mma glove, gym glove,
        lifting strap, lifting belt, weightlifting belt, wrist wrap, knee sleeve, shin guard,
        punching bag, goalkeeper glove, rugby ball, golf glove, martial arts gear, gi,
        baseball glove, helmet
      `),
      'rackets and boards': terms(`
        pickleball paddle, paddle, racket, tennis racket, badminton racket, padel racket,
        skateboard, surfboard, cricket bat, hockey stick, baseball bat
      `),
      'camping and outdoor gear': terms(`
        tent, camping tent, sleeping bag, camping gear, hammock, camping hammock
      `),
    },
  },
  electronics: {
    any: terms('electronics, gadget, pcb, circuit board'),
    families: {
      'phone cases and mounts': terms(`
        phone case, phone grip, tablet case, airpod case, phone mount, phone stand, laptop stand,
        phone accessory, laptop case
      `),
      audio: terms(`
        headphone, earbud, earphone, speaker, bluetooth speaker, microphone, headset,
        gaming headset
      `),
      'chargers and cables': terms(`
        charger, phone charger, power bank, cable, usb cable, wireless charger, usb drive
      `),
      'keyboards, mice and controllers': terms(`
        keyboard, gaming keyboard, mechanical keyboard, gaming mouse, mouse, mouse pad, mousepad,
        desk mat, controller, game controller, keycap, console, gaming console, arcade,
        arcade controller, vr headset
      `),
      'lights and studio gear': terms(`
        ring light, webcam, led light, led strip, led lamp, led sign, neon sign, tripod,
        phone tripod
      `),
      'small appliances and smart devices': terms(`
        smartwatch, smart watch, humidifier, massage gun, smart home, sensor, hair dryer, blender,
        projector, fitness tracker, mug warmer, milk frother, coffee grinder, candle warmer
      `),
    },
  },
  'food-supplements': {
    any: terms('food, gummy, protein, superfood'),
    families: {
      'coffee and tea': terms(`
        coffee, coffee bean, coffee bag, drip bag, drip coffee, cold brew, cold brew coffee, tea,
        matcha, loose leaf tea, green tea, chai, drinking chocolate, tea gift tin, tea bag
      `),
      supplements: terms(`
        supplement, vitamin, energy gummy, gummy vitamin, protein powder, pre workout, preworkout, collagen,
        electrolyte, capsule, ginseng, ginseng stick, greens powder, creatine, probiotic,
        mushroom powder, collagen drink mix, drink mix
      `),
      'sauces and seasonings': terms(`
        hot sauce, sauce, spice, seasoning, sea salt, salsa, chili crisp, syrup, spice rub
      `),
      'sweets and snacks': terms(`
        snack, protein bar, candy, gummy candy, chocolate, chocolate bar, cookie, granola,
        energy bar, noodle, instant noodle, ramen, popcorn, jerky, dried fruit, nut, cashew nut,
        seaweed snack, dried mango, chip, turkish delight, baklava, tortilla chip, lollipop, cashew,
        gum, fruit leather
      `),
      'oils, spreads and preserves': terms(`
        honey, jam, fruit jam, olive oil, nut butter, hazelnut butter, almond butter, peanut butter,
        kimchi, pickle, sardine, canned fish, tinned fish, rice, pasta
      `),
      drinks: terms('beverage, energy drink, sparkling water, kombucha, soda, seltzer'),
    },
  },
  'paper-packaging': {
    any: terms('packaging, paper goods'),
    families: {
      'boxes and paper packaging': terms(`
        paper packaging, mailer box, gift box, box, paper bag, label, mailer, wrapping paper,
        tissue paper, hang tag, gift bag, rigid box, paper tube, paper cup, candle box, candle label,
        product box, gift wrapping paper
      `),
      'books, cards and stationery': terms(`
        notebook, journal, planner, sticker, card, greeting card, calendar, poster, art print,
        washi tape, stationery, notepad, bookmark, envelope, book, coloring book, photo album,
        postcard, sticky note, pen, pencil, business card, sticker sheet, cookbook, sketchbook,
        zine, leather notebook, leather journal
      `),
      'plastic bottles, tubes and pouches': terms(`
        plastic bottle, pet bottle, pump bottle, squeeze bottle, spray bottle, cosmetic jar,
        cosmetic bottle, cosmetic tube, lotion bottle, shampoo bottle, plastic jar, airless pump,
        airless bottle, tube, stand up pouch, food pouch, mylar bag, plastic bag, zip bag,
        ziplock bag, poly bag, poly mailer, coffee pouch, plastic container
      `),
    },
  },
  'musical-instruments': {
    any: terms('instrument, musical instrument, piano, harmonium, music box, music stand'),
    families: {
      'string instruments': terms(`
        guitar, acoustic guitar, electric guitar, ukulele, violin, sitar, oud, saz
      `),
      'drums and percussion': terms(`
        drum, drumstick, drum stick, cymbal, kalimba, handpan, tambourine, tabla, cajon, snare drum,
        bongo, singing bowl, steel tongue drum, maraca
      `),
      'wind instruments': terms('flute, harmonica, bagpipe, trumpet, saxophone, ocarina'),
      'records and tapes': terms('vinyl record, vinyl, cassette, cd'),
      'pedals and controllers': terms(`
        guitar pedal, effects pedal, midi controller, midi keyboard, synthesizer, drum pad
      `),
      'guitar accessories': terms(`
        guitar pick, plectrum, guitar strap, guitar case, guitar string, capo, instrument case,
        gig bag
      `),
    },
  },
  'pet-products': {
    any: terms('pet product, pet accessory, pet supply, aquarium, bird feeder'),
    families: {
      'collars, leads and carriers': terms(`
        collar, leash, harness, dog collar, cat collar, dog leash, dog harness, pet carrier,
        pet tag, horse tack, saddle, poop bag
      `),
      'pet toys': terms('dog toy, cat toy, pet toy, rope toy, chew toy, snuffle mat, catnip'),
      'pet beds and clothing': terms(`
        pet bed, dog bed, cat bed, scratching post, cat tree, dog bandana, dog sweater, dog hoodie,
        dog clothes, dog coat, dog raincoat, pet blanket, pet bandana, cat scratching post
      `),
      'pet treats and food': terms(`
        dog treat, cat treat, pet treat, pet food, dog food, cat food, dog chew, cat litter
      `),
      'bowls and feeders': terms('dog bowl, steel dog bowl, pet bowl, slow feeder, lick mat'),
      'pet grooming': terms('dog shampoo, pet grooming, pet brush'),
    },
  },
};

/**
 * The family of products "for dogs" and the like, by the group that the product would be in for
 * people.
 */
export const petFamilyOfGroup: Readonly<Partial<Record<ProductGroup, string>>> = {
  'knit-apparel': 'pet beds and clothing',
  'woven-apparel': 'pet beds and clothing',
  headwear: 'pet beds and clothing',
  'home-textiles': 'pet beds and clothing',
  'furniture-wood': 'pet beds and clothing',
  'bags-leather': 'collars, leads and carriers',
  'toys-games': 'pet toys',
  'food-supplements': 'pet treats and food',
  ceramics: 'bowls and feeders',
  'metal-kitchenware': 'bowls and feeders',
  beauty: 'pet grooming',
};

/** Words that only name the category; used when nothing more specific was typed. */
export const categoryTerms: Readonly<Record<ProductCategory, readonly string[]>> = {
  apparel: terms('apparel, clothing, clothes, garment, fashion, cotton, outfit, wear'),
  accessories: terms('accessory, leather, fashion accessory'),
  'home-goods': terms(`
    home goods, homeware, housewares, home decor, decor, kitchen, home, household, bathroom,
    bedroom, gift
  `),
  beauty: terms('spa, self care, grooming, hair, skin, nail, lip, facial'),
  fitness: terms('fitness, gym, workout, yoga, pilates, exercise, sport, training, running'),
  tech: terms('tech, technology, phone, iphone, laptop, usb, bluetooth, wireless, electronic'),
  music: terms('music, musical, musician, band merch'),
  gaming: terms('gaming, gamer, game, esports, tabletop, streamer, video game'),
  food: terms('edible, drink, nutrition, gourmet, flavor, vegan food, grocery'),
  pets: terms('pet'),
};

/**
 * Animals whose mention makes a product one for pets, and words that make it one for people again.
 */
export const petWords = new Set([
  'dog',
  'cat',
  'puppy',
  'kitten',
  'pet',
  'hamster',
  'rabbit',
  'pup',
]);
export const petLoverWords = new Set(
  tokenize(
    'mom mum dad lover owner parent people person print printed themed theme design pattern',
  ),
);
export const notAPetBefore = new Set(['hot', 'corn', 'downward']);
export const notAPetAfter = new Set(['eye', 'ear', 'walker', 'stitch', 'bottle']);

function terms(commaSeparated: string): readonly string[] {
  return commaSeparated.split(',').map((term) => term.trim());
}
