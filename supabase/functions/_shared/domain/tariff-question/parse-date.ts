export type ParsedDate = {
  /** The day of entry, 'YYYY-MM-DD'. */
  entryDate: string | undefined;
  /** Written like a date but not a real one: "February 30, 2026". */
  unparsedDate: string | undefined;
  remainder: string;
};

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const lead =
  '(?:\\b(?<lead>(?:arriv(?:es?|ed|ing)|enter(?:s|ed|ing)?|ship(?:s|ped|ping)?|import(?:ed|ing)?|land(?:s|ed|ing)?|effective|clear(?:s|ed|ing)?|receiv(?:es?|ed|ing))?\\s*(?:on|in|by|as of|at|for|before|until|after|since|from)?)\\s+)?';
const patterns: readonly RegExp[] = [
  new RegExp(`${lead}\\b(?<year>20\\d\\d)-(?<number>\\d{1,2})-(?<day>\\d{1,2})\\b`, 'i'),
  new RegExp(`${lead}\\b(?<number>\\d{1,2})/(?<day>\\d{1,2})/(?<year>20\\d\\d|\\d\\d)\\b`, 'i'),
  // Day first, as in most countries.
  new RegExp(`${lead}\\b(?<day>\\d{1,2})\\.(?<number>\\d{1,2})\\.(?<year>20\\d\\d)\\b`, 'i'),
  new RegExp(
    `${lead}\\b${month}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<year>20\\d\\d))?\\b`,
    'i',
  ),
  new RegExp(
    `${lead}\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}(?:,?\\s+(?<year>20\\d\\d))?\\b`,
    'i',
  ),
  new RegExp(`${lead}\\b${month}\\s+(?<year>20\\d\\d)\\b`, 'i'),
  new RegExp(
    `(?<lead>\\b(?:in|by|before|after|since|until|this|next|last))\\s+${month}(?!\\w)`,
    'i',
  ),
  /(?<lead>\b(?:in|during|before|after|since))\s+(?<year>20\d\d)\b/i,
];
const relative: readonly (readonly [RegExp, (today: Day) => Day])[] = [
  [
    /\b(?:today|right now|now|currently|at the moment|these days|as of today|this week)\b/i,
    (day) => day,
  ],
  [/\btomorrow\b/i, (day) => plusDays(day, 1)],
  [/\byesterday\b/i, (day) => plusDays(day, -1)],
  [/\bnext week\b/i, (day) => plusDays(day, 7)],
  [/\bnext month\b/i, (day) => plusMonths(day, 1)],
  [/\blast month\b/i, (day) => plusMonths(day, -1)],
  [/\bnext year\b/i, (day) => ({ year: day.year + 1, month: 1, day: 1 })],
  [/\blast year\b/i, (day) => ({ ...day, year: day.year - 1, day: Math.min(day.day, 28) })],
  [/\bin (?:a|1|one) month\b/i, (day) => plusMonths(day, 1)],
];

type Day = { year: number; month: number; day: number };

/**
 * Parses the day of entry from a question. A month without a day means its first, a year its first
 * day; a day without a year is in the year of `today`. "Before" a day means the day before it.
 *
 * @param today 'YYYY-MM-DD'
 */
export function parseDate(text: string, today: string): ParsedDate {
  const now = dayOf(today);
  let unparsed: string | undefined;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const day = match?.groups && dayFrom(match.groups, now);
    if (match && day) {
      const isBefore = /before/i.test(match.groups?.lead ?? '');
      return {
        entryDate: written(isBefore ? plusDays(day, -1) : day),
        unparsedDate: undefined,
        remainder: text.replace(match[0], ' '),
      };
    }
    if (match && match.groups?.day !== undefined) unparsed ??= match[0];
  }
  if (unparsed !== undefined) {
    const name = unparsed.replace(/^\D*?(?=\d|[A-Z][a-z]{2,}\.?\s+\d)/, '').trim();
    return { entryDate: undefined, unparsedDate: name, remainder: text.replace(unparsed, ' ') };
  }
  for (const [pattern, shift] of relative) {
    if (!pattern.test(text)) continue;
    const day = shift(now);
    return {
      entryDate: written(day),
      unparsedDate: undefined,
      remainder: text.replace(pattern, ' '),
    };
  }
  return { entryDate: undefined, unparsedDate: undefined, remainder: text };
}

function dayFrom(groups: Readonly<Record<string, string | undefined>>, now: Day): Day | undefined {
  const named = groups.month?.slice(0, 3).toLowerCase();
  const first = Number(groups.number ?? 1);
  const second = Number(groups.day ?? 1);
  // There is no 24th month, so day and month are swapped.
  const isSwapped = named === undefined && first > 12 && second <= 12;
  const number = named
    ? monthNames.findIndex((name) => name.startsWith(named)) + 1
    : isSwapped
      ? second
      : first;
  const year = groups.year === undefined ? now.year : (Number(groups.year) % 100) + 2000;
  const day = {
    year: year + yearShift(groups, number, now),
    month: number,
    day: isSwapped ? first : second,
  };
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day));
  const isReal = date.getUTCMonth() === day.month - 1 && date.getUTCDate() === day.day;
  return isReal ? day : undefined;
}

/** "Next March" said in November is in the next year. */
function yearShift(
  groups: Readonly<Record<string, string | undefined>>,
  number: number,
  now: Day,
): number {
  if (groups.year !== undefined) return 0;
  if (/next/i.test(groups.lead ?? '')) return number <= now.month ? 1 : 0;
  if (/last/i.test(groups.lead ?? '')) return number >= now.month ? -1 : 0;
  return 0;
}

function dayOf(date: string): Day {
  const [year = 0, number = 1, day = 1] = date.split('-').map(Number);
  return { year, month: number, day };
}

function plusDays({ year, month: number, day }: Day, days: number): Day {
  return fromUtc(new Date(Date.UTC(year, number - 1, day + days)));
}

function plusMonths({ year, month: number, day }: Day, months: number): Day {
  return fromUtc(new Date(Date.UTC(year, number - 1 + months, Math.min(day, 28))));
}

function fromUtc(date: Date): Day {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function written({ year, month: number, day }: Day): string {
  return `${year}-${String(number).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
