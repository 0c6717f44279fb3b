/** What each studio picture shows, as its alternative text. The build inlines each where it is used. */
export const candleAlt =
  'Blush candle jar, smaller red jar with a wooden lid, and a loose lid in front';
export const cartonsAlt = 'Five stacked kraft cartons with red tape and a small smiley';
export const checklistAlt =
  'Clipboard reading "sample 2 of 3" with color, seams, print and weight ticked, fabric swatches, a ruler and a pen';
export const factoryAlt =
  'Toy-like red machine with a smiley window on a conveyor, plain kraft boxes going in, branded boxes and a mug coming out';
export const heroAlt =
  'Eight branded products on a pink set with a big red disc: an open mailer box reading "hello! thanks for being here", packing tape, a candle with a wooden lid, a dropper bottle, a yellow smiley mug, a green tumbler, a cream jar and a "made by you" hang tag';
export const kidsAlt = 'Wooden blocks, a rainbow ring stacker and a yellow wooden car';
export const kidswearAlt =
  'Child’s yellow T-shirt laid flat, with a red smiley, "little one" and a hang tag';
export const mailerAlt =
  'Open red mailer box printed "YOUR BRAND" with a pink "hello!" lid, tissue paper, a sky-blue mug and a dropper bottle';
export const mugAlt = 'Glazed red mug with a yellow smiley and "hello!"';
export const nailpolishAlt = 'Three nail polish bottles, yellow, red on a plinth, pink';
export const petsAlt =
  '"good dog" bowl with kibble, pink bone, green striped collar with a tag, and a ball';
export const petwearAlt = 'Red dotted dog bandana with a smiley, a green collar and a round tag';
export const skincareAlt =
  'Dropper bottle, red hand-cream tube on a plinth and a cream jar with a green lid';
export const socksAlt = 'Pair of yellow and red grip socks, one showing its sole dots';
export const swagAlt =
  'Green notebook with yellow elastic, pen, sticker sheet, loose stickers, yellow mug and pale-blue tumbler';
export const swatchesAlt = 'Fan of color cards with a rivet, a pen and a flower sticker';
export const teeAlt = 'Red T-shirt laid flat with a smiley print and a hang tag';
export const toteAlt = 'Natural canvas tote with a red flower smiley and "YOUR BRAND"';
export const tumblerAlt =
  'Green tumbler with a red straw beside a red tumbler, both with a star and "YOUR BRAND"';
export const warehouseAlt =
  'Warm fulfillment center aisle with tall racking full of cartons and a roller conveyor carrying colorful branded parcels';

/** Made later than the others, for the same sets. */
export const doorstepAlt =
  'Green front door with a "hello!" doormat, a plant, a red mailer box printed "YOUR BRAND" and a small yellow parcel';
export const filmingAlt =
  'Phone on a small tripod filming a yellow candle on a red plinth, with a ring light behind it';
export const lineupAlt =
  'A row of branded products: cartons, bottle, nail polish, candle, cap, an open mailer box reading "hello!", hand cream, tumbler, wooden blocks and a mug';
export const merchAlt =
  'A row of merchandise with smileys and "YOUR BRAND": bottles, caps, notebooks, mugs, tumblers, boxes and a candle';
export const nailrangeAlt =
  'Four nail polish bottles, each beside its own carton in white, yellow, red and sky blue';
export const pressAlt = 'Open green heat press with a white T-shirt printed with a red smiley';
export const seamAlt =
  'Red sewing machine printed "YOUR BRAND" stitching yellow cloth with smileys and stars';
export const shelfAlt =
  'Store shelf under a red "made by you" sign, with notebooks, hand creams, tumblers, candles, serums, folded tees, boxes and mugs';
export const sizechartAlt =
  'Size chart with chest and length in inches, a folded red T-shirt and a yellow tape measure';
