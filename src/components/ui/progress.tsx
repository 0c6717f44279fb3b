import * as RadixProgress from '@radix-ui/react-progress';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

export type ProgressProps = Omit<ComponentProps<typeof RadixProgress.Root>, 'value'> & {
  label: string;
  /** `null` if the progress is unknown. */
  value: number | null;
  max?: number;
  /** Shown next to the bar and read out: "3 of 5". */
  valueText?: string;
};

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
      <RadixProgress.Root
        {...props}
        aria-label={label}
        value={value}
        max={max}
        getValueLabel={() => text}
        className="h-3 overflow-hidden rounded-pill border-[1.5px] border-ink bg-white"
      >
        <RadixProgress.Indicator
          className="h-full origin-left bg-leaf transition-transform duration-200 data-[state=indeterminate]:w-1/3 data-[state=indeterminate]:animate-pulse data-[state=indeterminate]:bg-ink"
          style={value === null ? undefined : { transform: `scaleX(${value / max})` }}
        />
      </RadixProgress.Root>
    </div>
  );
}
