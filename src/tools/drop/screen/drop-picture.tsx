import type { Drop } from '@functions/_shared/contracts/demand-test.ts';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { dropCopy } from '../copy.ts';
import { DropServices } from '../services.ts';

type DropPictureProps = { drop: Pick<Drop, 'product' | 'creator' | 'kindId' | 'motif'> };

/** The product as our engine draws it; its place is free until then, and without a drawing. */
export function DropPicture({ drop: { product, creator, kindId, motif } }: DropPictureProps) {
  const { draw } = use(DropServices);
  const request = {
    brandName: creator,
    styles: [],
    colors: [],
    goods: [
      {
        productName: product,
        ...(kindId !== null && { kindId }),
        ...(motif !== null && { motif }),
      },
    ],
  };
  // Without an answer the page shows no picture, and says all the rest.
  const { data } = useQuery(
    { queryKey: ['drop-picture', request], queryFn: () => draw(request).catch(() => null) },
    queryClient,
  );
  const picture = data?.pictures[0];
  return (
    <div className="aspect-square w-full overflow-hidden rounded-card border-[1.5px] border-ink bg-white">
      {picture && !picture.standsIn && (
        <img
          src={picture.url}
          alt={dropCopy.picture(picture.depicts)}
          width={800}
          height={800}
          decoding="async"
          className="size-full"
        />
      )}
    </div>
  );
}
