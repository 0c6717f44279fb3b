import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '@/components/ui/popover.tsx';
import { cn } from '@/lib/cn.ts';

export type InfoTipProps = {
  /** What the button explains: "About engagement rate". */
  label: string;
  children: ReactNode;
  className?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A question mark button that opens a help text. Unlike a tooltip, it works by tap and by key. */
export function InfoTip({ label, children, className, open, onOpenChange }: InfoTipProps) {
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <button
          type="button"
          aria-label={label}
          className={cn(
            // The target is 44 px, but it takes up only 24 px in its line.
            '-m-2.5 inline-grid size-11 place-items-center rounded-pill align-middle text-muted hover:text-[color:var(--fg)]',
            className,
          )}
        >
          <CircleQuestionMark aria-hidden="true" className="size-5" />
        </button>
      }
    >
      {children}
    </Popover>
  );
}
