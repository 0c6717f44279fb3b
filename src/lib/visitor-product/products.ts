import { type CalendarDay, parseCalendarDay } from '@functions/_shared/domain/day-text.ts';
import { list, object, oneOf, parseJson, record, text } from '@functions/_shared/domain/schema.ts';
import {
  type AnswerName,
  answerNames,
  isAnswerName,
  type ProductAnswers,
  readAnswers,
} from './answers.ts';
import { isSameProduct } from './is-same-product.ts';

/** The tools that answers come from. Visitors' browsers hold these ids. */
export const answerSources = [
  'revenue',
  'creator',
  'ideas',
  'profile',
  'engagement',
  'volume',
  'factories',
  'quiz',
  'map',
  'strategy',
  'rfq',
  'tariff',
  'fulfillment',
  'swag',
  'catalog',
  'planner',
  'demand',
  'assistant',
  'quotes',
  'earlier',
] as const;
export type AnswerSource = (typeof answerSources)[number];

/** Who said it, and when. */
export type Origin = { from: AnswerSource; on: CalendarDay };

/** One product of the visitor's, as far as the tools know it. */
export type VisitorProduct = Readonly<{
  id: string;
  answers: ProductAnswers;
  /** Where each answer comes from. */
  origins: Readonly<Partial<Record<AnswerName, Origin>>>;
}>;

/** The products on this device; `currentId` names the one that the tools speak of. */
export type VisitorProducts = Readonly<{
  currentId: string;
  products: readonly VisitorProduct[];
}>;

/** As many as the tray keeps. */
export const maxProducts = 5;

/** Increase it when the meaning of the record changes; records of unknown versions are ignored. */
const version = 2;

/** The id of the first product. */
export const firstId = '1';

export const noProducts: VisitorProducts = { currentId: firstId, products: [] };

/** The product that the tools speak of; empty where nothing is known yet. */
export function currentProduct({ currentId, products }: VisitorProducts): VisitorProduct {
  return products.find(({ id }) => id === currentId) ?? emptyProduct(currentId);
}

export function isEmptyProduct({ answers }: VisitorProduct): boolean {
  return Object.keys(answers).length === 0;
}

/** What holds for a product's words, and for others need not. */
export const readingsOfWords: readonly AnswerName[] = [
  'kindId',
  'motif',
  'productCategory',
  'hts8',
  'landedProfit',
];

/**
 * Adds what a tool was told to the current product. An undefined answer leaves the earlier one, and
 * an answer that is the same keeps its source. Other words for the product take with them what held
 * for the former ones, unless it is told anew.
 */
export function learn(
  before: VisitorProducts,
  told: ProductAnswers,
  origin: Origin,
): VisitorProducts {
  const known = readAnswers(told);
  const { answers: earlier } = currentProduct(before);
  const isOther =
    known.product !== undefined &&
    earlier.product !== undefined &&
    !isSameProduct(known.product, earlier.product);
  const product = currentProduct(isOther ? unlearn(before, readingsOfWords) : before);
  const changed = answerNames.filter(
    (name) =>
      known[name] !== undefined &&
      JSON.stringify(known[name]) !== JSON.stringify(product.answers[name]),
  );
  if (changed.length === 0) return before;
  return withProduct(before, {
    ...product,
    answers: { ...product.answers, ...known },
    origins: {
      ...product.origins,
      ...Object.fromEntries(changed.map((name) => [name, origin])),
    },
  });
}

/** Takes answers back, such as those of a tool that the visitor started over. */
export function unlearn(before: VisitorProducts, names: readonly AnswerName[]): VisitorProducts {
  const product = currentProduct(before);
  const keep = <Value extends object>(all: Value) =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) => !names.some((each) => each === name)),
    );
  return withProduct(before, {
    ...product,
    answers: readAnswers(keep(product.answers)),
    origins: keep(product.origins),
  });
}

/** The record for device storage; null if there is nothing to keep. */
export function serializeProducts({ currentId, products }: VisitorProducts): string | null {
  const kept = products.filter((product) => !isEmptyProduct(product));
  return kept.length === 0 ? null : JSON.stringify({ version, currentId, products: kept });
}

/**
 * Reads a stored record, which may be missing, damaged or edited: each invalid answer is left out,
 * and nothing throws.
 * @param earlier the record of version 1, a single set of answers without sources; used where there
 *   is no later one
 */
export function parseProducts(json: string | null, earlier: string | null): VisitorProducts {
  const stored = parseJson(record, json);
  if (stored.version === version) {
    const { currentId, products } = storedProducts(stored);
    const kept = products.slice(-maxProducts);
    return { currentId: currentId || (kept.at(-1)?.id ?? firstId), products: kept };
  }
  const first = parseJson(record, earlier);
  const answers = first.version === 1 ? readAnswers(record(first.answers)) : {};
  return Object.keys(answers).length === 0
    ? noProducts
    : { currentId: firstId, products: [{ id: firstId, answers, origins: {} }] };
}

const storedOrigin = object<{ from: AnswerSource; on: string }>({
  from: oneOf(answerSources, 'earlier'),
  on: text,
});

const storedProducts = object<VisitorProducts>({
  currentId: text,
  products: list<VisitorProduct>((raw) => {
    const { id, answers, origins } = record(raw);
    if (typeof id !== 'string' || id === '') return null;
    const known = readAnswers(record(answers));
    const product = { id, answers: known, origins: readOrigins(record(origins), known) };
    return isEmptyProduct(product) ? null : product;
  }),
});

function readOrigins(
  raw: Readonly<Record<string, unknown>>,
  known: ProductAnswers,
): VisitorProduct['origins'] {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, stored]) => {
      if (!isAnswerName(name) || known[name] === undefined) return [];
      const { from, on } = storedOrigin(stored);
      const day = parseCalendarDay(on);
      return day === undefined ? [] : [[name, { from, on: day }]];
    }),
  );
}

function withProduct(before: VisitorProducts, product: VisitorProduct): VisitorProducts {
  const others = before.products.filter(({ id }) => id !== product.id);
  const isNew = others.length === before.products.length;
  return {
    currentId: product.id,
    products: isNew
      ? [...others, product].slice(-maxProducts)
      : before.products.map((each) => (each.id === product.id ? product : each)),
  };
}

function emptyProduct(id: string): VisitorProduct {
  return { id, answers: {}, origins: {} };
}
