import { namesOther, productScore } from './product-match.ts';
import { type DecimalMark, valueOfDigits } from './quote-numbers.ts';
import { lineAt, type QuoteLine } from './quote-parts.ts';
import type { LabeledCell } from './quote-table.ts';
import { isCorrection } from './read-steps.ts';
import type { QuotePacking, Said } from './supplier-quote.ts';

const number = String.raw`\d+(?:[.,]\d+)*`;
const units = String.raw`pcs?|pieces?|pce|units?|uds?|pairs?|prs|sets?|dozens?|doz|adet|ea|nos|çift|stück|stk|peças?|pçs|piezas?|pezzi|pz|bottles?|jars?|bags?|mugs?|个|個|只|件|套|双|条|支|瓶|盒|\p{L}{3,12}`;
const cartons = String.raw`(?:master |export |outer |big |standard |mother |shipping |corrugated |brown |exporta\p{L}* )*(?:ctns?|carton\p{L}*|karton\p{L}*|kolis?|cases?|cajas?|caixas?|scatol[ae]|colis|corrugad[oa]s?|bultos?|thùng|masters?|outers?|箱|外箱)`;
const boxes = String.raw`(?:boxes|box|bale|kutu|bags?)`;

const perCarton: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\d|\d[.,])(${number})\s?(?:${units})?\s?(?:\/|per|in(?: an?| one| 1| each| every)?|to (?:an?|each)|im|in einem|a|one|each|por|par|pro|je|um|bir|装|一|1)\s?(?:bale \/ )?${cartons}(?!\p{Script=Latin})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{Script=Latin})${cartons}\s?(?:qty|quantity|packing|içi|contents?|inhalt)?\s?(?::|=|\||of|with|con|de|da|zu|mit|a|has|holds|contains|contain|takes|fits|à|,)?\s?(${number})\s?(?:${units})(?!\p{Script=Latin})`,
    'iu',
  ),
  // "Case pack 48", "Qty per carton: 30"
  new RegExp(
    String.raw`(?<!\p{L})(?:case pack|pack size|(?:pcs|pieces|units|qty|quantity) per (?:case|carton|ctn|box)|(?:carton|ctn|case) (?:qty|quantity))\s?(?:of|is|:|=)?\s?(${number})(?!\s?[x×*])`,
    'iu',
  ),
  // "Master case SB-45  36 bars"
  new RegExp(
    String.raw`(?<!\p{L})${cartons}\s\p{Lu}{1,4}-?\d{1,5}[\s:]{1,4}(${number})\s?(?:${units})`,
    'u',
  ),
  // "12 pcs solid size per export carton"
  new RegExp(
    String.raw`(?<!\d|\d[.,])(${number})\s?(?:pcs?|pieces?|pairs?|sets?|units?|nos)\s(?:\p{L}+\s){1,3}(?:per|in(?: an?| one)?|a|each)\s${cartons}(?!\p{Script=Latin})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:master|outer)\s?(?:qty)?\s?[:=]?\s?(${number})(?!\s?[x×*\d])`,
    'iu',
  ),
  new RegExp(String.raw`(?:装箱(?:数|量)?|每箱)\D{0,4}(${number})`, 'iu'),
  new RegExp(
    String.raw`(?<!\d|\d[.,])(${number})\s?(?:${units})?\s?(?:\/|per|in(?: an?| one| 1)?|one)\s?${boxes}(?!\p{Script=Latin})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{Script=Latin})(?:box(?:es)?|bale|${cartons}) (?:of|de|à)\s(${number})(?!\p{Script=Latin})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:ctns?|carton\p{L}*|koli)\D{0,6}${number}\s?[x×*]\s?${number}\s?[x×*]\s?${number}\s?(?:cm|mm|in)?[\s,]{1,3}(${number})\s?(?:pcs?|pieces?|sets?|pairs?|adet|units?)`,
    'iu',
  ),
];

const sizePattern = new RegExp(
  String.raw`(?<![\dx×*]|\d[.,])(${number})\s?(?:cm|mm|inch(?:es)?|in|["”'])?\s?(?:x|×|\*|by|х)\s?[LWHDBT]?\s?(${number})\s?(?:cm|mm|inch(?:es)?|in|["”'])?\s?(?:x|×|\*|by|х)\s?[LWHDBT]?\s?(${number})\s?(cm|mm|centimet\p{L}*|inch(?:es)?|pulgadas?|polegadas?|pollici|pouces?|zoll|inç|in(?!\p{Script=Latin})|["”]|厘米|m(?!\p{Script=Latin}))?`,
  'giu',
);
/** "G.W. (kg): 13.5" */
const grossLabeled = new RegExp(
  String.raw`(?:g\.?\s?w\.?|gross(?: weight)?|毛重|brutto\p{L}*|brüt)\s?\((kgs?|lbs?)\.?\)\s?[:：=\t]?\s?(${number})`,
  'iu',
);
const grossPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:g\.?\s?w\.?|gross(?: weight)?|毛重|brüt(?: ağırlık)?|brut(?! \p{L})|brutto(?:gewicht)?|peso bruto)[^\d\n]{0,10}(${number})\s?(kgs?|kilo\p{L}*|lbs?|pounds?|公斤|千克)`,
    'iu',
  ),
  new RegExp(
    String.raw`(${number})\s?(kgs?|kilo\p{L}*|lbs?|pounds?|公斤)\.?\s?\(?(?:gross|g\.?w\.?|brutto|brüt|bruto)`,
    'iu',
  ),
  new RegExp(
    String.raw`n\.?\s?w\.?\s?\/\s?g\.?\s?w\.?\D{0,6}${number}\s?(?:kgs?)?\s?\/\s?(${number})\s?(kgs?|lbs?)`,
    'iu',
  ),
  new RegExp(
    String.raw`g\.?\s?w\.?\s?\/\s?n\.?\s?w\.?\D{0,6}(${number})\s?(?:kgs?)?\s?\/\s?${number}\s?(kgs?|lbs?)`,
    'iu',
  ),
];
const anyWeight = new RegExp(
  String.raw`(?<!\d|\d[.,])(${number})\s?(kgs?|kilo\p{L}*|lbs?|pounds?|公斤|千克)(?!\p{Script=Latin})`,
  'giu',
);

/** "kg 11,5" */
const weightBehind = new RegExp(
  String.raw`(?<![\d.,]\s?)kg\s?(${number})(?=\s*(?:[.;,)]|$))`,
  'giu',
);

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
  const unitsPerCarton =
    lastCorrected(own.flatMap((line) => unitsIn(line, mark))) ??
    cellNumber(cells, /pcs\s?\/\s?ctn|\/\s?ctn|qty\/?ctn|per carton|每箱|装箱数/iu, mark);
  const cartonSizeCm =
    lastCorrected(own.flatMap((line) => sizesIn(line, mark))) ?? cellSize(cells, mark);
  const cartonWeightKg =
    lastCorrected(own.flatMap((line) => weightsIn(line, lineAt(lines, line.index - 1), mark))) ??
    cellNumber(cells, /g\.?\s?w\.?|gross|毛重/iu, mark);
  if (unitsPerCarton === null && cartonSizeCm === null && cartonWeightKg === null) return null;
  return { unitsPerCarton, cartonSizeCm, cartonWeightKg };
}

function lastCorrected<Value>(found: readonly Found<Value>[]): Said<Value> | null {
  const best = found.findLast(({ isCorrection: isIt }) => isIt) ?? found[0];
  return best === undefined ? null : { value: best.value, source: best.source };
}

function unitsIn(line: QuoteLine, mark: DecimalMark): Found<number>[] {
  for (const [place, pattern] of perCarton.entries()) {
    const found = [...line.text.matchAll(new RegExp(pattern.source, 'giu'))].flatMap((match) => {
      const digits = match[1] ?? '';
      const value = valueOfDigits(digits, true, mark);
      const around = line.text.slice(Math.max(0, match.index - 10), match.index + match[0].length);
      const isBox =
        place >= 4 &&
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
      return [
        {
          value,
          source: { from: start, to: start + match[0].length },
          isCorrection: isCorrection(line.text),
        },
      ];
    });
    if (found.length > 0) return found.slice(0, 1);
  }
  return [];
}

function sizesIn(line: QuoteLine, mark: DecimalMark): Found<readonly [number, number, number]>[] {
  const found = [...line.text.matchAll(sizePattern)].flatMap((match) => {
    const value = centimeters(
      [match[1] ?? '', match[2] ?? '', match[3] ?? ''],
      match[4] ?? '',
      mark,
    );
    const before = line.text.slice(Math.max(0, match.index - 30), match.index);
    if (value === null || /(?:inner|gift|product|color|unit) (?:box|size)[^,;.]*$/i.test(before))
      return [];
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
