import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { type RefObject, useDeferredValue, useMemo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { CreatorResultsContent } from '@/content/creator-results.ts';
import type { ReportContent } from '@/content/report.ts';
import { analyzeCreator } from '@/lib/creator-analysis.ts';
import type { CreatorInput } from '@/lib/creator-input.ts';
import { formatUsdWhole, showsAsMoney } from '@/lib/format.ts';
import { answerForCountry, type FactorySearch } from '../factories/factory-search.ts';
import { FactorySection } from '../factories/factory-section.tsx';
import { KeepResult } from '../report/keep-result.tsx';
import { Assumptions } from '../shared/assumptions.tsx';
import { BookingCall } from '../shared/booking-call.tsx';
import type { Picture } from '../shared/picture.ts';
import { YearPlot } from '../shared/year-plot.tsx';
import { PotentialCard } from './potential-card.tsx';
import { ProfitPlots } from './profit-plots.tsx';
import { QuoteRequest } from './quote-request.tsx';
import { ScenarioList } from './scenario-list.tsx';

export type CreatorResultsProps = {
  words: CreatorResultsContent;
  reportWords: ReportContent;
  input: CreatorInput;
  /** The visitor tried another price: give it back as `input.priceUsd`. */
  onPriceChange: (priceUsd: number) => void;
  factorySearch: FactorySearch;
  /** Drawn so far; they go into the report. */
  pictures: readonly Picture[];
  /** null searches with the form's own country. */
  onSearchFactories: (country: FactoryCountry | null) => void;
  /** The full address that shows this result. */
  shareUrl: string;
  locale: string;
  /** Takes the focus when the results appear. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
};

/** Everything the creator calculator answers: figures, what they hang on, and the ways on. */
export function CreatorResults({
  words,
  reportWords,
  input,
  onPriceChange,
  factorySearch,
  pictures,
  onSearchFactories,
  shareUrl,
  locale,
  headingRef,
}: CreatorResultsProps) {
  const analysis = analyzeCreator(input);
  const { results } = analysis;
  const sells = showsAsMoney(results.monthlyRevenue);
  // The plots come after the figures: a price that is dragged does not wait for them.
  const plottedInput = useDeferredValue(input);
  const plots = useMemo(() => {
    const plotted = analyzeCreator(plottedInput);
    return (
      <>
        <ProfitPlots words={words} analysis={plotted} country={plottedInput.country} />
        <YearPlot words={words.plot} results={plotted.results} />
      </>
    );
  }, [words, plottedInput]);

  return (
    <section aria-label={words.title} data-print="report" className="flex flex-col gap-12">
      <p role="status" className="sr-only">
        {words.announced(
          formatUsdWhole(results.yearlyRevenue),
          formatUsdWhole(results.yearlyGrossProfit),
        )}
      </p>
      <PotentialCard
        words={words}
        input={input}
        results={results}
        found={answerForCountry(factorySearch, input.country)}
        onPriceChange={onPriceChange}
        locale={locale}
        headingRef={headingRef}
      />
      {sells && (
        <>
          <ScenarioList words={words.scenarios} scenarios={analysis.scenarios} />
          {plots}
        </>
      )}
      <Assumptions words={words.assumptions} country={input.country} priceUsd={input.priceUsd} />
      {sells && (
        <KeepResult
          words={reportWords}
          input={input}
          analysis={analysis}
          factorySearch={factorySearch}
          pictures={pictures}
          shareUrl={shareUrl}
          locale={locale}
        />
      )}
      <BookingCall words={words.booking} />
      {factorySearch.status === 'idle' ? (
        <section data-print="hide" className="flex flex-col items-start gap-4">
          <h3 className="text-title">{words.factories.title}</h3>
          <p>{words.findFactories.text}</p>
          <Button variant="secondary" onClick={() => onSearchFactories(null)}>
            {words.findFactories.action}
          </Button>
        </section>
      ) : (
        <FactorySection
          words={words.factories}
          search={factorySearch}
          formCountry={input.country}
          onSearch={onSearchFactories}
        />
      )}
      <QuoteRequest words={words.quotes} input={input} unitCostUsd={results.unitCost} />
    </section>
  );
}
