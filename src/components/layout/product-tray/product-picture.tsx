import { useProductPicture } from '@/hooks/use-product-picture.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { ProductIcon } from './product-icon.tsx';

/** The product's drawing, with the sign of its category until there is one. */
export function ProductPicture({ answers }: { answers: ProductAnswers }) {
  const picture = useProductPicture(answers);
  return (
    <div
      data-ground="butter"
      className="grid size-[min(6rem,25vw)] shrink-0 place-items-center overflow-hidden rounded-card border-[1.5px] border-ink"
    >
      {picture ? (
        <img src={picture.url} alt={picture.depicts} width="800" height="800" />
      ) : (
        <ProductIcon answers={answers} className="size-10" />
      )}
    </div>
  );
}
