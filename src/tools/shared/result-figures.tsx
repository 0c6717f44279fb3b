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
  /** Before the profit. */
  picture?: ReactNode;
  /** From the lowest to the highest profit. */
  range?: ReactNode;
};

/** Every figure of a result: the product, its profit and how far it may be off, then the rest. */
export function ResultFigures({
  results,
  withYearlyCost = false,
  picture,
  range,
}: ResultFiguresProps) {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-8">
        {picture && <div className="shrink-0 empty:hidden sm:max-w-[42%]">{picture}</div>}
        <div className="min-w-0 flex-1">
          <SpecSheet className="grid-cols-1 lg:grid-cols-1">
            <SpecLabel
              tone="leaf"
              className="[&>dd]:text-display-2"
              caption={copy.yearlyGrossProfit}
              value={formatUsdWhole(results.yearlyGrossProfit)}
            />
          </SpecSheet>
          {range && <div className="mt-4 empty:hidden">{range}</div>}
        </div>
      </div>
      <PhonePart title={copy.all} defaultOpen>
        <SpecSheet>
          <SpecLabel
            size="md"
            tone="leaf"
            caption={copy.monthlyGrossProfit}
            value={formatUsdWhole(results.monthlyGrossProfit)}
          />
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
