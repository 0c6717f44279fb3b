import type { DrawGoodsRequest } from '@functions/_shared/contracts/draw-goods.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import type { ProductAnswers } from './answers.ts';
import { productName } from './summary.ts';

const maxNameLength = 80;

/** What stands on pictures that carry nobody's name. */
const nobodysBrand = 'Inspiration';

/** What to draw for a product; null unless its kind is known. */
export function pictureRequest(answers: ProductAnswers): DrawGoodsRequest | null {
  const { kindId, motif } = answers;
  if (kindId === undefined) return null;
  return {
    brandName: nobodysBrand,
    styles: [],
    colors: [],
    goods: [
      {
        productName: cutText(productName(answers) ?? kindId, maxNameLength),
        kindId,
        ...(motif !== undefined && { motif }),
      },
    ],
  };
}
