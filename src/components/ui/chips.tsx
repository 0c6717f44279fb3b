import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

export type ChipOption<Value extends string = string> = { value: Value; label: ReactNode };

export type ChipsProps<Value extends string = string> = Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue'
> & {
  options: readonly ChipOption<Value>[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  /** Once this many are chosen, the others are disabled; chosen ones can still be deselected. */
  max?: number;
  disabled?: boolean;
};

/** A multiple choice of chips. Label the set with FieldGroup or aria-label. */
export function Chips<Value extends string>({
  options,
  value,
  onValueChange,
  max = Number.POSITIVE_INFINITY,
  disabled = false,
  className,
  ...props
}: ChipsProps<Value>) {
  const full = value.length >= max;

  function toggle(chosen: Value) {
    if (value.includes(chosen)) onValueChange(value.filter((each) => each !== chosen));
    else if (!full) onValueChange([...value, chosen]);
  }

  return (
    <div
      role={props['aria-label'] || props['aria-labelledby'] ? 'group' : undefined}
      {...props}
      className={cn('flex flex-wrap gap-2', className)}
    >
      {options.map((option) => {
        const pressed = value.includes(option.value);
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={pressed}
            aria-disabled={(full && !pressed) || undefined}
            disabled={disabled}
            onClick={() => toggle(option.value)}
            className={cn(
              'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-pill border-[1.5px] border-ink bg-white px-[min(1rem,4vw)] py-1.5 text-sm font-medium text-ink',
              'transition-colors duration-150 enabled-hover:bg-butter/40 aria-pressed:bg-butter aria-pressed:font-semibold',
              'blocked:border-ink/30 blocked:bg-transparent blocked:text-muted blocked:cursor-not-allowed',
            )}
          >
            {pressed && <Check aria-hidden="true" className="size-4" />}
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
