import { parsePriceUsd } from '@functions/_shared/domain/calc/audience-product.ts';
import { nextStepUsd, priceRangeAround } from '@functions/_shared/domain/calc/price-range.ts';
import { type RevenueResult, unitCostSharePctFor } from '@functions/_shared/domain/calc/revenue.ts';
import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import { type KeyboardEvent, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { Slider } from '@/components/ui/slider.tsx';
import { cn } from '@/lib/cn.ts';
import { formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { creatorResultsCopy } from '../results-copy.ts';

const { price: copy } = creatorResultsCopy;

type PriceControlProps = {
  priceUsd: number;
  country: string;
  results: RevenueResult;
  onPriceChange: (priceUsd: number) => void;
  locale: string;
  className?: string;
};

const arrowWays: Readonly<Record<string, 'up' | 'down'>> = {
  ArrowRight: 'up',
  ArrowUp: 'up',
  ArrowLeft: 'down',
  ArrowDown: 'down',
};

/** One price, by slider or as a number; the figures that hang on it stand right below. */
export function PriceControl(props: PriceControlProps) {
  return (
    <PhonePart title={copy.title} data-print="hide">
      <PriceSheet {...props} />
    </PhonePart>
  );
}

function PriceSheet({
  priceUsd,
  country,
  results,
  onPriceChange,
  locale,
  className,
}: PriceControlProps) {
  const titleClass = usePartTitleClass(copy.title);
  const [text, setText] = useState(() => toNumberText(priceUsd, locale));
  const [range, setRange] = useState(() => priceRangeAround(priceUsd));
  const [triedUsd, setTriedUsd] = useState(priceUsd);
  // Not a price tried here, but a new calculation's.
  if (priceUsd !== triedUsd) {
    setTriedUsd(priceUsd);
    setText(toNumberText(priceUsd, locale));
    setRange(priceRangeAround(priceUsd));
  }
  const typed = parsePriceUsd(text, locale);

  function tryPrice(nextUsd: number) {
    setTriedUsd(nextUsd);
    onPriceChange(nextUsd);
  }

  function type(next: string) {
    setText(next);
    const price = parsePriceUsd(next, locale);
    if (!price.ok) return;
    setRange(priceRangeAround(price.value));
    tryPrice(price.value);
  }

  function slide(nextUsd: number) {
    setText(toNumberText(nextUsd, locale));
    tryPrice(nextUsd);
  }

  /** From a price between two steps an arrow goes to the nearer of them, not past it. */
  function stepOntoScale(event: KeyboardEvent) {
    const way = arrowWays[event.key];
    const onScale = way && nextStepUsd(priceUsd, range.stepUsd, way);
    if (onScale === undefined) return;
    event.preventDefault();
    slide(onScale);
  }

  return (
    <section
      aria-label={copy.title}
      data-ground="blush"
      data-print="hide"
      className={cn('rounded-card border border-ink p-5 sm:p-6', className)}
    >
      <h3 className={cn('text-title', titleClass)}>{copy.title}</h3>
      <p className="mt-1 text-sm text-muted">{copy.hint}</p>
      <Slider
        aria-label={copy.label}
        value={priceUsd}
        onValueChange={slide}
        min={0}
        max={range.maxUsd}
        step={range.stepUsd}
        formatValue={formatUsdCents}
        onKeyDown={stepOntoScale}
      />
      <Field className="mt-4" label={copy.inputLabel} error={typed.ok ? undefined : copy.invalid}>
        <MoneyInput value={text} onChange={(event) => type(event.target.value)} />
      </Field>
      <p className="mt-5 flex flex-col gap-0.5 font-semibold tabular-nums">
        <span>{copy.perUnit(formatUsdCents(results.unitCost))}</span>
        <span>{copy.profit(formatUsdWhole(results.yearlyGrossProfit))}</span>
      </p>
      <p className="mt-2 text-sm text-muted">
        {copy.costFollows(`${unitCostSharePctFor(country)}%`)}
      </p>
    </section>
  );
}
