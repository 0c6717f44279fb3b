import { Check, CircleDashed } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { InfoTip } from '@/components/ui/info-tip.tsx';
import { type Confidence, type ConfidenceInput, scoreConfidence } from '@/lib/calc/confidence.ts';
import { confidenceCopy as copy } from './calculator-copy.ts';

const tones = { high: 'leaf', medium: 'butter', low: 'plain' } as const satisfies Record<
  Confidence['level'],
  string
>;

/** How far the result can be trusted, and one tap away what that rests on. */
export function ConfidenceBadge({ known }: { known: ConfidenceInput }) {
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
