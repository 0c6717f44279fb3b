import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type { ReportContent } from '@/content/report.ts';
import type { CreatorAnalysis } from '@/lib/creator-analysis.ts';
import type { CreatorInput } from '@/lib/creator-input.ts';
import { creatorReport } from '@/lib/report/creator-report.ts';
import { assumptionRows } from '../shared/assumptions.tsx';
import { KeepReport } from './keep-report.tsx';

export type KeepResultProps = {
  words: ReportContent;
  input: CreatorInput;
  analysis: CreatorAnalysis;
  /** Null until a factory search answered. */
  factories: AiFactorySearchResponse | null;
  shareUrl: string;
  locale: string;
};

/** The creator's result to take along. */
export function KeepResult({
  words,
  input,
  analysis,
  factories,
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
          partners: factories?.factories ?? [],
          assumptions: assumptionRows(words.document.assumptions, input),
          shareUrl,
          madeOn,
        })
      }
    />
  );
}
