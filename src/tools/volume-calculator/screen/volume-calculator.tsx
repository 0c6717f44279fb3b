import { Lightbulb } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Slider } from '@/components/ui/slider.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { volumeTiers } from '@/lib/calc/volume.assumptions.ts';
import {
  calculateVolume,
  cheaperLargerOrder,
  volumePresets,
  volumeSlider,
} from '@/lib/calc/volume.ts';
import { formatInteger, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import type { VolumeCalculatorContent } from '../copy.ts';
import { VolumeFigures } from './volume-figures.tsx';
import { VolumePresets } from './volume-presets.tsx';

export type VolumeCalculatorProps = {
  words: VolumeCalculatorContent;
  retailPriceUsd: number;
  /** Told each quantity the visitor sets, not the one it begins with. */
  onQuantity?: (quantityUnits: number) => void;
  headingLevel?: 2 | 3;
  className?: string;
};

const VolumeChart = lazyComponent(() => import('./volume-chart.tsx').then((m) => m.VolumeChart));

/** What one order of a size costs and leaves, tier by tier (specification §9). */
export function VolumeCalculator({
  words,
  retailPriceUsd,
  onQuantity,
  headingLevel = 3,
  className,
}: VolumeCalculatorProps) {
  const [quantityUnits, setQuantityUnits] = useState(volumeSlider.defaultUnits);
  const Heading = `h${headingLevel}` as const;
  const result = calculateVolume({ quantityUnits, retailPriceUsd });
  const cheaper = cheaperLargerOrder({ quantityUnits, retailPriceUsd });

  function choose(units: number) {
    setQuantityUnits(units);
    onQuantity?.(units);
  }

  const formatUnits = (units: number) => words.units(formatInteger(units));

  return (
    <Card padding="lg" className={className}>
      <Heading className="text-display-3">{words.title}</Heading>
      <p className="mt-2 max-w-measure text-muted">{words.text(formatUsdCents(retailPriceUsd))}</p>
      <Slider
        data-print="hide"
        className="mt-2"
        aria-label={words.sliderLabel}
        value={quantityUnits}
        onValueChange={choose}
        min={volumeSlider.minUnits}
        max={volumeSlider.maxUnits}
        step={volumeSlider.stepUnits}
        formatValue={formatUnits}
      />
      <VolumePresets
        words={words}
        presets={volumePresets}
        quantityUnits={quantityUnits}
        onChoose={choose}
      />
      <VolumeFigures words={words.figures} result={result} />
      <p role="status" className="sr-only">
        {words.announced(formatInteger(quantityUnits), formatUsdWhole(result.totalProfitUsd))}
      </p>
      {cheaper && (
        <p data-ground="butter" className="mt-6 flex items-start gap-3 rounded-field p-4">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5" />
          <span>
            {words.cheaper(
              formatInteger(cheaper.quantityUnits),
              formatUsdWhole(cheaper.savingUsd),
              formatInteger(quantityUnits),
            )}
          </span>
        </p>
      )}
      <div className="mt-8">
        <Suspense
          fallback={
            <div role="status" aria-label={words.plot.loading}>
              <Skeleton className="h-100 w-full rounded-card" />
            </div>
          }
        >
          <VolumeChart
            words={words.plot}
            retailPriceUsd={retailPriceUsd}
            quantityUnits={quantityUnits}
          />
        </Suspense>
      </div>
      <p className="mt-4 text-sm text-muted">
        {words.assumption(volumeTiers.source, volumeTiers.year)}
      </p>
    </Card>
  );
}
