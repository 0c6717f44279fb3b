import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import type { CatalogProduct } from './catalog-product.ts';
import type { CatalogLine, KindSource } from './classify-product.ts';
import type { FigureGap, ProductFigures } from './product-figures.ts';

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

/** Under which what the visitor says of a title is kept. */
export function titleKey({ title }: Pick<CatalogProduct, 'title'>): string {
  return title.trim().toLowerCase().replace(/\s+/g, ' ');
}
