import { type CalendarDay, formatCalendarDay, parseCalendarDay } from '../calendar-day.ts';

/** The key figures of a result on the day its link was made. */
export type LinkFigures = Readonly<{ madeOn: CalendarDay; figures: readonly number[] }>;

/** One key figure of a result as it is now. */
export type KeyFigure = Readonly<{
  value: number;
  unit: keyof typeof units;
  /** @param change such as "+2.5 points" or "-$0.11" */
  words: (change: string) => string;
}>;

/** How a change of each unit is written, and how finely it counts. */
const units = {
  points: { decimals: 1, write: (text: string) => `${text} ${text === '1' ? 'point' : 'points'}` },
  usdCents: { decimals: 2, write: (text: string) => `$${text}` },
  usdWhole: { decimals: 0, write: (text: string) => `$${text}` },
} as const;

const keys = { madeOn: 'on', figures: 'was' } as const;
const maxFigures = 8;
const figurePattern = /^-?\d{1,9}(\.\d{1,2})?$/;

/** The parameters that a link carries besides its result. */
export function linkFigureParams(
  madeOn: CalendarDay,
  figures: readonly KeyFigure[],
): [string, string][] {
  const isWritable = figures.length > 0 && figures.length <= maxFigures;
  const texts = figures.map((figure) => `${rounded(figure)}`);
  // A result without a number has nothing to compare with.
  if (!isWritable || !texts.every((text) => figurePattern.test(text))) return [];
  return [
    [keys.madeOn, madeOn],
    [keys.figures, texts.join(',')],
  ];
}

/** Reads an address, which anyone may have edited; null unless the day and every figure is valid. */
export function readLinkFigures(params: URLSearchParams): LinkFigures | null {
  const madeOn = parseCalendarDay(params.get(keys.madeOn) ?? '');
  const texts = (params.get(keys.figures) ?? '').split(',');
  const isValid = texts.length <= maxFigures && texts.every((text) => figurePattern.test(text));
  return madeOn !== undefined && isValid ? { madeOn, figures: texts.map(Number) } : null;
}

/** For an address whose result has been changed. */
export function withoutLinkFigures(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const key of Object.values(keys)) rest.delete(key);
  return rest;
}

/**
 * What has changed since the link was made: "Since Nov 29: duty +2.5 points, +$0.11 a unit." Null
 * where nothing has, on the same day, and where the link's figures are not those of this result.
 */
export function changedSince(
  link: LinkFigures | null,
  now: readonly KeyFigure[],
  today: CalendarDay,
): string | null {
  if (link === null || link.madeOn >= today || link.figures.length !== now.length) return null;
  const changes = now.flatMap((figure, index) => {
    const before = rounded({ ...figure, value: link.figures[index] ?? Number.NaN });
    const change = rounded({ ...figure, value: rounded(figure) - before });
    return Number.isFinite(change) && change !== 0
      ? [figure.words(changeText(change, figure))]
      : [];
  });
  return changes.length > 0
    ? `Since ${shortDay(link.madeOn, today)}: ${changes.join(', ')}.`
    : null;
}

function rounded({ value, unit }: Pick<KeyFigure, 'value' | 'unit'>): number {
  return Number(value.toFixed(units[unit].decimals));
}

function changeText(change: number, { unit }: KeyFigure): string {
  const size = Math.abs(change);
  const text = size.toLocaleString('en-US', {
    minimumFractionDigits: unit === 'usdCents' ? 2 : 0,
    maximumFractionDigits: units[unit].decimals,
  });
  return `${change > 0 ? '+' : '-'}${units[unit].write(text)}`;
}

/** Without the year, if it is this one. */
function shortDay(day: CalendarDay, today: CalendarDay): string {
  const text = formatCalendarDay(day);
  return day.slice(0, 4) === today.slice(0, 4) ? text.replace(/, \d{4}$/, '') : text;
}
