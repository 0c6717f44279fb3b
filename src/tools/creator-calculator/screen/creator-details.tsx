import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { memo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { showsAsMoney } from '@/lib/format.ts';
import { FactorySection } from '@/tools/factories/index.tsx';
import type { FactorySearch } from '@/tools/factories/rules/factory-search.ts';
import { KeepResult } from '@/tools/report/screen/keep-result.tsx';
import { Assumptions } from '@/tools/shared/assumptions.tsx';
import { BookingCall } from '@/tools/shared/booking-call.tsx';
import type { Picture } from '@/tools/shared/picture.ts';
import { YearPlot } from '@/tools/shared/year-plot.tsx';
import type { CreatorResultsContent } from '../results-copy.ts';
import { analyzeCreator } from '../rules/creator-analysis.ts';
import type { CreatorInput } from '../rules/creator-input.ts';
import { ProfitPlots } from './profit-plots.tsx';
import { QuoteRequest } from './quote-request.tsx';
import { ScenarioList } from './scenario-list.tsx';

export type CreatorDetailsProps = {
  words: CreatorResultsContent;
  input: CreatorInput;
  factorySearch: FactorySearch;
  /** Drawn so far; they go into the report. */
  pictures: readonly Picture[];
  /** null searches with the form's own country. */
  onSearchFactories: (country: FactoryCountry | null) => void;
  /** The full address that shows this result. */
  shareUrl: string;
  locale: string;
};

/** What stands below the figures: what they hang on, and the ways on. */
export const CreatorDetails = memo(function CreatorDetails({
  words,
  input,
  factorySearch,
  pictures,
  onSearchFactories,
  shareUrl,
  locale,
}: CreatorDetailsProps) {
  const analysis = analyzeCreator(input);
  const { results } = analysis;
  const sells = showsAsMoney(results.monthlyRevenue);

  return (
    <>
      {sells && (
        <>
          <ScenarioList words={words.scenarios} scenarios={analysis.scenarios} />
          <ProfitPlots words={words} analysis={analysis} country={input.country} />
          <YearPlot words={words.plot} results={results} />
        </>
      )}
      <Assumptions words={words.assumptions} country={input.country} priceUsd={input.priceUsd} />
      {sells && (
        <KeepResult
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
          copy={words.factories}
          search={factorySearch}
          formCountry={input.country}
          onSearch={onSearchFactories}
        />
      )}
      <QuoteRequest words={words.quotes} input={input} unitCostUsd={results.unitCost} />
    </>
  );
});
