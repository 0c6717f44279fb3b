import type { OriginDuty } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import type { AssistantWords } from '@/content/voice-assistant.ts';

type DutyComparisonProps = {
  words: AssistantWords['tariffCard'];
  duties: readonly OriginDuty[];
};

/** The totals of several origins under each other, each with the parts it is made of. */
export function DutyComparison({ words, duties }: DutyComparisonProps) {
  const highest = Math.max(1, ...duties.map(({ totalRate }) => totalRate ?? 0));
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
              className="mt-1 block h-3 rounded-pill border border-ink bg-tomato"
              style={{ width: `${Math.max(2, (100 * (duty.totalRate ?? 0)) / highest)}%` }}
            />
            <p className="mt-1 text-sm text-muted">
              {duty.layers.map(({ label, rateText }) => `${label} ${rateText}`).join(' + ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
