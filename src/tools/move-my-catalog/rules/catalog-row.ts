import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import type { CatalogProduct } from './catalog-product.ts';
import type { CatalogSettings } from './catalog-settings.ts';
import {
  type CatalogLine,
  type Classified,
  classifyProduct,
  type KindSource,
} from './classify-product.ts';
import { type FigureGap, type ProductFigures, productFigures } from './product-figures.ts';

/** What the visitor says of products beside the file. */
export type CatalogAnswers = Readonly<{
  /** The tariff line by the question it answers: it counts for all products alike. */
  lineByQuestion: Readonly<Record<string, string>>;
  /** What a product is in the visitor's words, by its title: it counts for all with that title. */
  wordsByTitle: Readonly<Record<string, string>>;
  /** What was changed in single rows, by the key of the product. */
  editsByKey: Readonly<Record<string, ProductEdit>>;
}>;

export const noAnswers: CatalogAnswers = { lineByQuestion: {}, wordsByTitle: {}, editsByKey: {} };

export type ProductEdit = Readonly<{
  today?: FactoryCountry | undefined;
  yearlyUnits?: number | undefined;
  costUsd?: number | undefined;
  /** The line of this product alone. */
  hts8?: string | undefined;
}>;

/** What the goods of a row are. */
export type RowGoods = Readonly<{
  kindId: string;
  name: string;
  plural: string;
  category: ProductCategory;
  source: KindSource;
}>;

/** The question that decides between the lines of some goods. */
export type LineQuestion = Readonly<{
  /** The same for all products that it is asked of. */
  id: string;
  text: string;
  options: readonly CatalogLine[];
}>;

/** What a row still lacks, or has. */
export type RowState =
  | 'figures'
  | 'ask'
  | 'unknown'
  | 'not-made'
  | 'no-today'
  | 'no-units'
  | FigureGap;

/** A product with all that is known of it. */
export type CatalogRow = Readonly<{
  product: CatalogProduct;
  state: RowState;
  /** Null while the kind is unknown. */
  goods: RowGoods | null;
  /** What is not known or not made: "candle snuffer", "weapons and explosives". */
  thing: string | null;
  /** Null while it is open. */
  line: CatalogLine | null;
  /** Also once it is answered, so that the answer can be changed; null where there is none. */
  question: LineQuestion | null;
  /** In use: the row's own, the file's or the setting for all. */
  today: FactoryCountry | null;
  yearlyUnits: number | null;
  costUsd: number | null;
  /** Set when `state` is `figures`. */
  figures: ProductFigures | null;
}>;

export type RowContext = Readonly<{
  settings: CatalogSettings;
  answers: CatalogAnswers;
  /** 'YYYY-MM-DD' */
  entryDate: string;
}>;

/** Works out one row. A row without a code has no number. */
export function catalogRow(
  product: CatalogProduct,
  { settings, answers, entryDate }: RowContext,
): CatalogRow {
  const edit = answers.editsByKey[product.key] ?? {};
  const classified = classifyProduct(product, answers.wordsByTitle[titleKey(product)]);
  const today = edit.today ?? product.today ?? (settings.today || null);
  const yearlyUnits = edit.yearlyUnits ?? product.yearlyUnits ?? settings.yearlyUnits;
  const costUsd = edit.costUsd ?? product.costUsd ?? null;
  const row = { product, today, yearlyUnits, costUsd, figures: null, line: null, question: null };
  if (classified.status === 'unknown') {
    return { ...row, state: 'unknown', goods: null, thing: classified.thing };
  }
  if (classified.status === 'not-made') {
    return { ...row, state: 'not-made', goods: null, thing: classified.label };
  }
  const { named } = classified;
  const { kindId, name, plural, category } = named.goods;
  const question = questionOf(classified);
  const line = chosenLine(
    classified,
    edit.hts8 ?? (question && answers.lineByQuestion[question.id]),
  );
  const known = {
    ...row,
    goods: { kindId, name, plural, category, source: classified.source },
    thing: null,
    line,
    question,
  };
  if (line === null) return { ...known, state: 'ask' };
  if (today === null) return { ...known, state: 'no-today' };
  if (yearlyUnits === null) return { ...known, state: 'no-units' };
  const figures = productFigures({
    goods: named.goods,
    hts8: line.hts8,
    words: product.title,
    entryDate,
    today,
    yearlyUnits,
    costUsd: costUsd ?? undefined,
    costMeaning: settings.costMeaning,
    weightG: product.weightG,
    claimsUsmcaToday: settings.claimsUsmcaToday,
  });
  return typeof figures === 'string'
    ? { ...known, state: figures }
    : { ...known, state: 'figures', figures };
}

/** Under which what the visitor says of a title is kept. */
export function titleKey({ title }: Pick<CatalogProduct, 'title'>): string {
  return title.trim().toLowerCase().replace(/\s+/g, ' ');
}

function questionOf(classified: Classified): LineQuestion | null {
  if (classified.status !== 'ask') return null;
  const { named, lines, question } = classified;
  const codes = lines.map(({ hts8 }) => hts8).toSorted();
  return {
    id: [named.goods.kindId, ...codes].join(' '),
    text: question,
    options: lines,
  };
}

function chosenLine(
  classified: Extract<Classified, { status: 'found' | 'ask' }>,
  hts8: string | null | undefined,
): CatalogLine | null {
  const { status, lines } = classified;
  if (status === 'found') return lines[0] ?? null;
  return lines.find((each) => each.hts8 === hts8) ?? null;
}
