import {
  anyWeight,
  grossLabeled,
  grossPatterns,
  number,
  perCarton,
  sizePattern,
  weightBehind,
} from './carton-words.ts';
import { namesOther, productScore } from './product-match.ts';
import { type DecimalMark, valueOfDigits } from './quote-numbers.ts';
import { lineAt, type QuoteLine } from './quote-parts.ts';
import type { LabeledCell } from './quote-table.ts';
import { isCorrection } from './read-steps.ts';
import type { QuotePacking, Said } from './supplier-quote.ts';

type Found<Value> = Said<Value> & Readonly<{ isCorrection: boolean }>;

/** The export carton: pieces in it, its size and its gross weight. */
export function readPacking(
  lines: readonly QuoteLine[],
  cells: readonly LabeledCell[],
  { product, mark }: { product: readonly string[]; mark: DecimalMark },
): QuotePacking | null {
  const own = lines.filter(({ text, parts }) => {
    const isPacking = parts.some(({ hits, carried }) =>
      [...hits.map(({ topic }) => topic), ...carried].includes('packing'),
    );
    return (
      (isPacking || perCarton.some((pattern) => pattern.test(text))) &&
      !(namesOther(text, product) && productScore(text, product) < 6)
    );
  });
  const counts = own
    .flatMap((line) => unitsIn(line, mark))
    .filter(({ value }) => !isInProduct(value, product));
  const inCartons = counts.filter(({ isBox }) => !isBox);
  const unitsPerCarton =
    lastCorrected(inCartons.length > 0 ? inCartons : counts) ??
    cellNumber(cells, /pcs\s?\/\s?ctn|\/\s?ctn|qty\/?ctn|per (?:carton|ctn)|每箱|装箱数/iu, mark);
  const cartonSizeCm =
    lastCorrected(own.flatMap((line) => sizesIn(line, mark))) ?? cellSize(cells, mark);
  const cartonWeightKg =
    lastCorrected(own.flatMap((line) => weightsIn(line, lineAt(lines, line.index - 1), mark))) ??
    cellNumber(cells, /g\.?\s?w\.?|gross|毛重/iu, mark);
  if (unitsPerCarton === null && cartonSizeCm === null && cartonWeightKg === null) return null;
  return { unitsPerCarton, cartonSizeCm, cartonWeightKg };
}

/** "A set of 24 pcs": what the goods themselves hold. */
function isInProduct(pieces: number, product: readonly string[]): boolean {
  return product.includes(`${pieces}pcs`) && pieces < 50;
}

function lastCorrected<Value>(found: readonly Found<Value>[]): Said<Value> | null {
  const best = found.findLast(({ isCorrection: isIt }) => isIt) ?? found[0];
  return best === undefined ? null : { value: best.value, source: best.source };
}

/** Where in the list the patterns begin that also fit a box of one piece. */
const firstOfBox = 8;

function unitsIn(line: QuoteLine, mark: DecimalMark): (Found<number> & { isBox: boolean })[] {
  for (const [place, pattern] of perCarton.entries()) {
    const found = [...line.text.matchAll(new RegExp(pattern.source, 'giu'))].flatMap((match) => {
      const digits = match[1] ?? '';
      const value = valueOfDigits(digits, true, mark);
      const around = line.text.slice(Math.max(0, match.index - 10), match.index + match[0].length);
      const isBox =
        place >= firstOfBox &&
        /inner|gift|poly|opp|colou?r|white|paper|display|regalo|presente/i.test(around);
      if (
        !Number.isInteger(value) ||
        value < 2 ||
        value > 20_000 ||
        isBox ||
        /inner/i.test(around.replace(/^.*[,;]\s?/u, ''))
      )
        return [];
      // "carton 60*40*40": a size, not a number of pieces.
      if (
        /^\s?(?:x|×|\*)/i.test(
          line.text.slice(match.index + match[0].lastIndexOf(digits) + digits.length),
        )
      )
        return [];
      const start = line.start + match.index;
      // "Rs 92 per bag": a price.
      const at = start + match[0].indexOf(digits);
      if (line.figures.some((each) => each.kind === 'sum' && each.start <= at && each.end > at))
        return [];
      return [
        {
          value,
          source: { from: start, to: start + match[0].length },
          isCorrection: isCorrection(line.text),
          isBox: place === firstOfBox,
        },
      ];
    });
    if (found.length > 0) return found.slice(0, 1);
  }
  return [];
}

/** Ends with the name of what lies in the carton. */
const ofInner =
  /(?:inner|gift|product|color|unit) (?:box|size|pack|packing|packaging|carton)[^,;.]{0,40}$/i;

