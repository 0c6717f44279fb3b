import { type ComponentProps, useId } from 'react';
import { controlFrame } from '@/components/ui/control-style.ts';
import { useFieldControl } from '@/components/ui/field-context.ts';
import { Glyph } from '@/components/ui/glyph.tsx';
import { cn } from '@/lib/cn.ts';

export type SelectOption<Value extends string = string> = {
  /** Never empty: an empty value means that nothing is chosen yet. */
  value: Value;
  label: string;
  /** Shown below the select while the option is chosen. */
  note?: string;
  disabled?: boolean;
};

export type SelectProps<Value extends string = string> = Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple' | 'size'
> & {
  options: readonly SelectOption<Value>[];
  /** `''` shows the placeholder. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  placeholder?: string;
};

const selectClass = cn(
  controlFrame,
  // Chromium wraps a long option onto a second line; other browsers truncate it.
  'cursor-pointer appearance-none overflow-hidden text-ellipsis whitespace-normal',
  'py-2 pr-[calc(min(1rem,4vw)+2rem)] pl-[min(1rem,4vw)]',
  'hover:bg-butter/10 data-[placeholder]:text-smoke *:text-ink',
  'aria-invalid:border-risk-high aria-invalid:bg-risk-high/5',
  'disabled:cursor-not-allowed disabled:border-ink/30 disabled:bg-ink/5 disabled:text-smoke',
);

/** A choice from a list: the browser's own select in the frame of our inputs. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  className,
  ...props
}: SelectProps<Value>) {
  const noteId = useId();
  const chosen = options.find((option) => option.value === value);
  const describedBy = [chosen?.note && noteId, props['aria-describedby']].filter(Boolean).join(' ');
  const field = useFieldControl({ ...props, 'aria-describedby': describedBy || undefined });

  return (
    <>
      <div className="relative">
        <select
          {...props}
          {...field}
          value={chosen?.value ?? ''}
          data-placeholder={chosen ? undefined : ''}
          onChange={(event) => {
            const next = options.find((option) => option.value === event.target.value);
            if (next) onValueChange(next.value);
          }}
          className={cn(selectClass, className)}
        >
          {/* Without it, the browser would display the first option as if it were chosen. */}
          {(placeholder !== undefined || !chosen) && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Glyph
          name="chevron-down"
          className={cn(
            'pointer-events-none absolute inset-y-0 right-[calc(min(1rem,4vw)+1.5px)] my-auto size-5',
            chosen && !props.disabled ? 'text-ink' : 'text-smoke',
          )}
        />
      </div>
      {chosen?.note && (
        <p id={noteId} className="text-sm text-muted">
          {chosen.note}
        </p>
      )}
    </>
  );
}
