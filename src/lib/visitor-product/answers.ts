import { audienceProductLimits } from '@functions/_shared/domain/calc/audience-limits.ts';
import { parseCalendarDay } from '@functions/_shared/domain/day-text.ts';
import {
  type FactoryCountry,
  isFactoryCountry,
  isManufacturingCountry,
  type ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  type Certification,
  isCertification,
  maxOrderPieces,
  maxOrderSizes,
} from '@functions/_shared/domain/order-terms.ts';
import {
  isProductCategory,
  type ProductCategory,
} from '@functions/_shared/domain/product-categories.ts';
import { list, number, record, texts } from '@functions/_shared/domain/schema.ts';
import {
  isSourcingCategory,
  type SourcingCategory,
} from '@functions/_shared/domain/sourcing-categories.ts';
import { isHts8 } from '@functions/_shared/domain/tariff/tariff-code.ts';

/** What the landed view leaves of one piece, and what it was computed for. */
export type LandedProfit = {
  /** The likely one; below 0 for a loss. */
  perUnitUsd: number;
  priceUsd: number;
  country: FactoryCountry;
  /** Pieces of the order. */
  units: number;
};

/**
 * What a visitor tells the tools about one product. Amounts are US dollars, counts whole numbers.
 * The profile link and the words for the audience stay on the device: no address carries them.
 */
export type ProductAnswers = {
  /** The link or handle of the profile, as typed. */
  profileUrl?: string;
  /** What the visitor posts about, in their words. */
  audienceWords?: string;
  followers?: number;
  /** 3.5 means 3.5%. */
  engagementRatePct?: number;
  priceUsd?: number;
  /** The product in the visitor's words. */
  product?: string;
  /** The kind of goods that the product was read as; an id of data/goods. */
  kindId?: string;
  /** What is printed on it, a motif of the drawings. */
  motif?: string;
  productCategory?: ProductCategory;
  /** Where it is to be made. */
  country?: ManufacturingCountry;
  /** Where it is made today: an id of the strategy builder, or a country with factories. */
  currentCountry?: string;
  /** The category of the sourcing tools, which have fewer of them. */
  category?: SourcingCategory;
  /** ISO 3166 codes of the origins to compare. */
  originCodes?: readonly string[];
  /** Order sizes in pieces, ascending; at most as many as a request for quotation has. */
  quantities?: readonly number[];
  certifications?: readonly Certification[];
  monthlyOrders?: number;
  /** The visitor's own FOB price for one piece. */
  fobUsd?: number;
  /** Derived by the landed view; it only holds while its price, country and order do. */
  landedProfit?: LandedProfit;
  /** The tariff line, such as "6109.10.00". */
  hts8?: string;
  /** The day on which the product is to be on sale or in hands, 'YYYY-MM-DD'. */
  launchDay?: string;
  /** The finished quiz and the roadmap's wizard, as the query of their addresses. */
  quiz?: string;
  strategy?: string;
};

export type AnswerName = keyof ProductAnswers;

/** Characters (UTF-16 units) that a text may have; the longest fields of the forms. */
export const maxTextLengths = {
  profileUrl: 300,
  audienceWords: 500,
  product: 300,
  kindId: 60,
  motif: 60,
  query: 1200,
} as const;

type Reader<Value> = (raw: unknown) => Value | undefined;

/** Reads each answer back from storage, where anyone may have edited it; undefined if it is invalid. */
const readers: { [Name in AnswerName]-?: Reader<NonNullable<ProductAnswers[Name]>> } = {
  profileUrl: textUpTo(maxTextLengths.profileUrl),
  audienceWords: textUpTo(maxTextLengths.audienceWords),
  followers: wholeUpTo(audienceProductLimits.followers),
  engagementRatePct: numberUpTo(audienceProductLimits.engagementRatePct),
  priceUsd: numberUpTo(audienceProductLimits.priceUsd),
  product: textUpTo(maxTextLengths.product),
  kindId: matching(/^[a-z0-9-]{1,60}$/),
  motif: matching(/^[a-z0-9-]{1,60}$/),
  productCategory: guardedBy(isProductCategory),
  country: guardedBy(isManufacturingCountry),
  currentCountry: matching(/^[a-z-]{1,30}$/),
  category: guardedBy(isSourcingCategory),
  originCodes: (raw) => orUndefined(texts(raw).filter((code) => /^[A-Z]{2}$/.test(code))),
  quantities: (raw) => orUndefined(orderSizes(raw)),
  certifications: (raw) => orUndefined(texts(raw).filter(isCertification)),
  monthlyOrders: numberUpTo(audienceProductLimits.followers),
  fobUsd: numberUpTo(audienceProductLimits.priceUsd),
  landedProfit: readLandedProfit,
  hts8: guardedBy(isHts8),
  launchDay: (raw) => (typeof raw === 'string' ? parseCalendarDay(raw) : undefined),
  quiz: textUpTo(maxTextLengths.query),
  strategy: textUpTo(maxTextLengths.query),
};

/** In the order of the type: the audience, the product, where it is made, the order. */
export const answerNames = Object.keys(readers).filter(isAnswerName);

export function isAnswerName(name: string): name is AnswerName {
  return Object.hasOwn(readers, name);
}

/** The valid answers among these; an invalid one is left out, and nothing throws. */
export function readAnswers(raw: Readonly<Record<string, unknown>>): ProductAnswers {
  return Object.fromEntries(
    answerNames
      .map((name) => [name, readers[name](raw[name])])
      .filter(([, value]) => value !== undefined),
  );
}

function textUpTo(maxLength: number): Reader<string> {
  return (raw) => {
    const text = typeof raw === 'string' ? raw.trim() : '';
    return text !== '' && text.length <= maxLength ? text : undefined;
  };
}

function matching(pattern: RegExp): Reader<string> {
  return (raw) => (typeof raw === 'string' && pattern.test(raw) ? raw : undefined);
}

function guardedBy<Value>(isValue: (raw: unknown) => raw is Value): Reader<Value> {
  return (raw) => (isValue(raw) ? raw : undefined);
}

function numberUpTo(max: number): Reader<number> {
  return (raw) => (typeof raw === 'number' && raw >= 0 && raw <= max ? raw : undefined);
}

function wholeUpTo(max: number): Reader<number> {
  const within = numberUpTo(max);
  return (raw) => {
    const value = within(raw);
    return value !== undefined && Number.isInteger(value) ? value : undefined;
  };
}

function readLandedProfit(raw: unknown): LandedProfit | undefined {
  const { perUnitUsd, priceUsd, country, units } = record(raw);
  const isWhole =
    isAmount(perUnitUsd) && isAmount(priceUsd) && isAmount(units) && isFactoryCountry(country);
  return isWhole ? { perUnitUsd, priceUsd, country, units } : undefined;
}

function isAmount(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isFinite(raw);
}

function orderSizes(raw: unknown): number[] {
  const pieces = list(number(null))(raw).filter(
    (value) => Number.isInteger(value) && value > 0 && value <= maxOrderPieces,
  );
  return [...new Set(pieces)].sort((a, b) => a - b).slice(0, maxOrderSizes);
}

function orUndefined<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length === 0 ? undefined : items;
}
