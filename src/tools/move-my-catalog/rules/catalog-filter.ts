import type { CatalogRow, LineQuestion } from './catalog-row-types.ts';
import type { CatalogSettings } from './catalog-settings.ts';
import { bestRoute } from './catalog-total.ts';

export const catalogFilters = ['all', 'move', 'stay', 'ask', 'unknown', 'other'] as const;
export type CatalogFilter = (typeof catalogFilters)[number];

type Options = Pick<CatalogSettings, 'countsUsmca'>;

/** Where a row belongs besides `all`. */
export function filterOf(row: CatalogRow, options: Options): Exclude<CatalogFilter, 'all'> {
  switch (row.state) {
    case 'figures':
      return bestRoute(row, options) === null ? 'stay' : 'move';
    case 'ask':
      return 'ask';
    case 'unknown':
      return 'unknown';
    default:
      return 'other';
  }
}

/** The rows that match the filter, and all words of the search somewhere. */
export function filteredRows(
  rows: readonly CatalogRow[],
  { filter, search }: Readonly<{ filter: CatalogFilter; search: string }>,
  options: Options,
): readonly CatalogRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (filter !== 'all' && filterOf(row, options) !== filter) return false;
    if (words.length === 0) return true;
    const { product, goods, line } = row;
    const text = [product.title, ...product.skus, goods?.name, line?.hts8].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A question that is still open, and how many products wait for it. */
export type OpenQuestion = Readonly<{
  question: LineQuestion;
  /** The goods, plural: "hoodies". */
  plural: string;
  products: number;
}>;

/** The open questions, those of most products first. */
export function openQuestions(rows: readonly CatalogRow[]): readonly OpenQuestion[] {
  const found = new Map<string, { question: LineQuestion; plural: string; products: number }>();
  for (const { state, question, goods } of rows) {
    if (state !== 'ask' || question === null || goods === null) continue;
    const known = found.get(question.id);
    if (known === undefined) {
      found.set(question.id, { question, plural: goods.plural, products: 1 });
    } else known.products += 1;
  }
  return [...found.values()].toSorted((a, b) => b.products - a.products);
}
