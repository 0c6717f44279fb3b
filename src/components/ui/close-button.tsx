import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

type CloseButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'> & {
  /** What it closes or removes. */
  label: string;
};

/** A round button with a cross that closes a panel or removes an item. */
export function CloseButton({ label, className, ...native }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-pill base:hover:bg-butter base:[&_svg]:size-5',
        className,
      )}
      {...native}
    >
      <X aria-hidden="true" />
    </button>
  );
}
