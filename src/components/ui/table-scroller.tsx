import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { useIsOverflowing } from './use-is-overflowing.ts';

type TableScrollerProps = {
  /** Id of the element that names the table. */
  titleId: string;
  children: ReactNode;
  className?: string;
};

/**
 * A container for a table that may be wider than its window, or becomes so with large text. It
 * scrolls by itself and is focusable, since not every browser lets keys reach a scrolling element.
 */
export function TableScroller({ titleId, children, className }: TableScrollerProps) {
  const [scroller, isOverflowing] = useIsOverflowing();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, but not a fieldset
    <div
      ref={scroller}
      role="group"
      aria-labelledby={isOverflowing ? titleId : undefined}
      tabIndex={isOverflowing ? 0 : undefined}
      className={cn('relative overflow-x-auto', className)}
    >
      {children}
    </div>
  );
}
