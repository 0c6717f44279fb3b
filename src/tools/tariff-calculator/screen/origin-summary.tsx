import { formatUsdCents } from '@/lib/format.ts';
import type { TariffCalculatorContent } from '../copy.ts';
import type { OriginResult } from '../rules/tariff-result.ts';

type OriginSummaryProps = {
  words: TariffCalculatorContent['result'];
  results: readonly OriginResult[];
};

/** The origins in a few lines, where their cards stand below each other. */
export function OriginSummary({ words, results }: OriginSummaryProps) {
  const hasCost = results.some(({ cost }) => cost !== null);
  return (
    <table className="w-full border-y-[1.5px] border-ink text-sm lg:hidden">
      <caption className="sr-only">{words.summary.title}</caption>
      <thead className="spec-print text-left text-muted">
        <tr>
          <th scope="col" className="py-2 pr-3 font-normal">
            {words.summary.origin}
          </th>
          <th scope="col" className="py-2 pr-3 font-normal">
            {words.totalDuty}
          </th>
          {hasCost && (
            <th scope="col" className="py-2 text-right font-normal">
              {words.landed}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {results.map(({ originCode, originName, stack, cost }) => (
          <tr key={originCode} className="border-t border-ink/20 align-top">
            <th scope="row" className="py-2 pr-3 text-left font-semibold">
              {originName}
            </th>
            <td className="py-2 pr-3 tabular-nums">{stack.totalText}</td>
            {cost !== null && (
              <td className="py-2 text-right tabular-nums">
                {cost.isMinimum
                  ? words.atLeast(formatUsdCents(cost.perUnit.totalUsd))
                  : formatUsdCents(cost.perUnit.totalUsd)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
