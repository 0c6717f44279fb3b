import type { Figure } from './figures.ts';
import type { TextLine } from './quote-text.ts';
import { currencyNamed, priceUnitBehind, unitOf } from './quote-units.ts';
import type { StepCandidate } from './step-candidate.ts';

export type Cell = TextLine & Readonly<{ figures: readonly Figure[] }>;
export type Row = Readonly<{ cells: readonly Cell[]; line: TextLine }>;

export const quantityLabel =
  /^\W*(?:order )?(?:qty|q'ty|quantit\w*|数量|miktar|adet|menge|cantidad|quantidade|(?:pairs|sets|pieces|units|pares|stück)(?!\s?\/)|pcs(?!\s?(?:\/|per|in)))(?!\p{Script=Latin})/iu;
export const priceLabel =
  /(?:price|(?<!\p{L})(?:fob|exw|fca|cif|cfr|ddp|dap)(?!\p{L})|单价|价格|报价|fiyat|preis|precio|preço|prezzo|u\/p|usd|eur|rmb|unit cost)/iu;
export const totalLabel = /amount|total|sum|金额|tutar|betrag|importe/iu;
/** "QTY  UNIT  TOTAL": what a unit costs. */
export const eachLabel = /^\W*(?:unit|each|u\/p|per unit)\W*$/iu;
export const minimumLabel = /moq|minimum|min\.? (?:order|qty)|起订/iu;
/** What the first column of a list of products is called. */
const rowName =
  /^\W*(?:size|item|model|style|product|description|type|art|sku|code|ref|artikel|ürün|referencia|código|produto|规格|尺寸|型号|品名|款)(?!\p{Script=Latin})/iu;
const unitLabel = /^\W*(?:unit|uom|单位|birim|einheit)\W*$/iu;

/** The columns that each name an order size. */
export function quantityColumns(
  cells: readonly Cell[],
): readonly (readonly [place: number, figure: Figure])[] {
  // "size  500  1000  5000": whole numbers that rise, behind a name.
  const bare = cells.flatMap(({ figures, text }) =>
    figures.length === 1 && /^\s*[\d.,]+k?\s*$/.test(text) ? figures : [],
  );
  const isRising =
    bare.length >= 2 &&
    (rowName.test(cells[0]?.text ?? '') || quantityLabel.test(cells[0]?.text ?? '')) &&
    bare.every(
      ({ low }, place) => Number.isInteger(low) && low >= 20 && low > (bare[place - 1]?.low ?? 0),
    );
  return cells.flatMap(({ figures, text }, place) => {
    const [figure] = figures;
    const isQuantity =
      figures.length === 1 &&
      figure !== undefined &&
      (figure.kind === 'count' || (figure.kind === 'bare' && (figure.isOpen || isRising)));
    const isPacked = /(?:\/|per|in)\s?(?:bag|ctn|carton|box|bale|case|polybag|箱|盒|包)/iu.test(
      text,
    );
    return isQuantity && !isPacked && !/moq|min/i.test(text) ? [[place, figure] as const] : [];
  });
}

/** The prices of a row under its head. */
export function stepsOf(head: Row, row: Row): Omit<StepCandidate, 'context' | 'group'>[] {
  const columns = quantityColumns(head.cells);
  if (columns.length >= 2) return gridSteps(head, row, columns);
  return listSteps(head, row);
}

function gridSteps(
  head: Row,
  row: Row,
  columns: readonly (readonly [number, Figure])[],
): Omit<StepCandidate, 'context' | 'group'>[] {
  if (row.cells.length < head.cells.length - 2 || row.cells.length < 2) return [];
  const found = columns.flatMap(([place, quantity]) => {
    const name = row.cells[0]?.figures.length === 0 ? row.cells[0].text : '';
    const price = priceIn(
      row.cells[place],
      `${head.cells[place]?.text ?? ''} ${head.line.text} ${name}`,
    );
    return price === null
      ? []
      : [stepOf(quantity, price, quantity.unit, `${head.cells[place]?.text ?? ''} ${name}`)];
  });
  return found.length >= Math.min(2, columns.length) ? found : [];
}

function listSteps(head: Row, row: Row): Omit<StepCandidate, 'context' | 'group'>[] {
  const at = (place: number) => {
    if (place === -1) return undefined;
    // Between tabs an empty cell still stands, but those at the end may be cut off.
    return row.cells.length === head.cells.length || row.line.text.includes('\t')
      ? row.cells[place]
      : row.cells.at(place - head.cells.length);
  };
  if (row.cells.length < 2) return [];
  const quantityAt = head.cells.findIndex(({ text }) => quantityLabel.test(text));
  const isSize = ({ kind, low }: Figure) =>
    kind === 'count' || (kind === 'bare' && Number.isInteger(low));
  const quantity = at(quantityAt)?.figures.find(isSize);
  // A list may name the minimum of each product instead of quantities.
  if (quantity === undefined && quantityAt !== -1) return [];
  const minimum = at(head.cells.findIndex(({ text }) => minimumLabel.test(text)))?.figures.find(
    isSize,
  );
  const unit =
    unitOf(at(head.cells.findIndex(({ text }) => unitLabel.test(text)))?.text ?? '') ??
    quantity?.unit ??
    unitOf(/\((\p{L}+)\)/u.exec(head.cells[quantityAt]?.text ?? '')?.[1] ?? '') ??
    null;
  return priceColumns(head).flatMap((place) => {
    const label = head.cells[place]?.text ?? '';
    const price = priceIn(at(place), label);
    return price === null
      ? []
      : [{ ...stepOf(quantity ?? null, price, unit, label), minimum: minimum ?? null }];
  });
}

/** The columns of prices: one for each term or currency. */
function priceColumns({ cells }: Row): number[] {
  const named = cells.flatMap(({ text }, place) =>
    priceLabel.test(text) && !totalLabel.test(text) && !otherPrice.test(text) ? [place] : [],
  );
  if (named.length > 0) {
    const differ = named.filter((place) => termOrMoney.test(cells[place]?.text ?? ''));
    return differ.length > 1 ? differ : named.slice(0, 1);
  }
  const each = cells.findIndex(({ text }) => eachLabel.test(text));
  return each === -1 ? [] : [each];
}

const otherPrice = /sample|mou?ld|tool|carton|freight|shipping|样品|模具|numune|muster|muestra/iu;
const termOrMoney =
  /(?<!\p{L})(?:fob|exw|fca|cif|cfr|c&f|cnf|ddp|dap|ddu|usd|eur|rmb|cny|gbp|inr|tl|try|mxn)(?!\p{L})|[$€£¥₹₺]/iu;

type CellPrice = Readonly<{ figure: Figure; currency: Figure['currency'] }>;

function priceIn(cell: Cell | undefined, label: string): CellPrice | null {
  if (cell === undefined || cell.figures.length !== 1) return null;
  const [figure] = cell.figures;
  if (figure === undefined || (figure.kind !== 'sum' && figure.kind !== 'bare')) return null;
  return { figure, currency: figure.currency ?? currencyNamed(label) };
}

/** "Price/1000 (EUR)", "Unit price / dozen" */
export function unitInLabel(label: string): string | undefined {
  const at = label.search(/\/|(?<!\p{L})per(?!\p{L})/iu);
  return at === -1 ? undefined : priceUnitBehind(label.slice(at))?.unit;
}

function stepOf(
  quantity: Figure | null,
  { figure, currency }: CellPrice,
  unit: string | null,
  label: string,
): Omit<StepCandidate, 'context' | 'group'> {
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
