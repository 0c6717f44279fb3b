import type { OriginDuty } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { cn } from '@/lib/cn.ts';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import { dutyGrounds } from '@/tools/shared/duty-tones.ts';

type DutyComparisonProps = {
  words: AssistantWords['tariffCard'];
  duties: readonly OriginDuty[];
};

/** The totals of several origins under each other, each with the parts it is made of. */
export function DutyComparison({ words, duties }: DutyComparisonProps) {
  const highest = Math.max(1, ...duties.map(leastPct));
  return (
    <div>
      <p className="spec-print text-muted">{words.compareLabel}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {duties.map((duty) => (
          <li key={duty.originCode ?? duty.originCountry}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{duty.originCountry}</span>
              <span className="font-display text-title tabular-nums">
                {duty.totalRateText ?? words.noTotal}
              </span>
            </p>
            <span
              aria-hidden="true"
              className="mt-1 flex h-3 overflow-hidden rounded-pill border border-ink"
              style={{ width: `${Math.max(2, (100 * leastPct(duty)) / highest)}%` }}
            >
              {duty.layers.map(({ kind, ratePct }) => (
                <span
                  key={kind}
                  style={{ flexGrow: ratePct ?? 0 }}
                  className={cn('basis-0', dutyGrounds[kind])}
                />
              ))}
              <span style={{ flexGrow: openPct(duty) }} className="basis-0 bg-paper" />
            </span>
            <p className="mt-1 text-sm text-muted">
              {duty.layers
                .filter(({ kind, ratePct }) => kind === 'base' || ratePct !== 0)
                .map(({ label, rateText }) => `${label} ${rateText}`)
                .join(' + ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The total, or the least it can be, in per cent. */
function leastPct({ totalRate, minimumRatePct }: OriginDuty): number {
  return totalRate ?? minimumRatePct ?? 0;
}

/** What the total holds at least beyond the duties whose rates are known. */
function openPct(duty: OriginDuty): number {
  const knownPct = duty.layers.reduce((sum, { ratePct }) => sum + (ratePct ?? 0), 0);
  return Math.max(0, leastPct(duty) - knownPct);
}
