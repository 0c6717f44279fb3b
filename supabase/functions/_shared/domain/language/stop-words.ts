import { tokenize } from './words.ts';

function listOf(words: string): ReadonlySet<string> {
  return new Set(tokenize(words));
}

/**
 * Words that open a new part of a description, so the words before them name the product: "mug with
 * a cat", "velas de soja". English, Spanish, French, German and Turkish.
 */
export const leadIns = listOf(`
  for with in from of to by at on under below over above without using like and or plus that who
  which featuring including showing saying per but not near around than about
  de del con para por en y o sin al avec pour sans sur et ou du des dans aus mit fur von und oder
  ohne ile icin ve
`);

/** Words that say nothing about the product. */
export const stopWords = listOf(`
  a about all also am an any anywhere anyone are as ask be been being best better big biggest brand
  branded bulk business buy buying by can cant cheap cheaper cheapest client company could create
  creator custom customer customised customized customize design designed designer do does dont
  each ever every except factory factories few find finding for from get getting give go going good
  got great has have having hello help here hi high how i id idea ideal ideally if im in into is it
  its ive just kind know label launch launching let lets like line list little local locate look
  looking lot low lowest made make maker making many manufacture manufactured manufacturer
  manufacturing may me might mill min minimum more moq most much must my near nearby need needed new
  nice no not now of off offer ok okay on one only option or order ordered our out outside own
  partner pc pcs per perfect personalised personalized piece place plant please plus possible
  private produce producer production professional project provide quality quantity range really
  recommend reliable run search sell selling send shop short should show sir small so some someone
  something source sourced sourcing start starting store stuff style styled such supplier supplies
  supply take than thank thanks that the their them then there these they thing think this those
  to top trusted try type under unit up us use used using usually vendor very wanna want wanted was
  we were what when where which who wholesale why will with within without work workshop would yes
  you your
  un una unos unas el la los las mi su fabricante fabrica proveedor quiero necesito busco
  le les je mon fabricant fournisseur cherche ein eine der die das den dem ich mein hersteller
  lieferant suche bir uretici tedarikci
  queremos buscamos quisiera fabricar hacer producir comprar mis nuestro nuestra nuevo nueva
  nous cherchons voudrais voudrions fabriquer produire acheter notre mes
  wir suchen suchst brauche brauchen mochte mochten herstellen produzieren kaufen lassen einen einem
  eines unser unsere unseren meine meinen als wie
  ariyorum ariyoruz istiyorum istiyoruz uretmek yaptirmak
`);

/** Nouns that may follow a product's name without naming another: "tumbler set", "hoodie drop". */
export const collectives = listOf(`
  set kit pack bundle duo trio collection line drop piece pair series edition merch item product gear supply ounce gallon sheet
  range assortment lot batch stick unit model version sample print printing embroidery engraving
  design pattern logo gift color size manufacturer maker supplier factory price pricing cost
  wholesale bulk order quality length sleeve oz ml inch cm mm gsm lb kg gram liter pcs dozen duty
  tariff import importer fob cif exw ddp
`);

/** Words that describe a product, even behind its name: "mug large", "boots knee high". */
export const descriptions = listOf(`
  small medium large xl xxl mini big extra tall short long wide slim oversized unisex mens womens
  men women man woman kid kids baby adult youth girl boy high low knee ankle premium luxury cheap
  basic plain blank printed embroidered sleeved custom made inspired personalized handmade organic recycled
  sustainable eco friendly vegan natural reusable refillable waterproof washable foldable portable
  wireless electric rechargeable insulated padded lined cotton polyester leather wool silk linen
  canvas denim bamboo wood wooden metal steel glass ceramic plastic silicone rubber paper knit
  knitted woven heavyweight lightweight soft hard vintage retro modern minimalist black white red
  blue green pink purple yellow orange brown gray navy beige cream gold silver rose sage lavender
  teal usa double single twill poplin chiffon velvet corduroy terry gauze tulle lace
  mesh jacquard jersey waffle sherpa fleece flannel tweed satin crepe sateen percale
  insulated scented unscented flavored natural raw pure solid matte glossy
  queen king twin beginner advanced built sewn woven drawn bound dyed cut worn matching
  handwoven christmas xmas halloween easter valentine holiday wedding birthday
  pastel neon ombre seamless
`);

/**
 * Containers and measures. After something edible, a cosmetic or a candle they are only its
 * packing ("honey jar", "pasta box"), and before "of" they are only a measure ("box of chocolates").
 */
export const containers = listOf(`
  box bag jar bottle pack tin can tub tube pouch sachet packet carton case bar cup bowl pair line
  range kind type piece stick roll sheet set block
`);

/** What goods are counted in: "a deck of playing cards", "trio of sauces". */
export const measures = listOf('deck flight trio duo bundle kit collection dozen batch bunch');

/** Containers that are used on their own: a popcorn bowl is a bowl, a coffee cup a cup. */
export const durableContainers = listOf('bowl cup');

/**
 * Nouns that name a product only by themselves or with a description. Behind any other word they are
 * part of a longer name: a trash bag is no tote bag, a pivot table no furniture.
 */
export const weakNouns = listOf(`
  bag box jar bottle pouch case card label cable pan table weight sheet trainer shade
  chair bed hoop slide harness
`);

/** The weak nouns that make packaging of what stands before them: a "sock box". */
export const packagingNouns = listOf('bag box jar bottle pouch label');

/**
 * Animals, plants, scents and patterns that are on a product or in it. Behind its name they name no
 * other product: "crochet kit whale", "body lotion coconut".
 */
export const motifWords = listOf(`
  alligator alpaca astronaut axolotl bear bunny butterfly cactus capybara cat chameleon cheetah
  chicken cow crab crocodile daisy deer dinosaur dog dolphin dragon dragonfly duck elephant fairy
  flamingo flower fox frog ghost giraffe goose gorilla hedgehog hippo jellyfish kangaroo kitten koala
  ladybug lemur leopard lion lizard llama lobster lotus mermaid monkey moon moose moth mushroom
  narwhal octopus orca otter owl panda parrot peacock penguin pig platypus puppy rabbit raccoon
  rainbow robot rocket rose shark skull sloth snail snake snowflake snowman squirrel star starfish
  sunflower swan tiger toucan tulip turtle unicorn walrus whale wolf zebra
  amber apple banana bergamot blueberry cherry cinnamon citrus coconut cucumber eucalyptus fig
  gardenia grapefruit jasmine lemon lime mango melon mint oatmeal patchouli peach peony peppermint
  pineapple pomegranate pumpkin raspberry rosemary sandalwood strawberry vanilla vetiver watermelon
  ylang plaid gingham paisley tartan camo floral houndstooth herringbone
`);

/** Negations: what follows is not wanted. */
export const negations = listOf(
  'no not non without never except excluding avoid neither nor sin ohne sans',
);
