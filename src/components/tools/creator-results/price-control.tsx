import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { Slider } from '@/components/ui/slider.tsx';
import type { CreatorResultsContent } from '@/content/creator-results.ts';
import { priceRangeAround } from '@/lib/calc/price-range.ts';
import { type RevenueResult, unitCostSharePctFor } from '@/lib/calc/revenue.ts';
import { parseOrderValueUsd } from '@/lib/calc/revenue-input.ts';
import { cn } from '@/lib/cn.ts';
import { formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { toNumberText } from '@/lib/parse-number.ts';

type PriceControlProps = {
  words: CreatorResultsContent['price'];
  priceUsd: number;
  country: string;
  results: RevenueResult;
  onPriceChange: (priceUsd: number) => void;
  locale: string;
  className?: string;
};

/** One price, by slider or as a number; the figures that hang on it stand right below. */
export function PriceControl({
  words,
  priceUsd,
  country,
  results,
  onPriceChange,
  locale,
  className,
}: PriceControlProps) {
  const [text, setText] = useState(() => toNumberText(priceUsd, locale));
  const [range, setRange] = useState(() => priceRangeAround(priceUsd));
  if (priceUsd > range.maxUsd) setRange(priceRangeAround(priceUsd));

  const typed = parseOrderValueUsd(text, locale);
  // The price may also have changed in the form; what is being typed here stays as it is.
  const isOutdated = typed.ok && typed.value !== priceUsd;

  function type(next: string) {
    setText(next);
    const price = parseOrderValueUsd(next, locale);
    if (price.ok) onPriceChange(price.value);
  }

  function slide(nextUsd: number) {
    setText(toNumberText(nextUsd, locale));
    onPriceChange(nextUsd);
  }

  return (
    <section
      aria-label={words.title}
      data-ground="blush"
      data-print="hide"
      className={cn('rounded-card border border-ink p-5 sm:p-6', className)}
    >
      <h3 className="text-title">{words.title}</h3>
      <p className="mt-1 text-sm text-muted">{words.hint}</p>
      <Slider
        aria-label={words.label}
        value={priceUsd}
        onValueChange={slide}
        min={0}
        max={range.maxUsd}
        step={range.stepUsd}
        formatValue={formatUsdCents}
      />
      <Field className="mt-4" label={words.inputLabel} error={typed.ok ? undefined : words.invalid}>
        <MoneyInput
          value={isOutdated ? toNumberText(priceUsd, locale) : text}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <p className="mt-5 flex flex-col gap-0.5 font-semibold tabular-nums">
        <span>{words.perUnit(formatUsdCents(results.unitCost))}</span>
        <span>{words.profit(formatUsdWhole(results.yearlyGrossProfit))}</span>
      </p>
      <p className="mt-2 text-sm text-muted">
        {words.costFollows(`${unitCostSharePctFor(country)}%`)}
      </p>
    </section>
  );
}
