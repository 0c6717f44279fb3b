import * as active from './drawings/active.ts';
import * as apparel from './drawings/apparel.ts';
import * as beauty from './drawings/beauty.ts';
import * as carry from './drawings/carry.ts';
import * as drinkware from './drawings/drinkware.ts';
import * as home from './drawings/home.ts';
import * as packaging from './drawings/packaging.ts';
import * as pantry from './drawings/pantry.ts';
import type { Drawing } from './drawings/turned.ts';

export const packagingKinds = [
  'mailer-box',
  'folding-carton',
  'gift-box',
  'pouch',
  'labelled-bottle',
  'labelled-jar',
  'paper-tube',
  'poly-mailer',
  'hang-tag',
  'sleeve',
  'tin',
  'shopping-bag',
] as const;

export const productKinds = [
  't-shirt',
  'hoodie',
  'sweatshirt',
  'leggings',
  'garment',
  'socks',
  'cap',
  'beanie',
  'sneakers',
  'tote-bag',
  'backpack',
  'duffel-bag',
  'zip-pouch',
  'sunglasses',
  'necklace',
  'keychain',
  'enamel-pin',
  'sticker-sheet',
  'phone-case',
  'mug',
  'tumbler',
  'water-bottle',
  'candle',
  'pillow',
  'blanket',
  'poster',
  'notebook',
  'plush-toy',
  'card-deck',
  'serum',
  'cream-jar',
  'cream-tube',
  'lipstick',
  'nail-polish',
  'soap',
  'perfume',
  'pump-bottle',
  'makeup-palette',
  'yoga-mat',
  'resistance-bands',
  'dumbbell',
  'headphones',
  'power-bank',
  'desk-mat',
  'game-controller',
  'vinyl-record',
  'guitar-picks',
  'snack-pouch',
  'coffee-bag',
  'food-jar',
  'sauce-bottle',
  'drink-can',
  'supplement-tub',
  'chocolate-bar',
  'tea-tin',
  'pet-bowl',
  'pet-collar',
  'pet-toy',
  'treat-jar',
] as const;

export type PackagingKind = (typeof packagingKinds)[number];
export type ProductKind = (typeof productKinds)[number];
/** `object` is the stand-in for products without a drawing. */
export type Kind = ProductKind | PackagingKind | 'object';

export type KindRules = {
  /** What the picture shows, for its alt text. */
  label: string;
  draw: Drawing;
  /** Small print, where there is room for it; true of any such product. */
  caption: string;
  /** Names of exactly this product. */
  names: string;
  /** Names of its family, weaker than a name: "shirt" may be a T-shirt, "polo shirt" is not. */
  family?: string;
  /** Words of its field, the weakest: "coffee lovers" without anything else. */
  field?: string;
  /** How such a product is packaged. */
  packing: PackagingKind;
};

function kind(
  label: string,
  draw: Drawing,
  packing: PackagingKind,
  caption: string,
  words: { names: string; family?: string; field?: string },
): KindRules {
  return { label, draw, packing, caption, ...words };
}

