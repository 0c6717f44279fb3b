import { addMonths } from '@functions/_shared/domain/calendar-day.ts';
import { scheduleSource } from '@functions/_shared/domain/tariff/duty-rules.assumptions.ts';
import {
  type UpcomingDuty,
  upcomingMonths,
  upcomingSentence,
} from '@functions/_shared/domain/tariff/upcoming-text.ts';
import { upcomingNoteCopy } from './upcoming-note-copy.ts';

type UpcomingNoteProps = {
  upcoming: readonly UpcomingDuty[];
  /** 'YYYY-MM-DD' */
  entryDate: string;
};

/** What changes soon about a duty, with the new totals; or that no change is known. */
export function UpcomingNote({ upcoming, entryDate }: UpcomingNoteProps) {
  const { title, none } = upcomingNoteCopy;
  return (
    <p>
      <strong>{title}:</strong>{' '}
      {upcoming.length === 0
        ? none(addMonths(entryDate, upcomingMonths), scheduleSource.checkedOn)
        : upcoming.map(upcomingSentence).join(' ')}
    </p>
  );
}
