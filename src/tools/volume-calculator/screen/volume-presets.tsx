import type { volumePresets } from '@/lib/calc/volume.ts';
import { cn } from '@/lib/cn.ts';
import { formatInteger } from '@/lib/format.ts';
import type { VolumeCalculatorContent } from '../copy.ts';

type VolumePresetsProps = {
  words: Pick<VolumeCalculatorContent, 'presetsLabel' | 'presets'>;
  presets: typeof volumePresets;
  quantityUnits: number;
  onChoose: (quantityUnits: number) => void;
};

/** Four order sizes by name; the one that is set shows as pressed. */
export function VolumePresets({ words, presets, quantityUnits, onChoose }: VolumePresetsProps) {
  return (
    <fieldset data-print="hide" className="mt-4">
      <legend className="sr-only">{words.presetsLabel}</legend>
      <div className="grid gap-2 min-[20rem]:grid-cols-2 sm:grid-cols-4">
        {presets.map(({ id, units }) => (
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
            {words.presets[id]}{' '}
            <span className="spec-print block tabular-nums">{formatInteger(units)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
