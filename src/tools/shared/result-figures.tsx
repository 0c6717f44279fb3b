import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { RevenueResult } from '@/lib/calc/revenue.ts';
import { formatInteger, formatPct1, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import type { RevenueCalculatorContent } from '../revenue-calculator/copy.ts';

export type ResultFiguresProps = {
  words: RevenueCalculatorContent['results']['figures'];
  results: RevenueResult;
  /** The free calculator shows the yearly costs too. */
  withYearlyCost?: boolean;
};

/** Every figure of a result: profit first and large, then what it is made of. */
export function ResultFigures({ words, results, withYearlyCost = false }: ResultFiguresProps) {
  return (
    <div className="flex flex-col gap-8">
      <SpecSheet className="lg:grid-cols-2">
        <SpecLabel
          tone="leaf"
          caption={words.monthlyGrossProfit}
          value={formatUsdWhole(results.monthlyGrossProfit)}
        />
        <SpecLabel
          tone="leaf"
          caption={words.yearlyGrossProfit}
          value={formatUsdWhole(results.yearlyGrossProfit)}
        />
      </SpecSheet>
      <SpecSheet>
        <Figure caption={words.engagedAudience} value={formatInteger(results.engagedAudience)} />
        <Figure
          caption={words.totalOrderedUnits}
          value={formatInteger(results.totalOrderedUnits)}
        />
        <Figure caption={words.unitCost} value={formatUsdCents(results.unitCost)} />
        <Figure caption={words.monthlyRevenue} value={formatUsdWhole(results.monthlyRevenue)} />
        <Figure caption={words.monthlyCost} value={formatUsdWhole(results.monthlyCost)} />
        <Figure caption={words.grossMargin} value={formatPct1(results.grossMargin)} />
        <Figure caption={words.yearlyRevenue} value={formatUsdWhole(results.yearlyRevenue)} />
        {withYearlyCost && (
          <Figure caption={words.yearlyCost} value={formatUsdWhole(results.yearlyCost)} />
        )}
      </SpecSheet>
    </div>
  );
}

function Figure({ caption, value }: { caption: string; value: string }) {
  return <SpecLabel size="md" caption={caption} value={value} />;
}
