import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import { type Confidence, scoreConfidence } from '@functions/_shared/domain/calc/confidence.ts';
import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import type { RevenueResult } from '@functions/_shared/domain/calc/revenue.ts';
import { Check, CircleDashed } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { InfoTip } from '@/components/ui/info-tip.tsx';
import { formatInteger } from '@/lib/format.ts';
import { confidenceCopy as copy } from './calculator-copy.ts';

const tones = { high: 'leaf', medium: 'butter', low: 'plain' } as const satisfies Record<
  Confidence['level'],
  string
>;

type FactoryAnswer = Pick<AiFactorySearchResponse, 'factories' | 'feasible' | 'understoodAs'>;

type ConfidenceBadgeProps = {
  results: Pick<RevenueResult, 'yearlyRevenue'>;
  /** The factory search for the result's own country; null without an answer. */
  found: FactoryAnswer | null;
  /** Set where a demand test has measured how many order. */
  measuredOrdering?: MeasuredOrdering | undefined;
};

/** How far the result can be trusted, and behind a button the reasons. */
export function ConfidenceBadge({ results, found, measuredOrdering }: ConfidenceBadgeProps) {
  const hasRevenue = results.yearlyRevenue > 0;
  const evidence = factoryEvidence(found);
  const { score, level } = scoreConfidence({
    yearlyRevenueUsd: results.yearlyRevenue,
    hasFactoryMatches: evidence.factories === 'met',
    isManufacturingFeasible: evidence.feasible === 'met',
  });
  const reasons = [
    {
      text: copy.reasons.revenue,
      isMet: hasRevenue,
      finding: copy.revenue[hasRevenue ? 'met' : 'none'],
    },
    {
      text: copy.reasons.factories,
      isMet: evidence.factories === 'met',
      finding: copy.factories[evidence.factories],
    },
    {
      text: copy.reasons.feasible,
      isMet: evidence.feasible === 'met',
      finding: copy.feasible[evidence.feasible],
    },
    ...(measuredOrdering === undefined
      ? []
      : [
          {
            text: copy.reasons.ordering,
            isMet: true,
            finding: copy.ordering(formatInteger(measuredOrdering.visitors)),
          },
        ]),
  ];
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={tones[level]}>{copy.labels[level]}</Badge>
      <InfoTip label={copy.why}>
        <p className="font-semibold">{copy.score(score)}</p>
        <ul className="mt-2 flex flex-col gap-1.5">
          {reasons.map(({ text, isMet, finding }) => (
            <li key={text} className="flex items-start gap-2">
              {isMet ? (
                <Check aria-hidden="true" className="mt-0.5 size-5 text-leaf" />
              ) : (
                <CircleDashed aria-hidden="true" className="mt-0.5 size-5 text-smoke" />
              )}
              <span>
                {text}
                <span className="text-smoke">: {finding}</span>
              </span>
            </li>
          ))}
        </ul>
        {found?.understoodAs && <p className="mt-3">{copy.searched(found.understoodAs)}</p>}
        <p className="mt-3">{copy.note}</p>
      </InfoTip>
    </span>
  );
}

type Evidence = 'unknown' | 'none' | 'samples' | 'met';

/** What a factory search adds. Samples are made up, so they prove nothing about the product. */
function factoryEvidence(found: FactoryAnswer | null): {
  factories: Evidence;
  feasible: Evidence;
} {
  if (found === null) return { factories: 'unknown', feasible: 'unknown' };
  const matches = found.factories.filter(({ match }) => match !== 'category');
  const isReal = matches.some(({ isSample }) => !isSample);
  const factories = isReal ? 'met' : matches.length > 0 ? 'samples' : 'none';
  return { factories, feasible: found.feasible ? (isReal ? 'met' : 'samples') : 'none' };
}
