import * as RadixSlider from '@radix-ui/react-slider';
import type { ComponentProps } from 'react';
import { useFieldControl, useFieldLabelId } from '@/components/ui/field-context.ts';
import { cn } from '@/lib/cn.ts';

export type SliderTick = { value: number; label: string };

export type SliderProps = Omit<
  ComponentProps<typeof RadixSlider.Root>,
  'value' | 'defaultValue' | 'onValueChange' | 'onValueCommit' | 'min' | 'max'
> & {
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  /** The value as text with its unit, shown above the thumb and read out. */
  formatValue?: (value: number) => string;
  /** Labels below the track; the first and the last align with its ends. */
  ticks?: readonly SliderTick[];
};

/**
 * A slider for one value. Arrow keys move by a step, Page keys by ten, Home and End to the ends.
 */
export function Slider({
  value,
  onValueChange,
  min,
  max,
  step = 1,
  formatValue = String,
  ticks,
  className,
  id,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledBy,
  ...props
}: SliderProps) {
  const field = useFieldControl({ id, 'aria-describedby': props['aria-describedby'] });
  const fieldLabelId = useFieldLabelId();
  const share = max > min ? (value - min) / (max - min) : 0;

  return (
    <div className={cn('pt-9', className)}>
      <RadixSlider.Root
        {...props}
        value={[value]}
        onValueChange={([next]) => {
          if (next !== undefined) onValueChange(next);
        }}
        min={min}
        max={max}
        step={step}
        className="relative flex h-11 touch-none select-none items-center data-[disabled]:opacity-50"
      >
        <RadixSlider.Track className="relative h-2 grow rounded-pill border-[1.5px] border-ink bg-white">
          <RadixSlider.Range className="absolute inset-y-0 rounded-pill bg-ink" />
        </RadixSlider.Track>
        <RadixSlider.Thumb
          id={field.id}
          aria-label={ariaLabel}
          aria-labelledby={ariaLabel ? undefined : (ariaLabelledBy ?? fieldLabelId)}
          aria-describedby={field['aria-describedby']}
          aria-valuetext={formatValue(value)}
          className="relative block size-7 cursor-grab rounded-full border-[1.5px] border-ink bg-tomato transition-[scale] duration-150 active:scale-110 active:cursor-grabbing"
        >
          <ValueFlag share={share}>{formatValue(value)}</ValueFlag>
        </RadixSlider.Thumb>
      </RadixSlider.Root>
      {ticks && <Ticks ticks={ticks} min={min} max={max} />}
    </div>
  );
}

/**
 * The flag shifts within its own width as the thumb nears an end, so that it never leaves the
 * track.
 */
function ValueFlag({ share, children }: { share: number; children: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute bottom-full mb-2 whitespace-nowrap rounded-chip bg-ink px-2.5 py-1 font-mono text-label text-paper"
      style={{ left: `${share * 100}%`, translate: `${share * -100}% 0` }}
    >
      {children}
    </span>
  );
}

function Ticks({ ticks, min, max }: { ticks: readonly SliderTick[]; min: number; max: number }) {
  return (
    <div aria-hidden="true" className="relative mx-3.5 h-8">
      {ticks.map((tick) => {
        const share = (tick.value - min) / (max - min);
        return (
          <span
            key={tick.value}
            className="absolute top-0 flex w-max flex-col font-mono text-label-sm text-muted"
            style={{
              left: `${share * 100}%`,
              translate:
                share === 0 ? '-0.875rem' : share === 1 ? 'calc(-100% + 0.875rem)' : '-50%',
              alignItems: share === 0 ? 'flex-start' : share === 1 ? 'flex-end' : 'center',
            }}
          >
            <span
              className={cn(
                'mb-1 h-2 w-px bg-ink',
                share === 0 && 'ml-3.5',
                share === 1 && 'mr-3.5',
              )}
            />
            {tick.label}
          </span>
        );
      })}
    </div>
  );
}
