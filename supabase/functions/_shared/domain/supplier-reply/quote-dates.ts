import { addDays, parseCalendarDay } from '../calendar-day.ts';
import { monthWords } from './blank-names.ts';

/** A date where it stands; null where it is no day that exists. */
export type FoundDate = Readonly<{ day: string; start: number; end: number }>;

export type DateHabit = 'day first' | 'month first';

const months: readonly RegExp[] = [
  /^(?:jan|ocak|ene|gen)/i,
  /^(?:feb|şubat|f[eé]v)/i,
  /^(?:mar(?!t\s?ı)|mart|märz)/i,
  /^(?:apr|nisan|abr|avr)/i,
  /^(?:may|mai|mayıs|maio|mag)/i,
  /^(?:jun|haziran|juin|giu)/i,
  /^(?:jul|temmuz|juil|lug)/i,
  /^(?:aug|ağustos|ago|août)/i,
  /^(?:sep|eylül|set)/i,
  /^(?:oct|okt|ekim|out|ott)/i,
  /^(?:nov|kasım)/i,
  /^(?:dec|dez|aralık|dic|déc)/i,
];

function monthOf(word: string): number {
  return months.findIndex((pattern) => pattern.test(word)) + 1;
}

/** Which of day and month a text writes first, by a date that can only be read one way. */
export function dateHabitOf(text: string): DateHabit {
  const dates = [...text.matchAll(/(?<![\d.])(\d{1,2})[/-](\d{1,2})[/-]\d{4}(?!\d)/g)];
  if (dates.some(([, first]) => Number(first) > 12)) return 'day first';
  if (dates.some(([, , second]) => Number(second) > 12)) return 'month first';
  return 'day first';
}

