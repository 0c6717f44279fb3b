import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import {
  changedSince,
  type KeyFigure,
  type LinkFigures,
} from '@functions/_shared/domain/tool-inputs/link-figures.ts';

type ChangedSinceNoteProps = {
  /** From the address that opened the result; null once the visitor has changed something. */
  link: LinkFigures | null;
  now: readonly KeyFigure[];
  today: CalendarDay;
};

/** Above the result of an old link: what was recomputed to another figure. */
export function ChangedSinceNote({ link, now, today }: ChangedSinceNoteProps) {
  const text = changedSince(link, now, today);
  if (text === null) return null;
  return (
    <p
      data-ground="butter"
      className="rounded-field border-[1.5px] border-ink px-4 py-3 font-semibold"
    >
      {text}
    </p>
  );
}
