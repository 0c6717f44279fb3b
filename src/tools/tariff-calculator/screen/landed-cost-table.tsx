import type { LandedCost } from '@functions/_shared/domain/tariff/landed-cost.ts';
import { formatUsdCents } from '@/lib/format.ts';
import type { TariffCalculatorContent } from '../copy.ts';

type LandedCostTableProps = { words: TariffCalculatorContent['result']; cost: LandedCost };

/** What a piece costs when it has arrived, part by part. */
export function LandedCostTable({ words, cost }: LandedCostTableProps) {
  const { perUnit, fees, isMinimum } = cost;
  const total = formatUsdCents(perUnit.totalUsd);
  const parts = [
    [words.parts.goods, perUnit.goodsUsd],
    [words.parts.freight, perUnit.freightUsd],
    [words.parts.duty, perUnit.dutyUsd],
    [words.parts.fees, perUnit.feesUsd],
  ] as const;
  return (
    <div data-ground="butter" className="rounded-field p-4">
      <p className="spec-print">{words.landed}</p>
      <p className="font-display text-title tabular-nums">
        {isMinimum ? words.atLeast(total) : total}
      </p>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        {parts.map(([label, amountUsd]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{formatUsdCents(amountUsd)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm">
        {words.fees(
          formatUsdCents(fees.mpfUsd),
          words.mpfRules[fees.mpfRule],
          formatUsdCents(fees.hmfUsd),
        )}
      </p>
    </div>
  );
}