const isoDate = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g;
const numericDate = /(?<!\d|\d[.,])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d%])/g;
const chineseDate = /(?:(\d{4})年)?(\d{1,2})月(?:(\d{1,2})[日号]|(底))/gu;
const dayMonth = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\.?[\s/-](?:of\s|de\s)?(${monthWords})(?!\p{Script=Latin})\.?,?(?:[\s/-](?:de\s)?(\d{4}))?`,
  'giu',
);
const monthDay = new RegExp(
  String.raw`(?<!\p{Script=Latin})(${monthWords})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?![\d.,]*\d|\s?(?:pcs|days|%))(?:,?\s(\d{4}))?`,
  'giu',
);
const endOfMonth = new RegExp(
  String.raw`(?:end of|through|thru|ende|fin(?:ales)? de|sonu|fim de)\s(?:the\s)?(${monthWords})(?!\p{Script=Latin}|\.?\s\d{1,2}(?!\d))(?:\s(\d{4}))?`,
  'giu',
);

/** "End of next month", "month end", "下月底": 1 is the month behind this one. */
const monthEnds: readonly (readonly [0 | 1, RegExp])[] = [
  [
    1,
    /(?<!\p{L})(?:end of (?:the )?(?:next|coming|following) month|next month[\s-]end|ende (?:des )?(?:nächsten|kommenden) monats|(?:fin(?:ales)?|final) (?:de|del) (?:el )?(?:mes (?:que viene|siguiente|próximo)|próximo mes)|(?:fim|final) do próximo mês|fin du mois prochain|fine (?:del )?(?:mese prossimo|prossimo mese)|gelecek ay(?:ın)? sonu)(?!\p{L})|下个?月底/giu,
  ],
  [
    0,
    /(?<!\p{L})(?:end of (?:this|the|current) month|(?:this )?month[\s-]end|end of month|monatsende|ende (?:des|dieses) monats|fin(?:ales)? (?:de|del|de este) mes|(?:fim|final) d(?:o|este) mês|fin du mois|fine (?:del )?mese|(?:bu )?ay(?:ın)? sonu)(?!\p{L})|(?<!下|下个)月底/giu,
  ],
];

/**
 * The dates of a text in order.
 * @param since a date without a year is the first such day from this one on; without it, dates
 *   without a year are left out
 */
export function findDates(text: string, habit: DateHabit, since: string | null): FoundDate[] {
  const found: FoundDate[] = [];
  const add = (match: RegExpMatchArray, year: string | undefined, month: number, day: number) => {
    const start = match.index ?? 0;
    const end = start + match[0].trimEnd().length;
    if (found.some((each) => each.start < end && start < each.end)) return;
    const said = year === undefined ? next(month, day, since) : valid(fullYear(year), month, day);
    if (said !== undefined) found.push({ day: said, start, end });
  };
  for (const match of text.matchAll(isoDate))
    add(match, match[1], Number(match[2]), Number(match[3]));
  for (const match of text.matchAll(numericDate)) {
    const [one, two] = [Number(match[1]), Number(match[3])];
    const isMonthFirst = match[2] !== '.' && (two > 12 || (habit === 'month first' && one <= 12));
    add(match, match[4], isMonthFirst ? one : two, isMonthFirst ? two : one);
  }
  for (const match of text.matchAll(chineseDate)) {
    const year = match[1] ?? since?.slice(0, 4);
    const last = lastDay(Number(year), Number(match[2]));
    add(
      match,
      match[4] === undefined ? match[1] : year,
      Number(match[2]),
      match[4] === undefined ? Number(match[3]) : last,
    );
  }
  for (const [later, pattern] of monthEnds) {
    for (const match of text.matchAll(pattern)) {
      if (since === null) continue;
      const month = Number(since.slice(5, 7)) + later;
      const year = Number(since.slice(0, 4)) + (month > 12 ? 1 : 0);
      const inYear = month > 12 ? 1 : month;
      add(match, String(year), inYear, lastDay(year, inYear));
    }
  }
  for (const match of text.matchAll(endOfMonth)) {
    const month = monthOf(match[1] ?? '');
    const start =
      match[2] === undefined
        ? next(month, 1, since?.slice(0, 8).concat('01') ?? null)
        : valid(match[2], month, 1);
    if (start !== undefined)
      add(match, start.slice(0, 4), month, lastDay(Number(start.slice(0, 4)), month));
  }
  for (const match of text.matchAll(dayMonth))
    add(match, match[3], monthOf(match[2] ?? ''), Number(match[1]));
  for (const match of text.matchAll(monthDay))
    add(match, match[3], monthOf(match[1] ?? ''), Number(match[2]));
  return found.sort((a, b) => a.start - b.start);
}

/**
 * A date without a year that can only be read one way: "12/31", "15.12."; only where the words around
 * it speak of a date.
 */
export function shortDate(text: string, since: string | null): FoundDate | undefined {
  const match = /(?<![\d.,/])(\d{1,2})(?:\/(\d{1,2})(?![\d/%.,]*\d)|\.(\d{1,2})\.(?!\d))/.exec(
    text,
  );
  if (match === null) return undefined;
  const [one, two] = [Number(match[1]), Number(match[2] ?? match[3])];
  const isDotted = match[3] !== undefined;
  if (!isDotted && one <= 12 && two <= 12 && one !== two) return undefined;
  const isMonthFirst = !isDotted && two > 12;
  const day = isMonthFirst ? next(one, two, since) : next(two, one, since);
  return day === undefined
    ? undefined
    : { day, start: match.index, end: match.index + match[0].length };
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}

function valid(year: string, month: number, day: number): string | undefined {
  return parseCalendarDay(
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  );
}

function next(month: number, day: number, since: string | null): string | undefined {
  if (since === null) return undefined;
  const year = Number(since.slice(0, 4));
  const said = valid(String(year), month, day);
  return said !== undefined && said < since ? valid(String(year + 1), month, day) : said;
}

function lastDay(year: number, month: number): number {
  const first = valid(String(month === 12 ? year + 1 : year), month === 12 ? 1 : month + 1, 1);
  return first === undefined ? 28 : Number(addDays(first, -1).slice(8));
}

const dateLabel =
  /(?<!\p{Script=Latin})(?:date|dated|sent|tarih|datum|fecha|data|日期|发送时间)(?!\p{Script=Latin})/iu;
/** Of the offer's end, the shipment, or the buyer's own mail. */
const otherDates =
  /valid|until|till|before|ship|deliver|expire|due|since|inquiry|enquiry|rfq|your |order|anfrage|ihre|solicitud|talebiniz|geçerli|gültig|有效/iu;

/** The day on which a mail was written: a date with such a name, of a chat, or in its first lines. */
export function mailDayOf(text: string, habit: DateHabit): string | null {
  const lines = text.split('\n');
  const labeled = lines.find(
    (line) =>
      dateLabel.test(line) &&
      findDates(line.slice(0, 300), habit, null).length > 0 &&
      !otherDates.test(line),
  );
  const chat = lines.findLast((line) => /^\s*\[?\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(line));
  const early = lines
    .slice(0, 10)
    .find(
      (line) => !otherDates.test(line) && findDates(line.slice(0, 300), habit, null).length > 0,
    );
  for (const line of [labeled, chat, early]) {
    const [date] = line === undefined ? [] : findDates(line.slice(0, 300), habit, null);
    if (date !== undefined) return date.day;
  }
  return null;
}
