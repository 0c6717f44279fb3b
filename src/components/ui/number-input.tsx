import type { ComponentProps, ReactNode } from 'react';
import { controlFrame } from '@/components/ui/control-style.ts';
import { useFieldControl } from '@/components/ui/field-context.ts';
import { cn } from '@/lib/cn.ts';

export type NumberInputProps = Omit<ComponentProps<'input'>, 'prefix' | 'type'> & {
  /** A unit in front of the number. It is visual only: the label has to name the unit too. */
  prefix?: ReactNode;
  suffix?: ReactNode;
};

/**
 * An input for numbers as people type them. It keeps the raw text: "12.5k" and "3,5" are for the
 * parser. `type="number"` would drop both, and change the value when a finger scrolls over it.
 * `className` applies to the frame.
 */
export function NumberInput({
  prefix,
  suffix,
  className,
  inputMode = 'decimal',
  ...props
}: NumberInputProps) {
  const field = useFieldControl(props);
  const invalid = Boolean(field['aria-invalid']) && field['aria-invalid'] !== 'false';
  return (
    <div
      className={cn(
        controlFrame,
        'flex items-stretch overflow-clip',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
        props.disabled ? 'border-ink/30 bg-ink/5 text-smoke' : 'hover:bg-butter/10',
        invalid && !props.disabled && 'border-risk-high bg-risk-high/5',
        className,
      )}
    >
      {prefix && <Adornment className="pl-4">{prefix}</Adornment>}
      <input
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        {...field}
        type="text"
        inputMode={inputMode}
        className={cn(
          'w-full min-w-0 flex-1 bg-transparent px-4 py-2.5 tabular-nums focus-visible:shadow-none focus-visible:outline-none',
          Boolean(prefix) && 'pl-2',
          Boolean(suffix) && 'pr-2',
        )}
      />
      {suffix && <Adornment className="pr-4">{suffix}</Adornment>}
    </div>
  );
}

function Adornment({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid select-none place-items-center font-mono text-label text-smoke',
        className,
      )}
    >
      {children}
    </span>
  );
}
