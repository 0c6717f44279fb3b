import type { DrawGoodsRequest } from '@functions/_shared/contracts/draw-goods.ts';
import { useProductPicture } from '@/hooks/use-product-picture.ts';
import { inspirationCopy as copy } from './picture-copy.ts';
import { SaveDrawing } from './save-drawing.tsx';

/**
 * The product as our own engine draws it, with a button that saves it. The place is kept free while
 * it is drawn.
 */
export function ProductDrawing({ request }: { request: DrawGoodsRequest }) {
  const picture = useProductPicture(request);
  if (picture === null) return null;
  return (
    <div className="w-[min(7rem,28vw)] shrink-0 sm:w-36 print:hidden">
      <div className="aspect-square overflow-hidden rounded-card border-[1.5px] border-ink bg-white">
        {picture !== 'pending' && (
          <img
            src={picture.url}
            alt={copy.ofProduct(picture.depicts)}
            width={800}
            height={800}
            decoding="async"
          />
        )}
      </div>
      <div className="min-h-11 text-center">
        {picture !== 'pending' && (
          <SaveDrawing url={picture.url} name={request.goods[0]?.productName ?? picture.depicts} />
        )}
      </div>
    </div>
  );
}
