import { heroPicture } from './hero-picture.ts';
import type { PictureName } from './pictures.generated.ts';
import type { ContentPicture } from './types.ts';

/** An object without its ground, for any flat ground. */
type CutName = Extract<PictureName, `${string}-cut`>;

/** What each studio picture shows, as its alternative text. */
const alts: Record<Exclude<PictureName, CutName>, string> = {
  candle: 'Blush candle jar, smaller red jar with a wooden lid, and a loose lid in front',
  cartons: 'Five stacked kraft cartons with red tape and a small smiley',
  checklist:
    'Clipboard reading "sample 2 of 3" with color, seams, print and weight ticked, fabric swatches, a ruler and a pen',
  factory:
    'Toy-like red machine with a smiley window on a conveyor, plain kraft boxes going in, branded boxes and a mug coming out',
  hero: heroPicture.alt,
  kids: 'Wooden blocks, a rainbow ring stacker and a yellow wooden car',
  kidswear: 'Yellow child’s T-shirt laid flat, with a red smiley, "little one" and a hang tag',
  mailer:
    'Open red mailer box printed "YOUR BRAND" with a pink "hello!" lid, tissue paper, a sky-blue mug and a dropper bottle',
  mug: 'Glazed red mug with a yellow smiley and "hello!"',
  nailpolish: 'Three nail polish bottles, yellow, red on a plinth, pink',
  pets: '"good dog" bowl with kibble, pink bone, green striped collar with a tag, and a ball',
  petwear: 'Red dotted dog bandana with a smiley, a green collar and a round tag',
  skincare: 'Dropper bottle, red hand-cream tube on a plinth and a cream jar with a green lid',
  socks: 'Pair of yellow and red grip socks, one showing its sole dots',
  swag: 'Green notebook with yellow elastic, pen, sticker sheet, loose stickers, yellow mug and pale-blue tumbler',
  swatches: 'Fan of color cards with a rivet, a pen and a flower sticker',
  tee: 'Red T-shirt laid flat with a smiley print and a hang tag',
  tote: 'Natural canvas tote with a red flower smiley and "YOUR BRAND"',
  tumbler: 'Green tumbler with a red straw beside a red tumbler, both with a star and "YOUR BRAND"',
  warehouse:
    'Warm fulfillment center aisle with tall racking full of cartons and a roller conveyor carrying colorful branded parcels',
};

export function studioPicture(name: PictureName): ContentPicture {
  return { name, alt: alts[name.replace('-cut', '') as keyof typeof alts] };
}
