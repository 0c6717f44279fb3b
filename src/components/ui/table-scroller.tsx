import type { ReactNode } from 'react';
import { useIsCut } from '@/components/ui/use-is-cut.ts';
import { cn } from '@/lib/cn.ts';

type TableScrollerProps = {
  /** Of what names the table. */
  titleId: string;
  children: ReactNode;
  className?: string;
};

/**
 * The place of a table that may be wider than its window, or is where text is large: it scrolls by
 * itself there, by keys too, since not every browser has them reach what scrolls.
 */
export function TableScroller({ titleId, children, className }: TableScrollerProps) {
  const [scroller, isCut] = useIsCut();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark inside one of its name
    <div
      ref={scroller}
      role="group"
      aria-labelledby={isCut ? titleId : undefined}
      tabIndex={isCut ? 0 : undefined}
      className={cn('relative overflow-x-auto', className)}
    >
      {children}
    </div>
  );
}
