import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';
import { QuoteServices } from '../services.ts';
import type { QuoteDecoderState } from './use-quote-decoder.ts';
import { useSettled } from './use-settled.ts';

/** Shorter words name no product. */
const shortestName = 3;
/** Nobody thinks of the next letter longer than that. */
const settleMs = 500;

export type Landed = Readonly<{
  status: 'none' | 'loading' | 'failed' | 'loaded';
  response: LandedCostResponse | null;
  retry: () => void;
}>;

/** Duties and usual prices of the product: all that the decoder asks of the server. */
export function useLanded({ state, answers }: QuoteDecoderState): Landed {
  const { landedCost } = use(QuoteServices);
  const product = useSettled(state.product.trim().slice(0, maxGoodsTextLength), settleMs);
  const isNamed = product.length >= shortestName;
  const hts8 = isSameProduct(answers.product, product) ? answers.hts8 : undefined;
  const request = { product, hts8 };
  const { status, data, refetch, isFetching } = useQuery(
    {
      queryKey: ['landed-cost', request],
      queryFn: () => landedCost(request),
      enabled: isNamed,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const retry = () => void refetch();
  if (!isNamed) return { status: 'none', response: null, retry };
  if (status === 'success') return { status: 'loaded', response: data, retry };
  const isFailed = status === 'error' && !isFetching;
  return { status: isFailed ? 'failed' : 'loading', response: null, retry };
}
