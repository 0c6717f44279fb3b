import { type ReactNode, useId } from 'react';
import { FieldGroup } from '@/components/ui/field.tsx';
import { cn } from '@/lib/cn.ts';

type RadioPillsProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  hint?: string | undefined;
};

/** A choice of one, as pills: arrow keys move it. */
export function RadioPills<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  hint,
}: RadioPillsProps<Value>) {
  const name = useId();
  return (
    <FieldGroup label={label} hint={hint}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border-[1.5px] border-ink px-4 py-1.5 text-sm',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
              option.value === value
                ? 'bg-butter font-semibold'
                : 'bg-white font-medium hover:bg-butter/40',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="size-4 shrink-0 accent-ink"
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
