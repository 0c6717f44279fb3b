import type { AiFactorySearchRequest } from '../_shared/contracts/ai-factory-search.ts';
import {
  categoryGroups,
  type ProductGroup,
  productGroupLabels,
} from '../_shared/domain/country-ratings.assumptions.ts';
import { categoryRating, groupRating } from '../_shared/domain/country-ratings.ts';
import type { FactoryCountry } from '../_shared/domain/manufacturing-countries.ts';
import {
  type ProductCategory,
  productCategories,
  productCategoryLabels,
} from '../_shared/domain/product-categories.ts';
import { parsePlaces } from './parse-places.ts';
import { type ParsedProduct, parseProduct, soleGroupOf } from './parse-product.ts';
import { groupWords } from './product-words.ts';
import { tokenize } from './search-words.ts';

/** A visitor's request, as far as it could be parsed. */
export type FactoryQuery = {
  /** The content words, without duplicates, as `tokenize` returns them. */
  words: readonly string[];
  /** The product group, when the words or the category name one. */
  group: ProductGroup | undefined;
  /** The part of the group that one factory makes, when the words are that specific. */
  family: string | undefined;
  /** The product as named: "tote bag". */
  product: string | undefined;
  /** Its material, where the material decides which trade makes it. */
  material: string | undefined;
  category: ProductCategory | undefined;
  /** The requested countries; empty means anywhere. */
  countries: readonly FactoryCountry[];
  excluded: readonly FactoryCountry[];
  /** A requested country where we have no factories. */
  unlisted: string | undefined;
  /** The order size in units, when the words state one. */
  orderUnits: number | undefined;
};

/**
 * Parses a request. The words take precedence over the category field ("scented candles" under
 * Accessories are candles) because they are more specific; the country field takes precedence over
 * the words.
 */
export function parseFactoryQuery(request: AiFactorySearchRequest): FactoryQuery {
  const places = parsePlaces(request.searchQuery, request.country);
  const order = parseOrderUnits(places.remainder);
  const field = parseCategoryField(request.productCategory);
  const fromText = parseProduct(order.remainder, field.category);

  const group = fromText.group ?? field.group;
  const fieldFits =
    field.category !== undefined &&
    (group === undefined || categoryGroups[field.category].includes(group));
  return {
    words: contentWords(order.remainder),
    group,
    family: fromText.family ?? (fromText.group ? undefined : field.family),
    product: fromText.thing,
    material: fromText.group ? fromText.material : field.material,
    category: fieldFits ? field.category : (fromText.category ?? field.category),
    countries: places.countries,
    excluded: places.excluded,
    unlisted: places.unlisted,
    orderUnits: order.units,
  };
}

/**
 * The rating that applies, 1 to 5: that of the product group, or else of the category. Undefined
 * when there is none.
 */
export function ratingFor(query: FactoryQuery, country: FactoryCountry): number | undefined {
  if (query.group) return groupRating(country, query.group);
  return query.category ? categoryRating(country, query.category) : undefined;
}

/** The rated group or category as it reads in a sentence; undefined when none was recognized. */
export function ratedSubject(query: FactoryQuery): string | undefined {
  if (query.group) return productGroupLabels[query.group];
  return query.category ? productCategoryLabels[query.category].toLowerCase() : undefined;
}

/** The product as it reads in a sentence, as specific as possible: "leather bags". */
export function namedSubject(query: FactoryQuery): string | undefined {
  const { family, material } = query;
  if (family === undefined) return ratedSubject(query);
  return material === undefined ? family : `${material} ${family}`;
}

const maxSearchLength = 1000;

/** The words for the full-text search: the visitor's own, then trade terms for the product. */
export function searchTextOf(query: FactoryQuery): string {
  return [...query.words, ...tradeWords(query)].join(' ').slice(0, maxSearchLength);
}

function tradeWords({ group, family }: FactoryQuery): readonly string[] {
  if (group === undefined) return [];
  const { any, families } = groupWords[group];
  return family === undefined
    ? [...any, ...Object.values(families).flat()]
    : (families[family] ?? []);
}

/** Words that occur in any request and distinguish no factory. */
const stopWords = new Set(
  tokenize(`
    a about am an and any anywhere are as at be best biggest brand bulk business buy buying by can
    cheap cheapest company could create creator custom customized do does except factory find
    finding for from get give good great have hello help hi high how i idea im in into is it just
    kind label launch like line list locate looking low made make maker making manufacture
    manufactured manufacturer manufacturing me merch mill minimum moq my near need new not of off
    offer on or order other our outside over own partner pcs per personalized piece plant please
    plus private produce producer product production quality recommend recommended reliable search
    sell selling short shortlist show small some someone source sourcing start supplier supply
    than that the their them these thing this those to top trusted under unit us use vendor want
    we what where which who wholesale will with without workshop would you your
  `),
);

function contentWords(text: string): string[] {
  return [...new Set(tokenize(text))].filter((word) => !stopWords.has(word));
}

/** The field contains an id, a label, or on older pages free text. */
function parseCategoryField(field = ''): ParsedProduct {
  const typed = field.trim().toLowerCase();
  const exact = productCategories.find(
    (category) => category === typed || productCategoryLabels[category].toLowerCase() === typed,
  );
  return exact
    ? {
        group: soleGroupOf(exact),
        family: undefined,
        thing: undefined,
        material: undefined,
        category: exact,
      }
    : parseProduct(field);
}

const orderSize =
  /\b(?:moq|minimum(?: order)?(?: quantity)?|orders?)\s*(?:of|under|below|around|about|up to|:|=|<)?\s*(\d[\d,]*)(k?)\b|\b(\d[\d,]*)(k?)\s*(?:units?|pcs|pieces|pairs|sets)\b/i;

function parseOrderUnits(text: string): { units: number | undefined; remainder: string } {
  const match = orderSize.exec(text);
  if (match === null) return { units: undefined, remainder: text };
  const digits = (match[1] ?? match[3] ?? '').replaceAll(',', '');
  const thousands = (match[2] ?? match[4] ?? '') !== '';
  const units = Number(digits) * (thousands ? 1000 : 1);
  return {
    units: units > 0 && Number.isSafeInteger(units) ? units : undefined,
    remainder: text.replace(match[0], ' '),
  };
}
