import * as alts from './picture-alts.ts';
import { type PictureName, pictureFiles } from './pictures.generated.ts';
import type { ContentPicture } from './types.ts';

/** An object without its ground, for any flat ground. */
type CutName = Extract<PictureName, `${string}-cut`>;

const altOf: Record<Exclude<PictureName, CutName>, string> = {
  candle: alts.candleAlt,
  cartons: alts.cartonsAlt,
  checklist: alts.checklistAlt,
  factory: alts.factoryAlt,
  hero: alts.heroAlt,
  kids: alts.kidsAlt,
  kidswear: alts.kidswearAlt,
  mailer: alts.mailerAlt,
  mug: alts.mugAlt,
  nailpolish: alts.nailpolishAlt,
  pets: alts.petsAlt,
  petwear: alts.petwearAlt,
  skincare: alts.skincareAlt,
  socks: alts.socksAlt,
  swag: alts.swagAlt,
  swatches: alts.swatchesAlt,
  tee: alts.teeAlt,
  tote: alts.toteAlt,
  tumbler: alts.tumblerAlt,
  warehouse: alts.warehouseAlt,
};

/**
 * A studio picture by its name. A first screen takes the constants of pictures.generated.ts and
 * picture-alts.ts instead, because this loads those of all pictures.
 */
export function studioPicture(name: PictureName): ContentPicture {
  return {
    name,
    file: pictureFiles[name],
    alt: altOf[name.replace('-cut', '') as keyof typeof altOf],
  };
}