function sizesIn(line: QuoteLine, mark: DecimalMark): Found<readonly [number, number, number]>[] {
  const found = [...line.text.matchAll(sizePattern)].flatMap((match) => {
    const value = centimeters(
      [match[1] ?? '', match[2] ?? '', match[3] ?? ''],
      match[4] ?? '',
      mark,
    );
    const before = line.text
      .slice(Math.max(0, match.index - 44), match.index)
      .replace(/\.{2,}/g, ' ');
    if (value === null || ofInner.test(before.replace(/^.*(?:ctn|master|outer)/i, ''))) return [];
    const start = line.start + match.index;
    return [
      {
        value,
        source: { from: start, to: start + match[0].length },
        isCorrection: isCorrection(line.text),
      },
    ];
  });
  const named = found.find(({ source }) =>
    /(?:ctn|carton|箱规|外箱|meas\p{L}*|koli|karton|caja|g\.?w)[^,;]{0,20}$/iu.test(
      line.text.slice(0, source.from - line.start),
    ),
  );
  return [named ?? found[0]].filter((each) => each !== undefined);
}

function centimeters(
  sides: readonly [string, string, string],
  unit: string,
  mark: DecimalMark,
): readonly [number, number, number] | null {
  const values = sides.map((digits) => valueOfDigits(digits, false, mark));
  const biggest = Math.max(...values);
  const factor = /^(?:in|pul|pol|pouc|zoll|["”])/i.test(unit)
    ? 2.54
    : /^mm/i.test(unit) || (unit === '' && biggest > 200)
      ? 0.1
      : unit === 'm'
        ? 100
        : 1;
  const [length = 0, width = 0, height = 0] = values.map(
    (each) => Math.round(each * factor * 10) / 10,
  );
  const isCarton = [length, width, height].every((side) => side >= 4 && side <= 250);
  return isCarton ? [length, width, height] : null;
}

/** @param above "G.W." may stand on the line above its number */
function weightsIn(
  line: QuoteLine,
  above: QuoteLine | undefined,
  mark: DecimalMark,
): Found<number>[] {
  const of = (digits: string, unit: string, index: number, length: number): Found<number> => {
    const factor = /^(?:lb|pound)/i.test(unit) ? 0.4536 : 1;
    const start = line.start + index;
    return {
      value: Math.round(valueOfDigits(digits, false, mark) * factor * 10) / 10,
      source: { from: start, to: start + length },
      isCorrection: isCorrection(line.text),
    };
  };
  for (const pattern of grossPatterns) {
    const match = pattern.exec(line.text);
    if (match !== null) return [of(match[1] ?? '', match[2] ?? '', match.index, match[0].length)];
  }
  const labeled = grossLabeled.exec(line.text);
  if (labeled !== null)
    return [of(labeled[2] ?? '', labeled[1] ?? '', labeled.index, labeled[0].length)];
  const plain = [...line.text.matchAll(anyWeight), ...line.text.matchAll(weightBehind)].filter(
    (match) => {
      const before = line.text.slice(Math.max(0, match.index - 16), match.index);
      // "24 cartons, 312 kg": the weight of them all.
      if (
        /(?<!\d)\d{1,4}\s(?:cartons|ctns|boxes|pallets)[\s,]{1,3}$/iu.test(
          line.text.slice(0, match.index),
        )
      )
        return false;
      // "Weight 10,000 pcs approx. 32 kg"
      if (
        /\d\s?(?:pcs|pieces|units|sets|pairs)\s?(?:(?:is|are|weighs?|about|approx\.?|=|ca\.?)\s?){1,2}$/iu.test(
          before,
        )
      )
        return false;
      return !/(?:n\.?\s?w\.?|net(?: weight)?|净重|neto?|netto|per (?:pc|piece)|each)\W{0,4}$/iu.test(
        before,
      );
    },
  );
  const [first] = plain;
  const isCarton =
    perCarton.some((pattern) => pattern.test(line.text)) ||
    /ctn|carton|weight|koli|karton|箱|caja/iu.test(line.text) ||
    /^\W*(?:g\.?\s?w\.?|gross(?: weight)?|毛重)\W*$/iu.test(above?.text ?? '');
  return first === undefined || !isCarton
    ? []
    : [of(first[1] ?? '', first[2] ?? '', first.index, first[0].length)];
}

function cellNumber(
  cells: readonly LabeledCell[],
  label: RegExp,
  mark: DecimalMark,
): Said<number> | null {
  const cell = cells.find((each) => label.test(each.label) && /\d/.test(each.text));
  const match = cell === undefined ? null : new RegExp(number).exec(cell.text);
  if (cell === undefined || match === null) return null;
  const from = cell.start + match.index;
  return {
    value: valueOfDigits(match[0], false, mark),
    source: { from, to: from + match[0].length },
  };
}

function cellSize(cells: readonly LabeledCell[], mark: DecimalMark): QuotePacking['cartonSizeCm'] {
  const cell = cells.find(
    ({ label }) => /ctn|carton|meas|箱规|外箱/iu.test(label) && !/pcs|qty|g\.?w/i.test(label),
  );
  const match = cell === undefined ? null : new RegExp(sizePattern.source, 'iu').exec(cell.text);
  if (cell === undefined || match === null) return null;
  const unit = match[4] ?? (/mm/i.test(cell.label) ? 'mm' : /inch/i.test(cell.label) ? 'in' : 'cm');
  const value = centimeters([match[1] ?? '', match[2] ?? '', match[3] ?? ''], unit, mark);
  const from = cell.start + match.index;
  return value === null ? null : { value, source: { from, to: from + match[0].length } };
}
