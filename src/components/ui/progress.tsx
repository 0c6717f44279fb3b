import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

export type ProgressProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  label: string;
  /** `null` if the progress is unknown. */
  value: number | null;
  max?: number;
  /** Shown next to the bar and read out: "3 of 5". */
  valueText?: string;
};

/** A bar from 0 to `max`. Not a progress element, which browsers do not let us style alike. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  className,
  ...props
}: ProgressProps) {
  const text = valueText ?? (value === null ? '' : `${Math.round((value / max) * 100)}%`);
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <div
        aria-hidden="true"
        className="flex justify-between gap-4 font-mono text-label text-muted"
      >
        <span>{label}</span>
        <span className="tabular-nums">{text}</span>
      </div>
      <div
        {...props}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? undefined : text}
        className="h-3 overflow-hidden rounded-pill border-[1.5px] border-ink bg-white"
      >
        <div
          className={cn(
            'h-full origin-left transition-transform duration-200',
            value === null ? 'w-1/3 animate-pulse bg-ink' : 'bg-leaf',
          )}
          style={value === null ? undefined : { transform: `scaleX(${value / max})` }}
        />
      </div>
    </div>
  );
}
