import { volumeTiers } from '@functions/_shared/domain/calc/volume.assumptions.ts';
import {
  calculateVolume,
  cheaperLargerOrder,
  nearestSliderUnits,
  type VolumeResult,
  volumePresets,
  volumeSlider,
} from '@functions/_shared/domain/calc/volume.ts';
import { Lightbulb } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Slider } from '@/components/ui/slider.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { cn } from '@/lib/cn.ts';
import { formatInteger, formatPct1, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { filledText } from '../shared/filled-answers-text.ts';
import { volumeCalculatorCopy as copy } from './copy.ts';
import { type CountryCost, showsTwoCosts, twoCostsText } from './rules/two-costs.ts';

export type VolumeCalculatorProps = {
  retailPriceUsd: number;
  /** Called with each quantity the visitor sets, not with the first one. */
  onQuantity?: (quantityUnits: number) => void;
  /** The known size of the visitor's order, which the slider starts nearest to, and its source; a link
   *  names none. */
  known?: { units: number; of: ToolProduct['known'] | null } | null;
  /** The other unit cost on the page: by country, whatever the size of the order. */
  countryCost?: CountryCost | undefined;
  headingLevel?: 2 | 3;
  className?: string;
};

const VolumeChart = lazyComponent(() =>
  import('./screen/volume-chart.tsx').then((m) => m.VolumeChart),
);

/** The cost and the profit of one order, tier by tier (specification §9). */
export function VolumeCalculator({
  retailPriceUsd,
  onQuantity,
  known = null,
  countryCost,
  headingLevel = 3,
  className,
}: VolumeCalculatorProps) {
  const [chosenUnits, setChosenUnits] = useState<number | null>(null);
  const quantityUnits =
    chosenUnits ?? (known === null ? volumeSlider.defaultUnits : nearestSliderUnits(known.units));
  // It takes the focus, so it cannot be away altogether.
  const titleClass = usePartTitleClass(copy.title);
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${headingLevel}` as const;
  const result = calculateVolume({ quantityUnits, retailPriceUsd });
  const cheaper = cheaperLargerOrder({ quantityUnits, retailPriceUsd });

  function choose(units: number) {
    setChosenUnits(units);
    onQuantity?.(units);
  }

  const formatUnits = (units: number) => copy.units(formatInteger(units));

  return (
    <Card padding="lg" className={className}>
      <Heading
        ref={heading}
        tabIndex={-1}
        className={cn('text-display-3', titleClass && 'max-sm:not-print:sr-only')}
      >
        {copy.title}
      </Heading>
      <p className="mt-2 max-w-measure text-muted">{copy.text(formatUsdCents(retailPriceUsd))}</p>
      {known?.of && chosenUnits === null && (
        <p className="mt-2 max-w-measure text-sm">
          {copy.start(filledText(['quantities'], known.of))}
        </p>
      )}
      <Slider
        data-print="hide"
        className="mt-2"
        aria-label={copy.sliderLabel}
        value={quantityUnits}
        onValueChange={choose}
        min={volumeSlider.minUnits}
        max={volumeSlider.maxUnits}
        step={volumeSlider.stepUnits}
        formatValue={formatUnits}
      />
      <VolumePresets quantityUnits={quantityUnits} onChoose={choose} />
      <VolumeFigures result={result} />
      {countryCost && showsTwoCosts(result, countryCost) && (
        <p className="mt-4 max-w-measure text-sm">{twoCostsText(copy, countryCost)}</p>
      )}
      <p role="status" className="sr-only">
        {copy.announced(formatInteger(quantityUnits), formatUsdWhole(result.totalProfitUsd))}
      </p>
      {cheaper && (
        <div data-ground="butter" className="mt-6 flex items-start gap-3 rounded-field p-4">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="flex min-w-0 flex-col items-start gap-3">
            <p>
              {copy.cheaper(
                formatInteger(cheaper.quantityUnits),
                formatUsdWhole(cheaper.savingUsd),
                formatInteger(quantityUnits),
              )}{' '}
              {copy.cheaperNote}
            </p>
            <Button
              size="sm"
              variant="secondary"
              data-print="hide"
              onClick={() => {
                choose(cheaper.quantityUnits);
                // The pressed button goes away; focus must not fall to the body.
                heading.current?.focus({ preventScroll: true });
              }}
            >
              {copy.takeCheaper(formatInteger(cheaper.quantityUnits))}
            </Button>
          </div>
        </div>
      )}
      <div className="mt-8">
        <Suspense
          fallback={
            <div role="status" aria-label={copy.plot.loading}>
              <Skeleton className="h-100 w-full rounded-card" />
            </div>
          }
        >
          <VolumeChart retailPriceUsd={retailPriceUsd} quantityUnits={quantityUnits} />
        </Suspense>
      </div>
      <p className="mt-4 text-sm text-muted">
        {copy.assumption(volumeTiers.source, volumeTiers.year)}
      </p>
    </Card>
  );
}

type VolumePresetsProps = {
  quantityUnits: number;
  onChoose: (quantityUnits: number) => void;
};

/** Four order sizes by name. */
function VolumePresets({ quantityUnits, onChoose }: VolumePresetsProps) {
  return (
    <fieldset data-print="hide" className="mt-4">
      <legend className="sr-only">{copy.presetsLabel}</legend>
      <div className="grid gap-2 min-[20rem]:grid-cols-2 sm:grid-cols-4">
        {volumePresets.map(({ id, units }) => (
          <button
            key={id}
            type="button"
            aria-pressed={units === quantityUnits}
            onClick={() => onChoose(units)}
            className={cn(
              'min-h-14 rounded-field border-[1.5px] border-ink bg-white px-3 py-1.5 text-sm font-medium leading-tight text-ink',
              'transition-colors duration-150 enabled-hover:bg-butter/40 aria-pressed:bg-butter',
            )}
          >
            {copy.presets[id]}{' '}
            <span className="spec-print block tabular-nums">{formatInteger(units)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Total profit first and large, then its parts. */
function VolumeFigures({ result }: { result: VolumeResult }) {
  const { figures } = copy;
  return (
    <div className="mt-8 flex flex-col gap-6">
      <SpecSheet className="grid-cols-1">
        <SpecLabel
          tone="leaf"
          caption={figures.totalProfit}
          value={formatUsdWhole(result.totalProfitUsd)}
          note={figures.totalProfitNote}
        />
      </SpecSheet>
      <SpecSheet className="sm:grid-cols-4">
        <SpecLabel
          size="md"
          caption={figures.unitCost}
          value={formatUsdCents(result.unitCostUsd)}
          note={figures.unitCostNote(`${result.unitCostSharePct}%`)}
        />
        <SpecLabel
          size="md"
          caption={figures.profitPerUnit}
          value={formatUsdCents(result.profitPerUnitUsd)}
        />
        <SpecLabel size="md" caption={figures.margin} value={formatPct1(result.marginPct)} />
        <SpecLabel
          size="md"
          caption={figures.totalCost}
          value={formatUsdWhole(result.totalCostUsd)}
        />
      </SpecSheet>
    </div>
  );
}
