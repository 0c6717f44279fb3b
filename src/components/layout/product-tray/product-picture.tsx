import { SiteLink } from '@/components/layout/site-link.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { productTrayContent as copy, productTrayLinks } from '@/content/product-tray.ts';
import { useProductPicture } from '@/hooks/use-product-picture.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { pictureRequest } from '@/lib/visitor-product/picture-request.ts';
import { ProductIcon } from './product-icon.tsx';

type ProductPictureProps = { answers: ProductAnswers; onFollow: () => void };

/**
 * The product's drawing, with the sign of its category until there is one. Leads to the tool that
 * the product is described in.
 */
export function ProductPicture({ answers, onFollow }: ProductPictureProps) {
  const picture = useProductPicture(pictureRequest(answers));
  return (
    <SiteLink
      href={productTrayLinks.calculator}
      onClick={onFollow}
      data-ground="butter"
      className="grid size-[min(6rem,25vw)] shrink-0 place-items-center overflow-hidden rounded-card border-[1.5px] border-ink hover:shadow-stack"
    >
      {picture !== null && picture !== 'pending' ? (
        <img src={picture.url} alt="" width="800" height="800" />
      ) : (
        <ProductIcon answers={answers} className="size-10" />
      )}
      <VisuallyHidden>{copy.changeProduct}</VisuallyHidden>
    </SiteLink>
  );
}
