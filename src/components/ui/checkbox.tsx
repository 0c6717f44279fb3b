import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

type CheckboxProps = {
  /** What is agreed to or done: the name of the box. */
  children: ReactNode;
  /** What it means, below a name that then stands out. */
  hint?: string;
  checked: boolean;
  onCheckedChange: (isChecked: boolean) => void;
  isInvalid?: boolean;
  /** The id of what is said about it, such as an error. */
  describedBy?: string | undefined;
  /** Of the row, which is at least 44 px tall and can be pressed anywhere. */
  className?: string;
};

/**
 * A box to check, with its words. It draws itself: the native one has no border of its own, so that
 * nothing would be left of a checked one in forced colors. Its mark is ink on butter, which also
 * shows on paper printed without grounds.
 */
export function Checkbox({
  children,
  hint,
  checked,
  onCheckedChange,
  isInvalid = false,
  describedBy,
  className,
}: CheckboxProps) {
  return (
    <label className={cn('flex min-h-11 cursor-pointer items-start gap-3', className)}>
      <span className="relative mt-0.5 size-5 shrink-0">
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="peer block size-5 cursor-pointer appearance-none rounded-[4px] border-[1.5px] border-ink bg-white checked:bg-butter aria-invalid:border-risk-high"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 size-4 text-ink opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {hint === undefined ? (
          children
        ) : (
          <>
            <span className="font-semibold">{children}</span>
            <span className="block text-sm text-muted">{hint}</span>
          </>
        )}
      </span>
    </label>
  );
}
