import type { DrawnGoods } from '@functions/_shared/contracts/draw-goods.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { drawGoods } from '@/api/product-ideas.ts';
import { queryClient } from '@/api/query-client.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { pictureRequest } from '@/lib/visitor-product/picture-request.ts';

/** The drawing of a product; null while there is none, which may be forever. */
export function useProductPicture(answers: ProductAnswers): DrawnGoods | null {
  const request = pictureRequest(answers);
  const { data, error } = useQuery(
    {
      queryKey: ['product-picture', request],
      queryFn: () => (request === null ? null : drawGoods(request)),
      enabled: request !== null,
    },
    queryClient,
  );

  useEffect(() => {
    if (error) console.info('Product tray: shown without a picture', error);
  }, [error]);

  const picture = data?.pictures[0];
  // A parcel says less than the icon of the category.
  return picture === undefined || picture.standsIn ? null : picture;
}
