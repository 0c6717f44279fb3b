import type { DrawGoodsRequest, DrawnGoods } from '@functions/_shared/contracts/draw-goods.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { drawGoods } from '@/api/product-ideas.ts';
import { queryClient } from '@/api/query-client.ts';

/**
 * The drawing of a product; 'pending' until it is there, and null where there is none.
 * @param request null asks for nothing
 */
export function useProductPicture(request: DrawGoodsRequest | null): DrawnGoods | 'pending' | null {
  const { data, error, isLoading } = useQuery(
    {
      queryKey: ['product-picture', request],
      queryFn: () => (request === null ? null : drawGoods(request)),
      enabled: request !== null,
    },
    queryClient,
  );

  useEffect(() => {
    if (error) console.info('The product is shown without a picture', error);
  }, [error]);

  if (isLoading) return 'pending';
  const picture = data?.pictures[0];
  // A parcel says less than no picture.
  return picture === undefined || picture.standsIn ? null : picture;
}
