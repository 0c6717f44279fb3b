import type { MarketPrice } from '../_shared/contracts/market-pricing.ts';
import {
  isProductCategory,
  type ProductCategory,
  productCategories,
  productCategoryLabels,
} from '../_shared/domain/product-categories.ts';
import { type TypicalPrice, typicalPrices } from './typical-prices.assumptions.ts';

/** One range alone says little: with a known category there are neighbours to compare it with. */
export const minPrices = 3;

/**
 * Typical FOB ranges for a product in the visitor's own words, best match first, at most `limit`.
 * The words decide; the category breaks ties. Where it is known, products of the same category as
 * the best match follow, those that share a word first, until there are three; and they stand in
 * when no word is known. With neither known the list is empty: there is no typical price of
 * nothing in particular.
 */
export function findTypicalPrices(
  query: string,
  productCategory: string | undefined,
  limit: number,
): MarketPrice[] {
  const words = toWords(query);
  const category = toCategory(productCategory);
  const scored = typicalPrices
    .map((entry) => ({ entry, score: matchScore(entry, words) }))
    .filter(({ score }) => score > 0)
    .map(({ entry, score }) => ({ entry, score: score + (entry.category === category ? 0.5 : 0) }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  // A weaker match is another product that shares a word: "water bottle" beats plain "bottle".
  const matches = scored.filter(({ score }) => score > best - 0.5).map(({ entry }) => entry);
  if (category === undefined) return matches.slice(0, limit).map(toMarketPrice);

  // "Yoga mat" under beauty is a yoga mat all the same, and so are its neighbours of fitness.
  const shelf = matches[0]?.category ?? category;
  const neighbors = [...scored.map(({ entry }) => entry), ...typicalPrices].filter(
    (entry) => entry.category === shelf,
  );
  const rows = new Set(matches);
  for (const neighbor of neighbors) {
    if (rows.size >= (matches.length === 0 ? limit : minPrices)) break;
    rows.add(neighbor);
  }
  return [...rows].slice(0, limit).map(toMarketPrice);
}

/** The longest phrase of the entry that stands in the query, in words; 0 when none does. */
function matchScore(entry: TypicalPrice, query: readonly string[]): number {
  return Math.max(
    0,
    ...entry.words.map((phrase) => {
      const words = toWords(phrase);
      return contains(query, words) ? words.length : 0;
    }),
  );
}

function contains(haystack: readonly string[], needle: readonly string[]): boolean {
  return haystack.some((_, start) =>
    needle.every((word, offset) => haystack[start + offset] === word),
  );
}

/** Lower-case words without plural endings; both sides of a comparison go through it. */
function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/t[- ]shirt/g, 'tshirt')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(toSingular);
}

function toSingular(word: string): string {
  // "hoodies" and "gummies" end alike, "hoodie" and "gummy" do not: all become one form.
  if (/..ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function toCategory(text: string | undefined): ProductCategory | undefined {
  if (text === undefined) return undefined;
  if (isProductCategory(text)) return text;
  const label = text.trim().toLowerCase();
  return productCategories.find(
    (category) => productCategoryLabels[category].toLowerCase() === label,
  );
}

function toMarketPrice(entry: TypicalPrice): MarketPrice {
  return {
    productName: entry.product,
    priceRange: { min: entry.minUsd, max: entry.maxUsd },
    moq: entry.moq,
    supplier: 'Typical range',
    url: null,
    currency: 'USD',
  };
}
