import * as alts from './picture-alts.ts';
import { type PictureName, pictureFiles } from './pictures.generated.ts';
import type { ContentPicture } from './types.ts';

/** An object without its ground, for any flat ground. */
type CutName = Extract<PictureName, `${string}-cut`>;

const altOf: Record<Exclude<PictureName, CutName>, string> = {
  candle: alts.candleAlt,
  cartons: alts.cartonsAlt,
  checklist: alts.checklistAlt,
  doorstep: alts.doorstepAlt,
  factory: alts.factoryAlt,
  filming: alts.filmingAlt,
  hero: alts.heroAlt,
  kids: alts.kidsAlt,
  kidswear: alts.kidswearAlt,
  lineup: alts.lineupAlt,
  mailer: alts.mailerAlt,
  merch: alts.merchAlt,
  mug: alts.mugAlt,
  nailpolish: alts.nailpolishAlt,
  nailrange: alts.nailrangeAlt,
  pets: alts.petsAlt,
  petwear: alts.petwearAlt,
  press: alts.pressAlt,
  seam: alts.seamAlt,
  shelf: alts.shelfAlt,
  sizechart: alts.sizechartAlt,
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
