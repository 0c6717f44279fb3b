const easternTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The day of an entry made at a moment, 'YYYY-MM-DD'. US customs uses US Eastern time, so the day
 * is the same in every time zone of visitors and servers.
 */
export function entryDayAt(now: Date): string {
  const parts = new Map(easternTime.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
