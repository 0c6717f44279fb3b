import type { ReactNode } from 'react';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { cn } from '@/lib/cn.ts';

type SnapRowProps = {
  /** Id of the heading that names the list. */
  titleId: string;
  ordered?: boolean;
  className?: string;
  /** List items; on phones as wide as `--snap-width`. */
  children: ReactNode;
};

/** A list that is a row to swipe through on phones, one item after the other; elsewhere a grid. */
export function SnapRow({ titleId, ordered = false, className, children }: SnapRowProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <TableScroller titleId={titleId} className="snap-scroller sm:overflow-visible">
      <List className={cn('snap-row', className)}>{children}</List>
    </TableScroller>
  );
}
