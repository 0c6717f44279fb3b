import {
  type DrawGoodsRequest,
  type DrawGoodsResponse,
  type DrawnGoods,
  drawGoodsRequestSchema,
} from '../_shared/contracts/draw-goods.ts';
import { designStyleLabels } from '../_shared/domain/design-styles.ts';
import { kindById } from '../_shared/domain/goods/kinds.ts';
import { drawMockup } from '../_shared/drawing/draw-mockup.ts';
import type { DescribedGoods } from '../_shared/drawing/drawing-for.ts';
import { readDescription } from '../_shared/drawing/read-description.ts';
import { svgDataUrl } from '../_shared/drawing/svg.ts';
import { type AccessPolicy, createJsonHandler, type Handler } from '../_shared/http.ts';

/**
 * Draws several products in one look, for the cards of the product ideas. Always our own drawings,
 * so that a list of ideas costs nothing. Stores nothing.
 */
export function createHandler({ access }: { access: AccessPolicy }): Handler {
  return createJsonHandler({
    access,
    request: drawGoodsRequestSchema,
    respond: async (request) => drawGoods(request),
  });
}

function drawGoods({ goods, ...look }: DrawGoodsRequest): DrawGoodsResponse {
  return { pictures: goods.map((product) => drawProduct(product, look)) };
}

function drawProduct(
  product: DrawGoodsRequest['goods'][number],
  { brandName, colors, styles }: Omit<DrawGoodsRequest, 'goods'>,
): DrawnGoods {
  const { svg, depicts, standsIn } = drawMockup(
    {
      productDescription: product.productName,
      brandName,
      styleVibe: styles.map((style) => designStyleLabels[style]).join(', '),
      targetModel: 'product-design',
      ...(colors.length > 0 && { colorPalette: colors }),
    },
    describedGoods(product),
  );
  return { url: svgDataUrl(svg), depicts, standsIn };
}

/** The stated kind decides; the name is read only without one, or with one that we do not know. */
function describedGoods({
  productName,
  kindId,
  motif,
}: DrawGoodsRequest['goods'][number]): DescribedGoods {
  const kind = kindId === undefined ? undefined : kindById(kindId);
  const read = kind === undefined ? readDescription(productName) : undefined;
  return {
    kindId: kind?.id ?? read?.kindId,
    kindName: kind?.name ?? read?.kindName,
    printWords: motif === undefined ? (read?.printWords ?? []) : [motif],
  };
}
