import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import {
  changedSince,
  type KeyFigure,
  type LinkFigures,
} from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import { useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { comparableFigures } from './calculator-figures.ts';
import { ChangedSinceNote } from './changed-since-note.tsx';
import { SharedResultBanner } from './shared-result-banner.tsx';
import type { SharedResult } from './use-shared-result.ts';

export type SharedResultHeadProps = {
  result: SharedResult;
  /** One sentence: what the result is. */
  text: string;
  /** The tool's address without the result. */
  ownHref: string;
  /** The figures that the link was made with; null once the visitor has changed something. */
  link: LinkFigures | null;
  now: readonly KeyFigure[];
  className?: string;
};

/** Above a result: whose it is, where it is somebody else's, and what has changed since its link. */
export function SharedResultHead({ link, now, className, ...banner }: SharedResultHeadProps) {
  const [today] = useState(() => calendarDayOf(new Date()));
  const figures = comparableFigures(link, now);
  const hasChanged = changedSince(link, figures, today) !== null;
  const head = <SharedResultBanner {...banner} />;
  // Above the visitor's own result it takes no room.
  if (!banner.result.isShared && !hasChanged) return head;
  return (
    <div className={cn('flex flex-col gap-4', className)}>
      {head}
      <ChangedSinceNote link={link} now={figures} today={today} />
    </div>
  );
}
