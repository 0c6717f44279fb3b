import {
  type Calculation,
  estimatedUnitCostUsd,
} from '@functions/_shared/domain/tool-inputs/calculation.ts';
import type { ChosenCost } from '@functions/_shared/domain/tool-inputs/chosen-cost.ts';
import type { RevenueRequest } from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { bookingAddress } from '@/lib/booking-address.ts';
import { formatUsdCents } from '@/lib/format.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import { revenueCalculatorCopy } from '../copy.ts';
import { RevenueServices } from '../services.ts';
import { PriceTable } from './price-table.tsx';
import { marketPricingRequestOf } from './submission-requests.ts';

const { pricing: copy, callToAction } = revenueCalculatorCopy;

/** Crawling a marketplace takes its time, but nobody waits longer than this. */
const MAX_WAIT_MS = 45_000;

export type PricingViewProps = {
  calculation: Calculation;
  /** The address that shows the result. */
  resultUrl: string;
  onBack: () => void;
  /** Calculates with a price's middle as the unit cost. */
  onChooseCost: (chosenCost: ChosenCost) => void;
};

/** What suppliers ask for such a product, in the place of the results until the visitor goes back. */
export function PricingView({ calculation, resultUrl, onBack, onChooseCost }: PricingViewProps) {
  const { request } = calculation;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const prices = useMarketPrices(request);
  const source = prices.isFetching ? undefined : prices.data?.source;
  const hasPrices = source !== undefined && prices.data?.results.length !== 0;
  const product = marketPricingRequestOf(request).query;

  return (
    <Card padding="lg" className="flex flex-col gap-6">
      <div>
        <Button variant="tertiary" size="sm" onClick={onBack} className="-ml-2">
          <ArrowLeft aria-hidden="true" />
          {copy.back}
        </Button>
      </div>
      <header>
        <h3 ref={heading} tabIndex={-1} className="text-display-3">
          {source === 'builtin' ? copy.titleTypical : copy.title}
        </h3>
        <p className="mt-2 text-sm text-muted">
          {source === 'live' ? copy.query(product) : copy.product(product)}
        </p>
      </header>
      <div aria-live="polite" className="flex flex-col gap-6">
        <Prices
          prices={prices}
          chosenCost={request.chosenCost}
          retailPriceUsd={request.priceUsd}
          onChooseCost={onChooseCost}
        />
      </div>
      <p className="border-t border-dashed border-ink pt-4 text-sm">
        <strong>{unitCostText(calculation)}</strong>
        {hasPrices && ` ${copy.estimateNote} ${copy.listedNote}`}
      </p>
      <a
        href={bookingAddress(callToAction.bookingUrl, resultUrl)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary', className: 'self-start' })}
      >
        {copy.quote}
        <span className="sr-only"> ({copy.opensInNewTab})</span>
      </a>
    </Card>
  );
}

/** The prices for a request; asked for anew each time the view opens. */
function useMarketPrices(request: RevenueRequest) {
  const { fetchMarketPrices } = use(RevenueServices);
  const asked = marketPricingRequestOf(request);
  const prices = useQuery(
    {
      queryKey: ['market-prices', asked],
      queryFn: () => withTimeout(fetchMarketPrices(asked), MAX_WAIT_MS),
      gcTime: 0,
    },
    queryClient,
  );
  const { data, error } = prices;

  useEffect(() => {
    if (data?.source === 'builtin' && data.results.length > 0) {
      toast({ title: copy.estimated.title, description: copy.estimated.text });
    }
  }, [data]);
  useEffect(() => {
    if (error) console.warn('Revenue calculator: no market prices', error);
  }, [error]);

  return prices;
}

function unitCostText({ request, results }: Calculation): string {
  const used = formatUsdCents(results.unitCost);
  return request.chosenCost === undefined
    ? copy.yourUnitCost(used)
    : copy.chosenUnitCost(used, formatUsdCents(estimatedUnitCostUsd(request)));
}

type PricesProps = Pick<PricingViewProps, 'onChooseCost'> & {
  prices: ReturnType<typeof useMarketPrices>;
  chosenCost: ChosenCost | undefined;
  retailPriceUsd: number;
};

function Prices({ prices, ...cost }: PricesProps) {
  if (prices.isFetching) {
    return (
      <p className="flex min-h-40 items-center justify-center gap-3">
        <Spinner className="size-5 text-tomato" />
        {copy.loading}
      </p>
    );
  }
  if (prices.data === undefined) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{copy.failed}</p>
        <Button variant="secondary" size="sm" onClick={() => void prices.refetch()}>
          {copy.retry}
        </Button>
      </div>
    );
  }
  const { results, source } = prices.data;
  if (results.length === 0) return <p>{copy.none}</p>;
  return (
    <>
      {source === 'builtin' ? (
        <p data-ground="butter" className="rounded-field border border-ink p-4 text-sm">
          {copy.typical}
        </p>
      ) : (
        <p className="text-sm">{copy.live}</p>
      )}
      <PriceTable results={results} source={source} {...cost} />
    </>
  );
}
