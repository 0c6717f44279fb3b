import type { Drop } from '@functions/_shared/contracts/demand-test.ts';
import type { DrawGoodsResponse } from '@functions/_shared/contracts/draw-goods.ts';
import { use, useEffect, useState } from 'react';
import { dropCopy } from '../copy.ts';
import { DropServices } from '../services.ts';

type DropPictureProps = { drop: Pick<Drop, 'product' | 'creator' | 'kindId' | 'motif'> };

/** The product as our engine draws it; its place is free until then, and without a drawing. */
export function DropPicture({ drop: { product, creator, kindId, motif } }: DropPictureProps) {
  const { draw } = use(DropServices);
  const [picture, setPicture] = useState<DrawGoodsResponse['pictures'][number]>();

  useEffect(() => {
    let isShown = true;
    draw({
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
    }).then(
      ({ pictures }) => {
        if (isShown) setPicture(pictures[0]);
      },
      // Without an answer the page shows no picture, and says all the rest.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [draw, product, creator, kindId, motif]);

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
