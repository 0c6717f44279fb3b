import type { DrawGoodsRequest } from '@functions/_shared/contracts/draw-goods.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import type { ProductAnswers } from './answers.ts';
import { productName } from './summary.ts';

const maxNameLength = 80;

/** What stands on pictures that carry nobody's name. */
const nobodysBrand = 'Inspiration';

/** What to draw for a product; null unless its kind is known. */
export function pictureRequest(answers: ProductAnswers): DrawGoodsRequest | null {
  return answers.kindId === undefined ? null : readPictureRequest(answers);
}

/**
 * The same, for a result that the words were read for anyway: without a kind, the drawing reads
 * them too. A parcel comes back where they name nothing that can be drawn.
 */
export function readPictureRequest(answers: ProductAnswers): DrawGoodsRequest | null {
  const { kindId, motif } = answers;
  const name = productName(answers) ?? kindId;
  if (name === undefined) return null;
  return {
    brandName: nobodysBrand,
    styles: [],
    colors: [],
    goods: [
      {
        productName: cutText(name, maxNameLength),
        ...(kindId !== undefined && { kindId }),
        ...(motif !== undefined && { motif }),
      },
    ],
  };
}
