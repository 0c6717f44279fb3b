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
  /** What they cost a year as far as the file says, US dollars. */
  spendUsd: number;
}>;

/** The open questions, those about most money first, then those of most products. */
export function openQuestions(rows: readonly CatalogRow[]): readonly OpenQuestion[] {
  const found = new Map<string, OpenQuestion>();
  for (const { state, question, goods, costUsd, yearlyUnits } of rows) {
    if (state !== 'ask' || question === null || goods === null) continue;
    const { products, spendUsd } = found.get(question.id) ?? { products: 0, spendUsd: 0 };
    found.set(question.id, {
      question,
      plural: goods.plural,
      products: products + 1,
      spendUsd: spendUsd + (costUsd ?? 0) * (yearlyUnits ?? 0),
    });
  }
  return [...found.values()].toSorted((a, b) => b.spendUsd - a.spendUsd || b.products - a.products);
}
