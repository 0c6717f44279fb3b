import { numberPattern, parseNumber } from './number-text.ts';
import { isCountedUnit, piecesPerUnit } from './units.ts';

const quantity = `(${numberPattern}) ?(k\\b)?\\+? ?([a-z][a-z.]*)?`;
const label = String.raw`(?:\bm\.?o\.?q\b\.?|\bmin(?:imum|\.)? ?order(?:ing)?(?: ?(?:quantity|qty\.?|q'ty))?|\bminimum(?: ?(?:quantity|qty\.?))?|\border from\b)`;

const labelFirst = new RegExp(
  `${label} ?(?:\\(${numberPattern}?[^()$\\d]{0,20}\\))? ?[:=-]? ?(?:is |of )?(?:>=|from )? ?${quantity}`,
  'i',
);
const labelLast = new RegExp(`(?<![$\\d.,]|\\$ |USD )${quantity} ?[(,-]? ?${label}`, 'i');
const wholeSegment = new RegExp(
  `^(?:>=|from )? ?(${numberPattern})(?: ?(?:-|~|to) ?${numberPattern})? ?\\+? ?([a-z][a-z.]*)$`,
  'i',
);
const insideUnit =
  /(\d[\d,]*) ?(?:pcs?|pieces?|units?) ?(?:\/|per|in an?) ?(?:carton|ctn|case|box|bag|pack)/i;

/** A larger number of pieces is a phone number, not an order. */
const maxQuantity = 10_000_000;

/**
 * The minimum order stated in a line of plain text, in pieces. Undefined when it states none, or
 * states it in dollars or in cartons, kilograms or containers of unknown content.
 */
export function parseMinimumOrder(line: string): number | undefined {
  const first = labelFirst.exec(line);
  if (first !== null) {
    return toPieces(first[1], first[2], first[3], line.slice(first.index + first[0].length), line);
  }
  const last = labelLast.exec(line);
  return last === null ? undefined : toPieces(last[1], last[2], last[3], '', line);
}

/** The lower end of a quantity range that fills its cell: 100 for "100 - 499 pieces". */
export function parseQuantityStep(line: string): number | undefined {
  const steps = line
    .split(/[|·•;:\t]| {3,}/)
    .map((part) => wholeSegment.exec(part.trim()))
    .filter((match) => match !== null)
    .filter((match) => isCountedUnit(match[2] ?? ''))
    .map((match) => toPieces(match[1], undefined, match[2], '', ''))
    .filter((pieces) => pieces !== undefined);
  return steps.length === 0 ? undefined : Math.min(...steps);
}

function toPieces(
  numberText: string | undefined,
  thousands: string | undefined,
  unit: string | undefined,
  after: string,
  line: string,
): number | undefined {
  const value = parseNumber(numberText ?? '');
  if (value === undefined || /^(?:usd|us|dollars?)$/i.test(unit ?? '')) return undefined;
  const perUnit = parseUnit(unit, after) ?? parseInside(line);
  if (perUnit === undefined) return undefined;
  const pieces = Math.round(value * (thousands === undefined ? 1 : 1000) * perUnit);
  return pieces >= 1 && pieces <= maxQuantity ? pieces : undefined;
}

/** "1 Twenty-Foot Container": the unit may be a few words after the number. */
function parseUnit(unit: string | undefined, after: string): number | undefined {
  if (unit === undefined || /^(?:per|and|for|in)$/i.test(unit)) return 1;
  if (isCountedUnit(unit)) return piecesPerUnit(unit);
  const words = [unit, ...after.slice(0, 24).split(/[^a-z]+/i)].filter(Boolean);
  return words.some((word) => piecesPerUnit(word) === undefined) ? undefined : piecesPerUnit(unit);
}

function parseInside(line: string): number | undefined {
  const match = insideUnit.exec(line);
  return match === null ? undefined : parseNumber(match[1] ?? '');
}
