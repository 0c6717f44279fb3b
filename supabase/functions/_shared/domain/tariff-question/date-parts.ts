/** A day in parts; `month` is 1 to 12. */
export type Day = { year: number; month: number; day: number };

export function dayOf(date: string): Day {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** 'YYYY-MM-DD'. */
export function written({ year, month, day }: Day): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function plusDays({ year, month, day }: Day, days: number): Day {
  return fromUtc(new Date(Date.UTC(year, month - 1, day + days)));
}

/** The day of the month stays, up to the 28th. */
export function plusMonths({ year, month, day }: Day, months: number): Day {
  return fromUtc(new Date(Date.UTC(year, month - 1 + months, Math.min(day, 28))));
}

export function isReal({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export function isBefore(one: Day, other: Day): boolean {
  return written(one) < written(other);
}

/** The last day of a month. */
export function lastOfMonth({ year, month }: Pick<Day, 'year' | 'month'>): Day {
  return fromUtc(new Date(Date.UTC(year, month, 0)));
}

/** 0 for Sunday. */
export function weekdayOf({ year, month, day }: Day): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/**
 * The year of a day that is stated without one: the next such day, or the latest one when the
 * question is about the past. A period that today lies in is this year's.
 * @param inYear the first and the last day of the period in a year
 */
export function nearestYear(
  inYear: (year: number) => { first: Day; last: Day },
  now: Day,
  isPast: boolean,
): number {
  const { first, last } = inYear(now.year);
  if (isPast) return isBefore(now, first) ? now.year - 1 : now.year;
  return isBefore(last, now) ? now.year + 1 : now.year;
}

function fromUtc(date: Date): Day {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const notPast =
  /\b(?:i|we)(?:\s+was|\s+were)\s+(?:wondering|thinking|hoping|planning|told|asked|looking)|\b(?:is|are|be|being|get|gets|getting|once|when|if|that)\s+(?:paid|charged|imported|shipped|landed|cleared|entered|received|bought)/gi;
const past =
  /\b(?:did|was|were|had|paid|charged|shipped|arrived|landed|entered|cleared|imported|received|bought|ago|back in)\b/i;

/** Whether the verbs of a question are past: "what did I pay", "that arrived". */
export function isAboutPast(text: string): boolean {
  return past.test(text.replace(notPast, ' '));
}