/** Word lists: comma-separated, singular, matched as whole words. */
export const kindRules: Readonly<Record<ProductKind | PackagingKind, KindRules>> = {
  't-shirt': kind('T-shirt', apparel.tee, 'poly-mailer', 'cotton tee', {
    names:
      't shirt, tshirt, tee, tee shirt, graphic tee, crop top, tank top, baby tee, jersey, sport shirt',
    family: 'shirt, top, tank, apparel, merch, merchandise',
    field: 'fashion',
  }),
  hoodie: kind('hoodie', apparel.hoodie, 'poly-mailer', 'hoodie', {
    names:
      'hoodie, hoody, hooded sweatshirt, hooded sweater, zip hoodie, pullover hoodie, tracksuit',
    family: 'pullover, streetwear',
  }),
  sweatshirt: kind('sweatshirt', apparel.sweatshirt, 'poly-mailer', 'sweatshirt', {
    names: 'sweatshirt, crewneck, crew neck, sweater, jumper, knit sweater, fleece, long sleeve',
    family: 'knitwear, cardigan',
  }),
  leggings: kind('leggings', apparel.leggings, 'poly-mailer', 'leggings', {
    names:
      'legging, yoga pant, jogger, sweatpant, trouser, bike short, tight, workout pant, workout legging',
    family: 'pant, activewear, athleisure, sportswear, gym wear, short',
  }),
  garment: kind(
    'folded garment with a hang tag',
    apparel.foldedGarment,
    'hang-tag',
    'made for you',
    {
      names:
        'dress, skirt, jacket, coat, robe, kimono, pajama, pyjama, loungewear, swimsuit, bikini, swimwear, jean, denim jacket, polo, polo shirt, button up, blouse, vest, onesie, romper, scarf, shawl, sports bra, bra, underwear, lingerie, boxer, glove, bandana, apron, dog sweater, dog hoodie, dog jacket, pet clothing, baby clothing, uniform',
      family: 'clothing, clothe, garment, wear, outfit, costume',
      field: 'apparel',
    },
  ),
  socks: kind('pair of socks', apparel.socks, 'sleeve', 'soft socks', {
    names: 'sock, grip sock, crew sock, ankle sock, compression sock, slipper sock, stocking',
    family: 'hosiery',
    field: 'pilates',
  }),
  cap: kind('baseball cap', apparel.cap, 'mailer-box', 'cap', {
    names: 'cap, baseball cap, dad hat, trucker hat, snapback',
    family: 'hat, headwear',
  }),
  beanie: kind('beanie', apparel.beanie, 'hang-tag', 'knit beanie', {
    names: 'beanie, winter hat, knit hat, wool hat, bobble hat, toque',
  }),
  sneakers: kind('sneaker', apparel.sneakers, 'folding-carton', 'sneakers', {
    names: 'sneaker, trainer, running shoe, high top, skate shoe, tennis shoe',
    family: 'shoe, footwear, kick',
  }),
  'tote-bag': kind('tote bag', carry.tote, 'poly-mailer', 'tote bag', {
    names: 'tote, tote bag, canvas bag, shopper, beach bag, market bag, book bag, handbag, purse',
    family: 'bag, accessory',
  }),
  backpack: kind('backpack', carry.backpack, 'mailer-box', 'backpack', {
    names: 'backpack, rucksack, school bag, laptop bag, daypack, diaper bag, drawstring bag',
    family: 'luggage, pack',
  }),
  'duffel-bag': kind('duffel bag', carry.duffel, 'mailer-box', 'duffel bag', {
    names:
      'duffel, duffle, duffel bag, duffle bag, gym bag, weekender, travel bag, sport bag, weekend bag',
    field: 'travel',
  }),
  'zip-pouch': kind('zip pouch', carry.pouchBag, 'gift-box', 'pouch', {
    names:
      'makeup bag, cosmetic bag, toiletry bag, zip pouch, pencil case, wallet, clutch, fanny pack, belt bag, crossbody, crossbody bag, coin purse, wash bag',
    family: 'case',
  }),
  sunglasses: kind('pair of sunglasses', carry.sunglasses, 'folding-carton', 'sunglasses', {
    names: 'sunglass, sunglasses, sun glasses, eyewear, blue light glass, reading glass',
    family: 'glass, goggle',
  }),
  necklace: kind('necklace on a card', carry.necklace, 'gift-box', 'necklace', {
    names:
      'necklace, pendant, chain, jewelry, earring, bracelet, gold ring, silver ring, anklet, charm, locket, choker',
    family: 'gemstone, crystal',
  }),
  keychain: kind('keychain', carry.keychain, 'pouch', 'keychain', {
    names: 'keychain, key chain, key ring, keyring, key fob, lanyard, luggage tag, bag charm',
  }),
  'enamel-pin': kind('enamel pin on a card', carry.enamelPin, 'pouch', 'enamel pin', {
    names: 'pin, enamel pin, lapel pin, badge, button badge, patch, iron on patch, brooch, magnet',
  }),
  'sticker-sheet': kind('sticker sheet', carry.stickerSheet, 'poly-mailer', 'stickers', {
    names:
      'sticker, sticker sheet, sticker pack, decal, vinyl sticker, washi tape, temporary tattoo',
    family: 'stationery',
  }),
  'phone-case': kind('phone case', carry.phoneCase, 'folding-carton', 'phone case', {
    names: 'phone case, iphone case, phone cover, smartphone case, mobile case, phone accessory',
    family: 'phone, iphone, smartphone',
    field: 'tech accessory',
  }),
  mug: kind('mug', drinkware.mug, 'mailer-box', 'mug', {
    names:
      'mug, coffee mug, coffee cup, tea cup, teacup, ceramic mug, camp mug, enamel mug, espresso cup',
    family: 'cup, ceramic, drinkware',
    field: 'office',
  }),
  tumbler: kind('tumbler with a straw', drinkware.tumbler, 'mailer-box', 'tumbler', {
    names:
      'tumbler, travel mug, travel cup, iced coffee cup, insulated cup, straw cup, wine tumbler, cold cup',
  }),
  'water-bottle': kind('water bottle', drinkware.waterBottle, 'paper-tube', 'bottle', {
    names:
      'water bottle, sport bottle, shaker, shaker bottle, protein shaker, thermos, flask, insulated bottle, hydration bottle, gym bottle',
    field: 'hydration, running, cycling, hiking',
  }),
  candle: kind('candle', drinkware.candle, 'folding-carton', 'candle', {
    names: 'candle, soy candle, scented candle, wax melt, votive',
    family: 'fragrance, home decor',
    field: 'home good, home, decor, cozy',
  }),
  pillow: kind('cushion', home.pillow, 'poly-mailer', 'pillow', {
    names:
      'pillow, cushion, throw pillow, pillowcase, neck pillow, meditation cushion, pet bed, dog bed, cat bed',
    family: 'bedding',
    field: 'sleep',
  }),
  blanket: kind('folded blanket', home.blanket, 'sleeve', 'blanket', {
    names:
      'blanket, throw blanket, quilt, duvet, weighted blanket, comforter, swaddle, towel, beach towel, gym towel',
    family: 'throw, textile',
  }),
  poster: kind('framed print', home.poster, 'paper-tube', 'art print', {
    names:
      'poster, art print, print, wall art, canvas print, photo print, framed print, painting, postcard, greeting card',
    family: 'art, artwork, illustration, photography',
  }),
  notebook: kind('notebook', home.notebook, 'sleeve', 'notebook', {
    names:
      'notebook, journal, planner, diary, sketchbook, notepad, book, cookbook, workbook, recipe book, calendar',
    field: 'study, writing',
  }),
  'plush-toy': kind('plush toy', home.plush, 'gift-box', 'plush', {
    names: 'plush, plushie, plush toy, stuffed animal, stuffed toy, teddy, teddy bear, soft toy',
    family: 'toy',
    field: 'kid, baby, child',
  }),
  'card-deck': kind('deck of cards', home.cardDeck, 'folding-carton', 'card deck', {
    names:
      'card deck, deck of card, playing card, tarot, tarot card, tarot deck, oracle card, card game, trading card, flashcard, affirmation card, conversation card',
    family: 'card',
  }),
  serum: kind('dropper bottle', beauty.serum, 'folding-carton', 'serum', {
    names:
      'serum, face oil, face serum, hair oil, beard oil, essential oil, dropper, dropper bottle, tincture, cbd oil, lash serum, retinol, vitamin c serum',
    family: 'oil',
    field: 'skincare, skin care, beauty, skin, cosmetic',
  }),
  'cream-jar': kind('cream jar', beauty.creamJar, 'folding-carton', 'cream', {
    names:
      'cream, face cream, body cream, body butter, moisturizer, moisturiser, face mask, clay mask, hair mask, sugar scrub, body scrub, scrub, pomade, hair wax, balm, night cream, eye cream, salve',
    family: 'cosmetic jar',
  }),
  'cream-tube': kind('cream tube', beauty.creamTube, 'folding-carton', 'cream', {
    names:
      'hand cream, sunscreen, spf, sun cream, cleanser, face wash, toothpaste, hand lotion, cosmetic tube, hair gel, primer, bb cream, foundation',
    family: 'tube',
    field: 'sun care',
  }),
  lipstick: kind('lipstick', beauty.lipstick, 'folding-carton', 'lipstick', {
    names: 'lipstick, lip gloss, lip balm, lip oil, lip tint, lip liner, chapstick',
    family: 'lip, gloss',
  }),
  'nail-polish': kind('two bottles of nail polish', beauty.nailPolish, 'gift-box', 'nail polish', {
    names: 'nail polish, nail varnish, gel polish, nail lacquer, press on nail, nail kit',
    family: 'nail, polish, manicure',
  }),
  soap: kind('stack of soap bars', beauty.soap, 'sleeve', 'soap bar', {
    names: 'soap, soap bar, bar soap, shampoo bar, bath bomb, bath salt, dog soap, lotion bar',
    family: 'bath',
  }),
  perfume: kind('perfume bottle', beauty.perfume, 'folding-carton', 'perfume', {
    names:
      'perfume, cologne, eau de parfum, body mist, fragrance mist, scent spray, parfum, signature scent',
    family: 'scent',
  }),
  'pump-bottle': kind('pump bottle', beauty.pumpBottle, 'folding-carton', 'body care', {
    names:
      'shampoo, conditioner, body wash, lotion, body lotion, hand soap, hand wash, shower gel, sanitizer, dish soap, pump bottle, pet shampoo, dog shampoo, liquid soap, hair spray, hair care',
    family: 'haircare, hair, body care, cleaner',
  }),
  'makeup-palette': kind('makeup palette', beauty.makeupPalette, 'folding-carton', 'palette', {
    names:
      'makeup palette, eyeshadow, eyeshadow palette, eye shadow, blush, highlighter, bronzer, contour, compact, powder compact, palette, makeup',
    family: 'make up',
  }),
  'yoga-mat': kind('yoga mat', active.yogaMat, 'sleeve', 'yoga mat', {
    names:
      'yoga mat, exercise mat, pilates mat, fitness mat, workout mat, gym mat, meditation mat, play mat',
    family: 'mat',
    field: 'yoga, stretch, meditation',
  }),
  'resistance-bands': kind('set of resistance bands', active.resistanceBand, 'pouch', 'bands', {
    names: 'resistance band, exercise band, booty band, workout band, fitness band, loop band',
    family: 'band',
    field: 'fitness, workout, home workout',
  }),
  dumbbell: kind('dumbbell', active.dumbbell, 'folding-carton', 'dumbbell', {
    names: 'dumbbell, dumb bell, hand weight, free weight',
    family: 'gym equipment',
    field: 'gym, strength, training, crossfit, bodybuilding',
  }),
  headphones: kind('pair of headphones', active.headphones, 'folding-carton', 'headphones', {
    names: 'headphone, headset, gaming headset',
    family: 'audio',
    field: 'podcast',
  }),
  'power-bank': kind('power bank', active.powerBank, 'folding-carton', 'power bank', {
    names:
      'power bank, powerbank, portable charger, wireless charger, phone charger, charger, battery pack, charging pad',
    family: 'gadget, device, electronic',
    field: 'tech, technology',
  }),
  'desk-mat': kind('desk mat with a mouse', active.deskMat, 'paper-tube', 'desk mat', {
    names:
      'desk mat, mouse pad, mousepad, mouse mat, desk pad, gaming mat, deskmat, gaming mouse, mouse',
    field: 'desk setup, setup',
  }),
  'game-controller': kind('game controller', active.controller, 'folding-carton', 'controller', {
    names: 'controller, game controller, gamepad, joystick',
    field: 'gaming, gamer, video game, esport, streamer, twitch',
  }),
  'vinyl-record': kind('vinyl record in its sleeve', active.vinyl, 'mailer-box', 'record', {
    names: 'vinyl, vinyl record, record, album, lp, ep',
    field: 'music, musician, dj, singer, band merch',
  }),
  'guitar-picks': kind('two guitar picks', active.guitarPick, 'pouch', 'guitar picks', {
    names: 'guitar pick, plectrum',
    field: 'guitar, guitarist, drummer',
  }),
  'snack-pouch': kind('snack pouch', pantry.snackPouch, 'mailer-box', 'snack', {
    names:
      'snack, chip, crisp, popcorn, granola, trail mix, nut, candy, gummy, jerky, cookie, cracker, dried fruit, pretzel, protein bar, energy bar, marshmallow, cereal, muesli, pasta, seasoning, spice, rub, pancake mix, baking mix, dog food, cat food, cat treat, dog chew',
    family: 'sweet, treat',
    field: 'food, foodie, cooking, baking, recipe, vegan, keto',
  }),
  'coffee-bag': kind('bag of coffee', pantry.coffeeBag, 'mailer-box', 'coffee', {
    names:
      'coffee bag, coffee bean, ground coffee, bag of coffee, roasted coffee, coffee blend, espresso bean, cold brew coffee, instant coffee',
    family: 'espresso, roast',
    field: 'coffee, barista, cafe',
  }),
  'food-jar': kind('jar of food', pantry.foodJar, 'folding-carton', 'small batch', {
    names:
      'jam, honey, peanut butter, nut butter, almond butter, salsa, pickle, jelly, marmalade, pasta sauce, chutney, pesto, chili crisp, chili oil, chilli oil, tahini, spread, syrup, caramel, ghee, kimchi',
    family: 'preserve',
  }),
  'sauce-bottle': kind('bottle of sauce', pantry.sauceBottle, 'folding-carton', 'sauce', {
    names:
      'hot sauce, bbq sauce, barbecue sauce, sauce, ketchup, mustard, salad dressing, dressing, soy sauce, marinade',
    field: 'condiment',
  }),
  'drink-can': kind('drink can', drinkware.drinkCan, 'mailer-box', 'drink', {
    names:
      'soda, energy drink, canned drink, sparkling water, seltzer, beer, kombucha, cold brew, iced tea, canned coffee, lemonade, hard seltzer, drink can, soda can, canned cocktail',
    family: 'drink, beverage',
  }),
  'supplement-tub': kind('supplement tub', pantry.supplementTub, 'pouch', 'supplement', {
    names:
      'protein powder, protein, pre workout, preworkout, supplement, vitamin, collagen, collagen powder, creatine, greens powder, whey, electrolyte, electrolyte powder, multivitamin, gummy vitamin, capsule, probiotic',
    family: 'powder',
    field: 'nutrition, wellness, health',
  }),
  'chocolate-bar': kind('bar of chocolate', pantry.chocolateBar, 'sleeve', 'chocolate', {
    names: 'chocolate, chocolate bar, candy bar, dark chocolate, cacao bar, brownie, truffle',
    family: 'cacao, dessert',
  }),
  'tea-tin': kind('tea tin', pantry.tin, 'mailer-box', 'tea', {
    names:
      'tea, tea tin, loose leaf, loose leaf tea, matcha, herbal tea, chai, tea blend, mint tin, cocoa, hot chocolate',
  }),
  'pet-bowl': kind('pet bowl', drinkware.petBowl, 'folding-carton', 'pet bowl', {
    names:
      'pet bowl, dog bowl, cat bowl, food bowl, water bowl, slow feeder, pet feeder, bowl for dog, bowl for cat',
    field: 'pet, dog, cat, puppy, kitten',
  }),
  'pet-collar': kind('pet collar with a tag', active.petCollar, 'hang-tag', 'collar', {
    names: 'collar, dog collar, cat collar, pet collar, pet tag, dog tag',
  }),
  'pet-toy': kind('pet toys', active.dogToy, 'hang-tag', 'pet toy', {
    names: 'dog toy, pet toy, cat toy, chew toy, dog bone, bone, fetch ball, squeaky toy',
  }),
  'treat-jar': kind('treat jar', pantry.petTreatJar, 'folding-carton', 'treats', {
    names: 'dog treat, pet treat, treat jar, cookie jar, canister, storage jar, dog biscuit',
    family: 'biscuit',
  }),

  'mailer-box': kind('mailer box', packaging.mailerBox, 'mailer-box', '', {
    names:
      'mailer box, mailer, subscription box, pr box, shipping box, postal box, box set, care package, welcome kit, starter kit, unboxing',
    family: 'box, kit, bundle, set, packaging, package',
  }),
  'folding-carton': kind('folding carton', packaging.foldingCarton, 'folding-carton', '', {
    names: 'folding carton, carton, product box, retail box, paper box, tuck box',
  }),
  'gift-box': kind('gift box with a ribbon', packaging.giftBox, 'gift-box', '', {
    names:
      'gift box, gift set, gift kit, rigid box, magnetic box, hamper, gift basket, jewelry box, keepsake box, advent calendar',
    family: 'gift, present',
  }),
  pouch: kind('stand-up pouch', pantry.snackPouch, 'pouch', '', {
    names:
      'stand up pouch, standup pouch, zip lock, ziplock, resealable pouch, resealable bag, doypack, sachet, foil bag',
    family: 'pouch',
  }),
  'labelled-bottle': kind('labelled bottle', packaging.labeledBottle, 'folding-carton', '', {
    names:
      'bottle label, labelled bottle, labeled bottle, glass bottle, amber bottle, olive oil, vinegar, maple syrup, wine, liquor, gin, vodka, whiskey',
    family: 'bottle',
  }),
  'labelled-jar': kind('labelled jar', pantry.foodJar, 'folding-carton', '', {
    names: 'jar label, labelled jar, labeled jar, glass jar, mason jar',
    family: 'jar',
  }),
  'paper-tube': kind('paper tube', packaging.paperTube, 'paper-tube', '', {
    names:
      'paper tube, cardboard tube, mailing tube, poster tube, cylinder box, tube packaging, tube box',
  }),
  'poly-mailer': kind('poly mailer', packaging.polyMailer, 'poly-mailer', '', {
    names:
      'poly mailer, poly bag, mailing bag, shipping bag, courier bag, envelope, padded envelope, bubble mailer',
  }),
  'hang-tag': kind('hang tag', packaging.hangTag, 'hang-tag', '', {
    names: 'hang tag, hangtag, swing tag, clothing tag, price tag, gift tag, clothing label',
    family: 'tag',
  }),
  sleeve: kind('paper sleeve', packaging.bellyBand, 'sleeve', '', {
    names: 'paper sleeve, belly band, box sleeve, packaging sleeve, wrap band',
    family: 'sleeve',
  }),
  tin: kind('tin', pantry.tin, 'tin', '', {
    names: 'metal tin, tin box, tin can, gift tin, cookie tin',
    family: 'tin',
  }),
  'shopping-bag': kind('paper shopping bag', packaging.shoppingBag, 'shopping-bag', '', {
    names: 'shopping bag, paper bag, gift bag, carrier bag, retail bag, goodie bag, party bag',
    family: 'swag bag',
  }),
};

