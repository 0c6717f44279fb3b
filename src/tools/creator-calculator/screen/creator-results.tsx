import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import { type RefObject, useDeferredValue } from 'react';
import { useStableCallback } from '@/hooks/use-stable-callback.ts';
import { formatUsdWhole } from '@/lib/format.ts';
import { answerForCountry } from '@/tools/factories/rules/factory-search.ts';
import {
  SharedResultHead,
  type SharedResultHeadProps,
} from '@/tools/shared/shared-result-head.tsx';
import { creatorResultsCopy as copy } from '../results-copy.ts';
import { analyzeCreator } from '../rules/creator-analysis.ts';
import { CreatorDetails, type CreatorDetailsProps } from './creator-details.tsx';
import { PotentialCard } from './potential-card.tsx';

export type CreatorResultsProps = CreatorDetailsProps & {
  /** The visitor tried another price: give it back as `input.priceUsd`. */
  onPriceChange: (priceUsd: number) => void;
  /** What the visitor's own demand test says; undefined without one. */
  knownOrdering?: MeasuredOrdering | undefined;
  /** Computes with a measured rate, or with undefined with the assumed one. */
  onChooseOrdering?: ((ordering: MeasuredOrdering | undefined) => void) | undefined;
  /** Whose result it is, and what has changed since its link. */
  head?: SharedResultHeadProps;
  /** Takes the focus when the results appear. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
};

/** Everything the creator calculator answers: figures, what they hang on, and the ways on. */
export function CreatorResults({
  head,
  onPriceChange,
  knownOrdering,
  onChooseOrdering,
  headingRef,
  ...props
}: CreatorResultsProps) {
  const { input, factorySearch, locale } = props;
  const { results } = analyzeCreator(input);
  // What stands below comes after the figures: a price that is dragged does not wait for it.
  const details = {
    ...props,
    input: useDeferredValue(input),
    shareUrl: useDeferredValue(props.shareUrl),
    onSearchFactories: useStableCallback(props.onSearchFactories),
  };

  return (
    <section aria-label={copy.title} data-print="report" className="flex flex-col gap-12">
      <p role="status" className="sr-only">
        {copy.announced(
          formatUsdWhole(results.yearlyRevenue),
          formatUsdWhole(results.yearlyGrossProfit),
        )}
      </p>
      {head && <SharedResultHead {...head} />}
      <PotentialCard
        input={input}
        results={results}
        pictures={props.pictures}
        found={answerForCountry(factorySearch, input.country)}
        onPriceChange={onPriceChange}
        knownOrdering={knownOrdering}
        onChooseOrdering={onChooseOrdering}
        locale={locale}
        headingRef={headingRef}
      />
      <CreatorDetails {...details} />
    </section>
  );
}
