import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';
import type { AnswerSource, VisitorProduct } from '@/lib/visitor-product/products.ts';
import type { MoversProps } from '../index.tsx';

/** What a comparison needs before it can say anything. */
export type NeededFacts = Readonly<{
  product: string;
  /** Where it is made today. */
  today: FactoryCountry;
  yearlyUnits: number;
}>;

export const neededFacts = [
  'product',
  'today',
  'yearlyUnits',
] as const satisfies readonly (keyof NeededFacts)[];

/** What the tool and the visitor's record say, each with where it comes from if not the tool. */
export type KnownFacts = Readonly<{
  needed: Partial<NeededFacts>;
  productCategory: ProductCategory | undefined;
  hts8: string | undefined;
  /** Pieces of an order. */
  units: number | undefined;
  priceUsd: number | undefined;
  /** The FOB price on record, and the country it was given for; undefined for today's. */
  fob: Readonly<{ country: FactoryCountry | undefined; usd: number }> | undefined;
  /** Where it is to be made. */
  country: FactoryCountry | undefined;
  /** The middle of a range of pieces a year stands in for their number. */
  isMiddleOfVolume: boolean;
  sources: Readonly<Partial<Record<keyof NeededFacts | 'units' | 'fob', AnswerSource>>>;
}>;

type Told = Pick<
  MoversProps,
  'product' | 'productCategory' | 'hts8' | 'today' | 'volume' | 'units'
>;

/** The tool's own result wins over the record, which may also speak of another product. */
export function knownFacts(
  told: Told,
  { answers, origins }: Pick<VisitorProduct, 'answers' | 'origins'>,
): KnownFacts {
  const known = speaksOf(told, answers) ? answers : {};
  const { product, currentCountry, monthlyOrders, quantities, fobUsd, country } = known;
  const today = isFactoryCountry(currentCountry) ? currentCountry : undefined;
  const yearly = monthlyOrders === undefined ? 0 : Math.round(monthlyOrders * 12);
  // A number that does not fit what this tool was told is about something else.
  const isYearlyKnown = yearly > 0 && lies(yearly, told.volume);
  const middle = told.volume && middleOf(told.volume);
  const [firstOrder] = quantities ?? [];
  const sourceOf = (name: AnswerName, isUsed: boolean) =>
    isUsed ? (origins[name]?.from ?? 'earlier') : undefined;
  return {
    needed: {
      product: told.product ?? product,
      today: told.today ?? today,
      yearlyUnits: isYearlyKnown ? yearly : middle,
    },
    productCategory: told.product === undefined ? known.productCategory : told.productCategory,
    hts8: told.hts8 ?? known.hts8,
    units: told.units ?? firstOrder,
    priceUsd: known.priceUsd,
    fob:
      fobUsd === undefined
        ? undefined
        : { country: isFactoryCountry(country) ? country : undefined, usd: fobUsd },
    country: isFactoryCountry(country) ? country : undefined,
    isMiddleOfVolume: !isYearlyKnown && middle !== undefined,
    sources: {
      product: sourceOf('product', told.product === undefined && product !== undefined),
      today: sourceOf('currentCountry', told.today === undefined && today !== undefined),
      yearlyUnits: sourceOf('monthlyOrders', isYearlyKnown),
      units: sourceOf('quantities', told.units === undefined && firstOrder !== undefined),
      fob: sourceOf('fobUsd', fobUsd !== undefined),
    },
  };
}

/** The facts that are still missing; null when there are none. */
export function missingFacts(
  facts: Partial<NeededFacts>,
): readonly (typeof neededFacts)[number][] | null {
  const missing = neededFacts.filter((name) => facts[name] === undefined);
  return missing.length === 0 ? null : missing;
}

/** All facts, or null while one is missing. */
export function completeFacts({
  product,
  today,
  yearlyUnits,
}: Partial<NeededFacts>): NeededFacts | null {
  if (product === undefined || today === undefined || yearlyUnits === undefined) return null;
  return { product, today, yearlyUnits };
}

/** Where the facts in use come from, each source once; what the visitor changed has none. */
export function sourcesInUse(
  { needed, units, fob, sources }: KnownFacts,
  used: NeededFacts & Readonly<{ units: number; fobUsd: number | undefined }>,
): readonly AnswerSource[] {
  const names = [
    ...neededFacts.filter((name) => needed[name] === used[name]),
    ...(units === used.units ? (['units'] as const) : []),
    ...(fob !== undefined && fob.usd === used.fobUsd ? (['fob'] as const) : []),
  ];
  const found = names.map((name) => sources[name]).filter((source) => source !== undefined);
  return [...new Set(found)];
}

/** Pieces a year as the orders a month of the record, to the hundredth. */
export function monthlyOrdersOf(yearlyUnits: number): number {
  return Math.round((yearlyUnits / 12) * 100) / 100;
}

/** Whether the record is about the tool's product: a line chosen here may have words of its own. */
function speaksOf({ product, hts8 }: Told, answers: ProductAnswers): boolean {
  if (product === undefined || answers.product === undefined) return true;
  return isSameProduct(product, answers.product) || (hts8 !== undefined && hts8 === answers.hts8);
}

function lies(units: number, volume: Told['volume']): boolean {
  if (volume === undefined) return true;
  return units >= volume.min && (volume.max === null || units <= volume.max);
}

/** Without an upper bound, the lower one: more is saved, not less. */
function middleOf({ min, max }: NonNullable<Told['volume']>): number {
  return max === null ? min : (min + max) / 2;
}
