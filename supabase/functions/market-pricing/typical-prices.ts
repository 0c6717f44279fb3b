import type { MarketPrice } from '../_shared/contracts/market-pricing.ts';
import {
  isProductCategory,
  type ProductCategory,
  productCategories,
  productCategoryLabels,
} from '../_shared/domain/product-categories.ts';
import { type TypicalPrice, typicalPrices } from './typical-prices.assumptions.ts';

/** One range alone is little help, so neighbors of the same category fill the list up. */
export const minPrices = 3;

/**
 * Typical FOB ranges for a product in the visitor's own words, best match first, at most `limit`.
 * The words decide; the category breaks ties. When the category is known, other products of the
 * best match's category follow, starting with those that share a word, until there are three; they
 * are also used when no word matches. Empty when neither is known.
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
  // A weaker match is a different product that shares a word: "water bottle" beats plain "bottle".
  const matches = scored.filter(({ score }) => score > best - 0.5).map(({ entry }) => entry);
  if (category === undefined) return matches.slice(0, limit).map(toMarketPrice);

  // "Yoga mat" under beauty is still a yoga mat, and its neighbors are those of fitness.
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

/** The number of words in the longest phrase of the entry that the query contains; 0 when none. */
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

/** Lower-case words without plural endings; both sides of a comparison use this form. */
function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/t[- ]shirt/g, 'tshirt')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(toSingular);
}

function toSingular(word: string): string {
  // Maps "hoodie", "hoodies", "gummy" and "gummies" to one form each.
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
