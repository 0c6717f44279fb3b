import { type Figure, findFigures } from './figures.ts';
import type { DecimalMark } from './quote-numbers.ts';
import { movedBy } from './quote-parts.ts';
import type { LabeledCell, QuoteTables } from './quote-table.ts';
import { readableLines, type TextLine } from './quote-text.ts';
import { currencyNamed } from './quote-units.ts';
import type { StepCandidate } from './step-candidate.ts';

/** Names that columns of price lists have. */
const columnLabel =
  /^\s*(?:(?:item|model|style|art|product)(?: no\.?| name| code)?|description|moq|min\.? (?:order|qty)|q'?ty|quantity|(?:unit )?price|(?:fob|exw|fca|cif|ddp)(?!\p{L})|(?:ctn|carton)(?!\p{L})|pcs\s?\/\s?ctn|qty\s?\/\s?ctn|[gn]\.?\s?w\.?(?!\p{L})|meas|size|material|packing)(?!.*:\s*$)/iu;
const longestLabel = 44;

type Column = Readonly<{ label: TextLine; values: readonly TextLine[] }>;

/**
 * A price list whose table was copied column by column, as some PDF programs do: a name, then the
 * values of all products, then the next name.
 */
export function readColumnLists(text: string, mark: DecimalMark): QuoteTables {
  const columns = columnsOf(readableLines(text));
  const count = columns[0]?.values.length ?? 0;
  const rows = Array.from({ length: count }, (_, row) => rowOf(columns, row, mark));
  return {
    steps: rows.flatMap(({ steps }) => steps),
    cells: rows.flatMap(({ cells }) => cells),
    lines: new Set(
      columns.flatMap(({ label, values }) => [label, ...values]).map(({ start }) => start),
    ),
  };
}

/** The longest run of columns that have the same number of values: three columns at least. */
function columnsOf(lines: readonly TextLine[]): readonly Column[] {
  for (const [start] of lines.entries()) {
    if (!isLabel(lines[start])) continue;
    for (let count = 2; count <= 8; count += 1) {
      const columns: Column[] = [];
      let at = start;
      for (;;) {
        const label = lines[at];
        const values = lines.slice(at + 1, at + 1 + count);
        const isWhole = values.length === count && !values.some(isLabel);
        if (label === undefined || !isLabel(label) || !isWhole) break;
        columns.push({ label, values });
        at += count + 1;
      }
      if (columns.length >= 3 || isSizesAndPrices(columns)) return columns;
    }
  }
  return [];
}

/** "Quantity 500 1000 2000" and "Unit price 5.12 3.96 3.41", each number on a line of its own. */
function isSizesAndPrices(columns: readonly Column[]): boolean {
  return (
    columns.length === 2 &&
    columns.every(({ values }) =>
      values.every(({ text }) =>
        /^\W{0,2}(?:usd|us)?\W{0,2}\d[\d.,]*\W{0,2}(?:pcs|sets|usd|eur)?\s*$/iu.test(text),
      ),
    ) &&
    columns.some(({ label }) => sizeLabel.test(label.text)) &&
    columns.some(({ label }) => priceLabel.test(label.text))
  );
}

const sizeLabel = /^\W*(?:order )?(?:q'?ty|quantity|pcs|数量)/iu;
const priceLabel = /price|fob|exw|fca|cif|ddp|单价|价格/iu;

function isLabel(line: TextLine | undefined): boolean {
  return (
    line !== undefined && line.text.trim().length <= longestLabel && columnLabel.test(line.text)
  );
}

function rowOf(
  columns: readonly Column[],
  row: number,
  mark: DecimalMark,
): Pick<QuoteTables, 'steps' | 'cells'> {
  const valueIn = ({ values }: Column) => values[row] ?? { text: '', start: 0 };
  const context = columns
    .map((column) => valueIn(column).text.trim())
    .filter((value) => /\p{L}{2}/u.test(value) && !/\d[.,]\d{2}$/.test(value))
    .join(' ');
  const cells = columns.map((column): LabeledCell => {
    const { text, start } = valueIn(column);
    return { label: column.label.text.trim(), text, start, context };
  });
  const steps = columns.flatMap((column): StepCandidate[] => {
    const label = column.label.text;
    const sizes = columns.find((each) => sizeLabel.test(each.label.text));
    const quantity =
      findFigures(label, mark)
        .filter(({ kind }) => kind === 'count')
        .map((figure) => movedBy(figure, column.label.start))[0] ??
      (sizes === undefined ? undefined : sizeIn(valueIn(sizes), mark));
    const value = valueIn(column);
    const figure = findFigures(value.text, mark)
      .filter(({ kind }) => kind === 'sum' || kind === 'bare')
      .map((each) => movedBy(each, value.start))[0];
    const isPrice = priceLabel.test(label) && column !== sizes;
    return figure === undefined || !isPrice
      ? []
      : [stepOf(figure, quantity ?? null, label, context)];
  });
  return { steps, cells };
}

function sizeIn({ text, start }: TextLine, mark: DecimalMark): Figure | undefined {
  return findFigures(text, mark)
    .filter(({ kind, low }) => kind === 'count' || (kind === 'bare' && Number.isInteger(low)))
    .map((figure) => movedBy(figure, start))[0];
}

function stepOf(
  figure: Figure,
  quantity: Figure | null,
  label: string,
  context: string,
): StepCandidate {
  return {
    quantity,
    price: figure.low,
    highPrice: null,
    minimum: null,
    currency: figure.currency ?? currencyNamed(label),
    unit: figure.unit ?? quantity?.unit ?? null,
    label,
    start: figure.start,
    end: figure.end,
    isCorrection: false,
    isFromTable: true,
    context,
    group: context,
  };
}
