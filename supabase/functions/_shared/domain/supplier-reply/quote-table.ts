import { findFigures } from './figures.ts';
import type { DecimalMark } from './quote-numbers.ts';
import { movedBy } from './quote-parts.ts';
import { readableLines, type TextLine } from './quote-text.ts';
import type { StepCandidate } from './step-candidate.ts';
import {
  type Cell,
  eachLabel,
  minimumLabel,
  priceLabel,
  quantityColumns,
  quantityLabel,
  type Row,
  stepsOf,
  totalLabel,
} from './table-steps.ts';

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
    const isOwn = /\p{L}{2}|\d\s?["”″]|\p{L}\d|\d\p{L}/u.test(
      own.replace(/pcs?|pieces?|sets?|pairs?|usd|rmb/gi, ''),
    );
    const named = isOwn ? [...(isNewContext ? context : []), own].join(' ') : context.join(' ');
    // A line that only looks like a head is read as a line.
    lines.add(head.line.start);
    lines.add(row.line.start);
    steps.push(...found.map((step) => ({ ...step, context: named, group: named })));
    cells.push(...labeled(head, row, named));
    if (isOwn) context = [];
    isNewContext = isOwn;
  }
  return { steps: tiedToMinimum(steps), cells, lines };
}

function cellsOf(line: TextLine, mark: DecimalMark): Cell[] {
  const { text, start } = line;
  const split = /\t/.test(text)
    ? /\t/g
    : isSeparated(text)
      ? /;/g
      : (text.match(/\|/g) ?? []).length >= 2
        ? /\|/g
        : / {2,}/g;
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

/** "Bowl;1000;1.62;1.73", as a spreadsheet is saved. */
function isSeparated(text: string): boolean {
  return (text.match(/;(?!\s)/g) ?? []).length >= 2 && !/;\s/.test(text);
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

/** Rows of one product that each name another minimum price it by order size. */
function tiedToMinimum(steps: readonly StepCandidate[]): StepCandidate[] {
  return steps.map((step) => {
    const alike = steps.filter(({ context }) => context === step.context);
    const minimums = new Set(
      alike.flatMap(({ minimum }) => (minimum === null ? [] : [minimum.low])),
    );
    return minimums.size > 1 && step.quantity === null ? { ...step, quantity: step.minimum } : step;
  });
}

/** What a row says besides its prices. */
function ownWords(row: Row): string {
  return row.cells
    .filter(
      ({ figures, text }) =>
        !figures.some(({ kind }) => kind === 'sum') && !justCounts.test(text.trim()),
    )
    .map(({ text }) => text.trim())
    .join(' ');
}

const justCounts = /^\d[\d.,]*\s?(?:pcs?|pieces?|sets?|pairs?|days?|adet|stk\.?)?$/iu;

function labeled(head: Row, row: Row, context: string): LabeledCell[] {
  if (row.cells.length !== head.cells.length) return [];
  return row.cells.flatMap(({ text, start }, place) => {
    const label = head.cells[place]?.text.trim() ?? '';
    return text.trim() === '' || label === '' ? [] : [{ label, text, start, context }];
  });
}
