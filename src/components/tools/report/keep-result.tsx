import type { ReportContent } from '@/content/report.ts';
import type { CreatorAnalysis } from '@/lib/creator-analysis.ts';
import type { CreatorInput } from '@/lib/creator-input.ts';
import { creatorReport, noPartners, type ReportPartners } from '@/lib/report/creator-report.ts';
import type { FactorySearch } from '../factories/factory-search.ts';
import { assumptionRows } from '../shared/assumptions.tsx';
import { KeepReport } from './keep-report.tsx';

export type KeepResultProps = {
  words: ReportContent;
  input: CreatorInput;
  analysis: CreatorAnalysis;
  factorySearch: FactorySearch;
  shareUrl: string;
  locale: string;
};

/** The creator's result to take along. */
export function KeepResult({
  words,
  input,
  analysis,
  factorySearch,
  shareUrl,
  locale,
}: KeepResultProps) {
  return (
    <KeepReport
      words={words.keep}
      shareUrl={shareUrl}
      locale={locale}
      makeReport={(madeOn) =>
        creatorReport({
          words: words.document,
          input,
          analysis,
          partners: partnersOf(factorySearch),
          assumptions: assumptionRows(words.document.assumptions, input),
          shareUrl,
          madeOn,
        })
      }
    />
  );
}

function partnersOf(search: FactorySearch): ReportPartners {
  if (search.status !== 'found') return noPartners;
  const { factories, feasible, alternativeSuggestion } = search.response;
  return {
    found: factories,
    searchedCountry: search.country,
    alert: feasible ? null : alternativeSuggestion,
  };
}
