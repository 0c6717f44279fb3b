import type { TimeLeft } from './time-left.ts';

type Units = Record<'days' | 'hours' | 'minutes', (count: number) => string>;

/** The two largest units: "6 days 4 hours", "12 minutes". */
export function timeLeftText({ days, hours, minutes }: TimeLeft, units: Units): string {
  const parts = [
    days > 0 && units.days(days),
    hours > 0 && units.hours(hours),
    days === 0 && minutes > 0 && units.minutes(minutes),
  ];
  return parts.filter((part) => part !== false).join(' ');
}
