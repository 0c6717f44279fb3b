const words = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a calendar day for visitors: '2026-07-24' is "Jul 24, 2026". @param day 'YYYY-MM-DD' */
export function formatLongDate(day: string): string {
  return words.format(Date.parse(`${day}T00:00:00Z`));
}
