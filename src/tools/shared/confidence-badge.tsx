import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import { Check, CircleDashed } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { InfoTip } from '@/components/ui/info-tip.tsx';
import { type Confidence, type ConfidenceInput, scoreConfidence } from '@/lib/calc/confidence.ts';
import type { RevenueResult } from '@/lib/calc/revenue.ts';
import { confidenceCopy as copy } from './calculator-copy.ts';

const tones = { high: 'leaf', medium: 'butter', low: 'plain' } as const satisfies Record<
  Confidence['level'],
  string
>;

type ConfidenceBadgeProps = {
  results: Pick<RevenueResult, 'yearlyRevenue'>;
  /** The factory search for the result's own country; null without an answer. */
  found: Pick<AiFactorySearchResponse, 'factories' | 'feasible'> | null | undefined;
};

/** How far the result can be trusted, and behind a button the reasons. */
export function ConfidenceBadge({ results, found }: ConfidenceBadgeProps) {
  const known: ConfidenceInput = {
    yearlyRevenueUsd: results.yearlyRevenue,
    hasFactoryMatches: (found?.factories.length ?? 0) > 0,
    isManufacturingFeasible: found?.feasible ?? false,
  };
  const { score, level } = scoreConfidence(known);
  const reasons = [
    { text: copy.reasons.revenue, isMet: known.yearlyRevenueUsd > 0 },
    { text: copy.reasons.factories, isMet: known.hasFactoryMatches },
    { text: copy.reasons.feasible, isMet: known.isManufacturingFeasible },
  ];
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={tones[level]}>{copy.labels[level]}</Badge>
      <InfoTip label={copy.why}>
        <p className="font-semibold">{copy.score(score)}</p>
        <ul className="mt-2 flex flex-col gap-1.5">
          {reasons.map(({ text, isMet }) => (
            <li key={text} className="flex items-start gap-2">
              {isMet ? (
                <Check aria-hidden="true" className="mt-0.5 size-5 text-leaf" />
              ) : (
                <CircleDashed aria-hidden="true" className="mt-0.5 size-5 text-smoke" />
              )}
              <span>
                {text}
                <span className="text-smoke">: {isMet ? copy.met : copy.notMet}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-3">{copy.note}</p>
      </InfoTip>
    </span>
  );
}
