import type { OriginDuty } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { upcomingSentence } from '@functions/_shared/domain/tariff/upcoming-text.ts';
import { cn } from '@/lib/cn.ts';
import { dutyGrounds } from '@/tools/shared/duty-tones.ts';
import { OrderMark } from '@/tools/shared/order-notice.tsx';
import { answersCopy } from '../answers-copy.ts';

const { tariffCard } = answersCopy;

/** The totals of several origins below each other, each with its layers. */
export function DutyComparison({ duties }: { duties: readonly OriginDuty[] }) {
  const highest = Math.max(1, ...duties.map(minPct));
  const caveats = [...new Set(duties.flatMap((duty) => duty.caveats ?? []))];
  return (
    <div>
      <p className="spec-print text-muted">{tariffCard.compareLabel}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {duties.map((duty) => (
          <li key={duty.originCode ?? duty.originCountry}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{duty.originCountry}</span>
              <span className="font-display text-title tabular-nums">
                {duty.totalRateText ?? tariffCard.noTotal}
              </span>
            </p>
            <span
              aria-hidden="true"
              className="mt-1 flex h-3 overflow-hidden rounded-pill border border-ink"
              style={{ width: `${Math.max(2, (100 * minPct(duty)) / highest)}%` }}
            >
              {duty.layers.map(({ kind, ratePct }) => (
                <span
                  key={kind}
                  style={{ flexGrow: ratePct ?? 0 }}
                  className={cn('basis-0', dutyGrounds[kind])}
                />
              ))}
              <span style={{ flexGrow: remainderPct(duty) }} className="basis-0 bg-paper" />
            </span>
            <p className="mt-1 text-sm text-muted">
              {duty.layers
                .filter(({ kind, ratePct }) => kind === 'base' || ratePct !== 0)
                .map(({ label, rateText }) => `${label} ${rateText}`)
                .join(' + ')}
            </p>
            {duty.usmca && (
              <p className="text-sm">
                {tariffCard.usmca}: {duty.usmca.totalRateText}
              </p>
            )}
            <OrderMark orders={duty.orders} />
            {(duty.upcoming ?? []).map((change) => (
              <p key={change.date} className="mt-1 text-sm">
                {upcomingSentence(change)}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {caveats.map((caveat) => (
        <p key={caveat} className="mt-3 text-sm">
          {caveat}
        </p>
      ))}
    </div>
  );
}

/** The total, or its minimum, in percent. */
function minPct({ totalRate, minimumRatePct }: OriginDuty): number {
  return totalRate ?? minimumRatePct ?? 0;
}

/** The part of the total or minimum that the known layers do not account for, in percent. */
function remainderPct(duty: OriginDuty): number {
  const knownPct = duty.layers.reduce((sum, { ratePct }) => sum + (ratePct ?? 0), 0);
  return Math.max(0, minPct(duty) - knownPct);
}
