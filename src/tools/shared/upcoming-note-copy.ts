import { formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';

export const upcomingNoteCopy = {
  title: 'What changes soon',
  /** @param until the last day that was looked at @param checkedOn the day of the newest source */
  none: (until: string, checkedOn: string) =>
    `no change up to ${formatCalendarDay(until)} was announced by ${formatCalendarDay(checkedOn)}, where our sources end.`,
} as const;
