import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { formatUsdCents } from '@/lib/format.ts';
import type { RevenueCalculatorContent } from '../copy.ts';
import type { Calculation } from '../rules/calculation.ts';
import { PriceTable } from './price-table.tsx';
import type { RevenueCalculatorServices } from './services.ts';
import { marketPricingRequestOf } from './submission-requests.ts';
import { type MarketPrices, useMarketPrices } from './use-market-prices.ts';

export type PricingViewProps = {
  words: RevenueCalculatorContent['pricing'];
  /** Where real quotes are to be had. */
  bookingUrl: string;
  calculation: Calculation;
  fetchMarketPrices: RevenueCalculatorServices['fetchMarketPrices'];
  onBack: () => void;
};

/** What suppliers ask for such a product, in the place of the results until the visitor goes back. */
export function PricingView({
  words,
  bookingUrl,
  calculation: { request, results },
  fetchMarketPrices,
  onBack,
}: PricingViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const sayEstimated = useCallback(() => {
    toast({ title: words.estimated.title, description: words.estimated.text });
  }, [words]);
  const { prices, retry } = useMarketPrices({
    request,
    fetchMarketPrices,
    onEstimated: sayEstimated,
  });
  const source = prices.status === 'loaded' ? prices.response.source : null;
  const product = marketPricingRequestOf(request).query;

  return (
    <Card padding="lg" className="flex flex-col gap-6">
      <div>
        <Button variant="tertiary" size="sm" onClick={onBack} className="-ml-2">
          <ArrowLeft aria-hidden="true" />
          {words.back}
        </Button>
      </div>
      <header>
        <h3 ref={heading} tabIndex={-1} className="text-display-3">
          {source === 'builtin' ? words.titleTypical : words.title}
        </h3>
        <p className="mt-2 text-sm text-muted">
          {source === 'live' ? words.query(product) : words.product(product)}
        </p>
      </header>
      <div aria-live="polite" className="flex flex-col gap-6">
        <Prices words={words} prices={prices} onRetry={retry} />
      </div>
      <p className="border-t border-dashed border-ink pt-4 text-sm">
        <strong>{words.yourUnitCost(formatUsdCents(results.unitCost))}</strong> {words.listedNote}
      </p>
      <a
        href={bookingUrl}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary', className: 'self-start' })}
      >
        {words.quote}
        <span className="sr-only"> ({words.opensInNewTab})</span>
      </a>
    </Card>
  );
}

type PricesProps = {
  words: PricingViewProps['words'];
  prices: MarketPrices;
  onRetry: () => void;
};

function Prices({ words, prices, onRetry }: PricesProps) {
  switch (prices.status) {
    case 'loading':
      return (
        <p className="flex min-h-40 items-center justify-center gap-3">
          <Spinner className="size-5 text-tomato" />
          {words.loading}
        </p>
      );
    case 'failed':
      return (
        <div className="flex flex-col items-start gap-4">
          <p>{words.failed}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      );
    case 'loaded':
      return <LoadedPrices words={words} response={prices.response} />;
  }
}

type LoadedPricesProps = Pick<PricesProps, 'words'> &
  Pick<Extract<MarketPrices, { status: 'loaded' }>, 'response'>;

function LoadedPrices({ words, response: { results, source } }: LoadedPricesProps) {
  return (
    <>
      {source === 'builtin' ? (
        <p data-ground="butter" className="rounded-field border border-ink p-4 text-sm">
          {words.typical}
        </p>
      ) : (
        <p className="text-sm">{words.live}</p>
      )}
      {results.length > 0 ? (
        <PriceTable words={words} results={results} isTypical={source === 'builtin'} />
      ) : (
        <p>{words.none}</p>
      )}
    </>
  );
}
