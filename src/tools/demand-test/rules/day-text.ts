const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** The day of a moment where the visitor is: "Dec 14, 2026". */
export function dayText(moment: string): string {
  const ms = Date.parse(moment);
  return Number.isNaN(ms) ? '' : day.format(ms);
}
