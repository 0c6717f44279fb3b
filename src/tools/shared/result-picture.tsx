import { lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { readPictureRequest } from '@/lib/visitor-product/picture-request.ts';

const drawing = lazyModule(() => import('./product-drawing.tsx').then((m) => m.ProductDrawing));

/**
 * A small picture of the product that a result is about, beside the first figure. Nothing where the
 * product is not known or cannot be drawn: a picture of something else would be worse.
 */
export function ResultPicture({ product }: { product: ProductAnswers | null }) {
  const request = product && readPictureRequest(product);
  return request && <LoadedDrawing request={request} />;
}

function LoadedDrawing({
  request,
}: {
  request: NonNullable<ReturnType<typeof readPictureRequest>>;
}) {
  const ProductDrawing = useLazyModule(drawing);
  return ProductDrawing ? <ProductDrawing request={request} /> : null;
}
