import { type Figure, findFigures } from './figures.ts';
import type { DecimalMark } from './quote-numbers.ts';
import { movedBy } from './quote-parts.ts';
import { readableLines, type TextLine } from './quote-text.ts';
import { currencyNamed, priceUnitBehind, unitOf } from './quote-units.ts';
import type { StepCandidate } from './step-candidate.ts';

type Cell = TextLine & Readonly<{ figures: readonly Figure[] }>;
type Row = Readonly<{ cells: readonly Cell[]; line: TextLine }>;

/** A cell with the heading of its column, of a row that prices something. */
export type LabeledCell = Readonly<{
  label: string;
  text: string;
  start: number;
  context: string;
}>;

export type QuoteTables = Readonly<{
  steps: readonly StepCandidate[];
  cells: readonly LabeledCell[];
  /** Starts of the lines that were read as rows with prices, or as their heads. */
  lines: ReadonlySet<number>;
}>;

const quantityLabel =
  /^\W*(?:order )?(?:qty|q'ty|quantit\w*|数量|miktar|adet|menge|cantidad|quantidade|pcs(?!\s?\/))(?!\p{Script=Latin})/iu;
const priceLabel =
  /(?:price|(?<!\p{L})(?:fob|exw|fca|cif|cfr|ddp|dap)(?!\p{L})|单价|价格|报价|fiyat|preis|precio|preço|prezzo|u\/p|usd|eur|rmb|unit cost)/iu;
const totalLabel = /amount|total|sum|金额|tutar|betrag|importe/iu;
/** "QTY  UNIT  TOTAL": what a unit costs. */
const eachLabel = /^\W*(?:unit|each|u\/p|per unit)\W*$/iu;
const minimumLabel = /moq|minimum|min\.? (?:order|qty)|起订/iu;
/** What the first column of a list of products is called. */
const rowName =
  /^\W*(?:size|item|model|style|product|description|type|art|规格|尺寸|型号|品名|款)(?!\p{Script=Latin})/iu;
const unitLabel = /^\W*(?:unit|uom|单位|birim|einheit)\W*$/iu;

/** Reads the tables of a mail: columns between tabs, bars or wide spaces. */
export function readTables(text: string, mark: DecimalMark): QuoteTables {
  const rows = readableLines(text).map((line): Row => ({ line, cells: cellsOf(line, mark) }));
  const steps: StepCandidate[] = [];
  const cells: LabeledCell[] = [];
  const lines = new Set<number>();
  let head: Row | null = null;
  let context: string[] = [];
  let isNewContext = true;
  for (const row of rows) {
    if (isRule(row)) continue;
    if (isHead(row)) {
      head = row;
      context = [];
      isNewContext = true;
      lines.add(row.line.start);
      continue;
    }
    if (head === null) continue;
    const found = stepsOf(head, row);
    if (found.length === 0) {
      // What stands between the rows of two products names the second.
      if (isNewContext) context.push(row.line.text);
      else context = [row.line.text];
      isNewContext = true;
      if (row.cells.length < 2 && row.line.text.trim().length > 60) head = null;
      continue;
    }
    const own = ownWords(row);
    const isOwn = /\p{L}{2}/u.test(own.replace(/pcs?|pieces?|sets?|pairs?|usd|rmb/gi, ''));
    const named = isOwn ? [...(isNewContext ? context : []), own].join(' ') : context.join(' ');
    lines.add(row.line.start);
    steps.push(...found.map((step) => ({ ...step, context: named })));
    cells.push(...labeled(head, row, named));
    if (isOwn) context = [];
    isNewContext = isOwn;
  }
  return { steps, cells, lines };
}

function cellsOf(line: TextLine, mark: DecimalMark): Cell[] {
  const { text, start } = line;
  const split = /\t/.test(text) ? /\t/g : (text.match(/\|/g) ?? []).length >= 2 ? /\|/g : / {2,}/g;
  const cells: Cell[] = [];
  let from = 0;
  const push = (to: number) => {
    const said = text.slice(from, to);
    cells.push({
      text: said,
      start: start + from,
      figures: findFigures(said, mark).map((figure) => movedBy(figure, start + from)),
    });
  };
  for (const match of text.matchAll(split)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(text.length);
  const isBarred = split.source.includes('|');
  // A bar at either edge opens or closes the row.
  const isEdged = /^\s*\|/.test(text);
  return cells.filter(({ text: said }, place) =>
    isBarred
      ? (place > 0 || !isEdged) && (place < cells.length - 1 || said.trim() !== '')
      : split.source === '\\t' || said.trim() !== '',
  );
}

/** The line of dashes below a head. */
function isRule({ line }: Row): boolean {
  return /^[\s|:+-]+$/.test(line.text);
}

/** A head has a column of quantities and one of prices, or a column for each of several quantities. */
function isHead({ cells }: Row): boolean {
  if (cells.length < 2) return false;
  const hasSums = cells.some(({ figures }) => figures.some(({ kind }) => kind === 'sum'));
  if (hasSums) return false;
  const isPriced = cells.some(({ text }) => priceLabel.test(text));
  const isCounted = cells.some(({ text }) => quantityLabel.test(text) || minimumLabel.test(text));
  const isTotaled =
    cells.some(({ text }) => eachLabel.test(text)) &&
    cells.some(({ text }) => totalLabel.test(text));
  const counts = quantityColumns(cells);
  return (
    ((isPriced || isTotaled) && isCounted) ||
    (counts.length >= 2 &&
      cells.some(({ figures, text }) => figures.length === 0 && /\p{L}/u.test(text)))
  );
}

function quantityColumns(
  cells: readonly Cell[],
): readonly (readonly [place: number, figure: Figure])[] {
  // "size  500  1000  5000": whole numbers that rise, behind a name.
  const bare = cells.flatMap(({ figures, text }) =>
    figures.length === 1 && /^\s*[\d.,]+k?\s*$/.test(text) ? figures : [],
  );
  const isRising =
    bare.length >= 2 &&
    rowName.test(cells[0]?.text ?? '') &&
    bare.every(
      ({ low }, place) => Number.isInteger(low) && low >= 20 && low > (bare[place - 1]?.low ?? 0),
    );
  return cells.flatMap(({ figures, text }, place) => {
    const [figure] = figures;
    const isQuantity =
      figures.length === 1 &&
      figure !== undefined &&
      (figure.kind === 'count' || (figure.kind === 'bare' && (figure.isOpen || isRising)));
    return isQuantity && !/moq|min/i.test(text) ? [[place, figure] as const] : [];
  });
}

function stepsOf(head: Row, row: Row): Omit<StepCandidate, 'context'>[] {
  const columns = quantityColumns(head.cells);
  if (columns.length >= 2) return gridSteps(head, row, columns);
  return listSteps(head, row);
}

function gridSteps(
  head: Row,
  row: Row,
  columns: readonly (readonly [number, Figure])[],
): Omit<StepCandidate, 'context'>[] {
  if (row.cells.length < head.cells.length - 2 || row.cells.length < 2) return [];
  const found = columns.flatMap(([place, quantity]) => {
    const price = priceIn(row.cells[place], `${head.cells[place]?.text ?? ''} ${head.line.text}`);
    return price === null
      ? []
      : [stepOf(quantity, price, quantity.unit, head.cells[place]?.text ?? '')];
  });
  return found.length >= Math.min(2, columns.length) ? found : [];
}

function listSteps(head: Row, row: Row): Omit<StepCandidate, 'context'>[] {
  const at = (place: number) => {
    if (place === -1) return undefined;
    return row.cells.length === head.cells.length
      ? row.cells[place]
      : row.cells.at(place - head.cells.length);
  };
  if (row.cells.length < 2) return [];
  const named = head.cells.findIndex(({ text }) => priceLabel.test(text) && !totalLabel.test(text));
  const priceAt = named === -1 ? head.cells.findIndex(({ text }) => eachLabel.test(text)) : named;
  const quantityAt = head.cells.findIndex(({ text }) => quantityLabel.test(text));
  const quantity = at(quantityAt)?.figures.find(
    ({ kind, low }) => kind === 'count' || (kind === 'bare' && Number.isInteger(low)),
  );
  const price = priceIn(at(priceAt), head.cells[priceAt]?.text ?? '');
  // A list may name the minimum of each product instead of quantities.
  if ((quantity === undefined && quantityAt !== -1) || price === null) return [];
  const unit =
    unitOf(at(head.cells.findIndex(({ text }) => unitLabel.test(text)))?.text ?? '') ??
    quantity?.unit ??
    null;
  return [stepOf(quantity ?? null, price, unit, head.cells[priceAt]?.text ?? '')];
}

type CellPrice = Readonly<{ figure: Figure; currency: Figure['currency'] }>;

function priceIn(cell: Cell | undefined, label: string): CellPrice | null {
  if (cell === undefined || cell.figures.length !== 1) return null;
  const [figure] = cell.figures;
  if (figure === undefined || (figure.kind !== 'sum' && figure.kind !== 'bare')) return null;
  return { figure, currency: figure.currency ?? currencyNamed(label) };
}

/** "Price/1000 (EUR)", "Unit price / dozen" */
function unitInLabel(label: string): string | undefined {
  const at = label.search(/\/|(?<!\p{L})per(?!\p{L})/iu);
  return at === -1 ? undefined : priceUnitBehind(label.slice(at))?.unit;
}

function stepOf(
  quantity: Figure | null,
  { figure, currency }: CellPrice,
  unit: string | null,
  label: string,
): Omit<StepCandidate, 'context'> {
  return {
    quantity,
    price: figure.low,
    highPrice: null,
    minimum: null,
    currency,
    unit: figure.unit ?? unitInLabel(label) ?? unit,
    label,
    start: figure.start,
    end: figure.end,
    isCorrection: false,
    isFromTable: true,
  };
}

/** What a row says besides its prices. */
function ownWords(row: Row): string {
  return row.cells
    .filter(({ figures }) => !figures.some(({ kind }) => kind === 'sum'))
    .map(({ text }) => text.trim())
    .join(' ');
}

function labeled(head: Row, row: Row, context: string): LabeledCell[] {
  if (row.cells.length !== head.cells.length) return [];
  return row.cells.flatMap(({ text, start }, place) => {
    const label = head.cells[place]?.text.trim() ?? '';
    return text.trim() === '' || label === '' ? [] : [{ label, text, start, context }];
  });
}
