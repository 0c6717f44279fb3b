import type { RevenueResult } from '@functions/_shared/domain/calc/revenue.ts';
import type { ReactNode } from 'react';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { formatInteger, formatPct1, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { figuresCopy as copy } from './calculator-copy.ts';

export type ResultFiguresProps = {
  results: RevenueResult;
  /** The free calculator shows the yearly costs too. */
  withYearlyCost?: boolean;
  /** Stands below the profit. */
  picture?: ReactNode;
};

/** Every figure of a result: profit first and large, then what it is made of. */
export function ResultFigures({ results, withYearlyCost = false, picture }: ResultFiguresProps) {
  return (
    <div className="flex flex-col gap-8">
      <SpecSheet className="lg:grid-cols-2">
        <SpecLabel
          tone="leaf"
          caption={copy.monthlyGrossProfit}
          value={formatUsdWhole(results.monthlyGrossProfit)}
        />
        <SpecLabel
          tone="leaf"
          caption={copy.yearlyGrossProfit}
          value={formatUsdWhole(results.yearlyGrossProfit)}
        />
      </SpecSheet>
      {picture}
      <PhonePart title={copy.all} defaultOpen>
        <SpecSheet>
          <Figure caption={copy.engagedAudience} value={formatInteger(results.engagedAudience)} />
          <Figure
            caption={copy.totalOrderedUnits}
            value={formatInteger(results.totalOrderedUnits)}
          />
          <Figure caption={copy.unitCost} value={formatUsdCents(results.unitCost)} />
          <Figure caption={copy.monthlyRevenue} value={formatUsdWhole(results.monthlyRevenue)} />
          <Figure caption={copy.monthlyCost} value={formatUsdWhole(results.monthlyCost)} />
          <Figure caption={copy.grossMargin} value={formatPct1(results.grossMargin)} />
          <Figure caption={copy.yearlyRevenue} value={formatUsdWhole(results.yearlyRevenue)} />
          {withYearlyCost && (
            <Figure caption={copy.yearlyCost} value={formatUsdWhole(results.yearlyCost)} />
          )}
        </SpecSheet>
      </PhonePart>
    </div>
  );
}

function Figure({ caption, value }: { caption: string; value: string }) {
  return <SpecLabel size="md" caption={caption} value={value} />;
}
