import type { DrawGoodsRequest, DrawnGoods } from '@functions/_shared/contracts/draw-goods.ts';
import type { ProductIdea } from '@functions/_shared/contracts/product-ideas.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { nameWithoutHandle } from '@/tools/shared/mockup-request.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import { type IdeaLook, maxColors } from '../rules/idea-request.ts';
import { IdeaServices } from '../services.ts';

/** Whose name stands on the pictures, and in which look. */
export type PictureBrand = Pick<DrawGoodsRequest, 'brandName' | 'styles' | 'colors'>;

const maxBrandLength = 60;

/** @param username as the platform writes it, without the "@" */
export function pictureBrand(
  username: string | undefined,
  { styles, colors }: IdeaLook,
): PictureBrand {
  return {
    brandName: username === undefined ? nameWithoutHandle : cutText(`@${username}`, maxBrandLength),
    styles: [...styles],
    colors: colors.slice(0, maxColors),
  };
}

export type IdeaPicture =
  | { status: 'drawing' }
  | { status: 'drawn'; picture: DrawnGoods }
  | { status: 'failed' };

const maxWaitMs = 15_000;

/** The picture of each idea by its name. Ideas are whole without one. */
export function useIdeaPictures(
  ideas: readonly ProductIdea[],
  brand: PictureBrand,
): (idea: ProductIdea) => IdeaPicture {
  const { drawGoods } = use(IdeaServices);
  const request = drawGoodsRequest(ideas, brand);
  const { data, error } = useQuery(
    {
      queryKey: ['idea-pictures', request],
      queryFn: () => withTimeout(drawGoods(request), maxWaitMs),
    },
    queryClient,
  );

  useEffect(() => {
    if (error) console.info('Product ideas: shown without pictures', error);
  }, [error]);

  return (idea) => {
    if (error) return { status: 'failed' };
    if (data === undefined) return { status: 'drawing' };
    const place = request.goods.findIndex(({ productName }) => productName === idea.productName);
    const picture = data.pictures[place];
    return picture === undefined ? { status: 'failed' } : { status: 'drawn', picture };
  };
}

function drawGoodsRequest(ideas: readonly ProductIdea[], brand: PictureBrand): DrawGoodsRequest {
  return {
    ...brand,
    goods: ideas.map(({ productName, kindId, motif }) => ({
      productName,
      ...(kindId !== undefined && { kindId }),
      ...(motif !== undefined && motif !== '' && { motif }),
    })),
  };
}