/**
 * Products without a drawing whose words also name one that has: the "deck" of a skateboard, the
 * "stand" of a phone. A labeled stand-in is honest; a deck of cards would not be. Same format as
 * the word lists above.
 */
export const undrawnNames =
  'skateboard, longboard, surfboard, snowboard, paddle board, skateboard deck, deck chair, patio deck, board, board game, ' +
  'game, chess set, dice set, dice, domino, puzzle, jigsaw puzzle, action figure, figurine, toy car, building block, ' +
  'stand, holder, mount, tripod, selfie stick, dock, hook, hanger, rack, shelf, organizer, strap, clip, grip, grinder, press, ' +
  'earbud, earphone, earpod, airpod, earbud case, wireless earbud case, airpod case, headphone case, sunglass case, sunglasses case, phone ring, phone charm, bottle sleeve, patio deck set, ipad case, tablet case, laptop sleeve, laptop case, ' +
  'console, console skin, controller skin, keyboard, chair, desk, table, lamp, light, speaker, microphone, cable, ' +
  'leash, harness, pet carrier, carrier, cat tree, scratching post, litter, litter box, cage, aquarium, ' +
  'hair clip, hair tie, scrunchie, headband, hairbrush, brush, hair brush, makeup brush, brush set, comb, dryer, hair dryer, iron, clipper, razor, sponge, ' +
  'watch, watch band, watch strap, belt, tie, bow tie, wristband, headwear band, sweatband, umbrella, sleeping bag, tent, lunch box, bento box, cooler, can cooler, ' +
  'card holder, card case, business card, gift card, credit card, shot glass, wine glass, beer glass, drinking glass, ' +
  'bowl, cereal bowl, plate, pan, pot, plant pot, vase, teapot, coffee grinder, french press, coffee maker, coffee machine, bottle opener, wine opener, tray, coaster, placemat, ' +
  'door mat, bath mat, rug, mirror, clock, curtain, pen, pencil, bookmark, bookend, photo album, frame, ' +
  'diffuser, incense, air freshener, humidifier, toothbrush, eye mask, sleep mask, sheet mask, ' +
  'guitar, guitar strap, guitar case, guitar pedal, ukulele, drumstick, drum, piano, ' +
  'ball, tennis ball, golf ball, golf tee, tee ball, racket, bat, helmet, yoga block, yoga wheel, foam roller, jump rope, kettlebell, ' +
  'bib, baby bib, pacifier, stroller, car seat, crib, slipper, sandal, boot, flip flop';

/** The stand-in when the words name no product that can be drawn. */
export const standIn: { label: string; draw: Drawing } = {
  label: 'branded box standing in for the product',
  draw: packaging.brandedBox,
};
