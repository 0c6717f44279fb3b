import type { DrawGoodsRequest } from '@functions/_shared/contracts/draw-goods.ts';
import { useProductPicture } from '@/hooks/use-product-picture.ts';
import { inspirationCopy as copy } from './picture-copy.ts';

/** The product as our own engine draws it, in a square that is kept free while it is drawn. */
export function ProductDrawing({ request }: { request: DrawGoodsRequest }) {
  const picture = useProductPicture(request);
  if (picture === null) return null;
  return (
    <div
      data-picture=""
      className="size-[min(7rem,28vw)] shrink-0 overflow-hidden rounded-card border-[1.5px] border-ink bg-white sm:size-36 print:hidden"
    >
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
  );
}
