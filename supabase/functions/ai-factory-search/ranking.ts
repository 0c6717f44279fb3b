import type { FactoryCountry } from '../_shared/domain/manufacturing-countries.ts';
import { type FactoryQuery, ratingFor } from './factory-query.ts';
import type { FactoryRecord } from './factory-store.ts';
import { makes } from './parse-product.ts';
import { tokenize } from './search-words.ts';

/** A factory that makes the requested product. */
export type Match = {
  factory: FactoryRecord;
  /** Increases with every word of the query that the factory mentions; 0 or more. */
  wordScore: number;
};

/** Words about the method, not the product: they affect the ranking but do not make a match. */
const methodWords = new Set(
  tokenize(`
    organic recycled sustainable eco friendly ethical vegan natural handmade hand luxury premium
    soft black white printed print cotton fair trade certified green color colored design designed
    gots oeko tex bsci fsc wrap sedex iso fda
  `),
);

/** For a specialty that names the whole product: "mouse pads" before "mice" for a mouse pad. */
const thingWeight = 2;
const nameWeight = 3;
const certificationWeight = 2;
const proseWeight = 1;

/**
 * Keeps the factories that make the requested product. When a product was recognized, a factory
 * must list it as a specialty; otherwise it must be in the category, or share a word in its name or
 * specialties. A query that names only a country keeps all.
 */
export function matchFactories(
  found: readonly FactoryRecord[],
  query: FactoryQuery,
): readonly Match[] {
  return found.flatMap((factory) => {
    if (query.excluded.includes(factory.country)) return [];
    const factoryWords = query.words.length > 0 ? wordsOfFactory(factory) : undefined;
    const scores = query.words.map((word) => ({
      word,
      score: factoryWords ? scoreWord(word, factoryWords) : 0,
    }));
    if (!isMatch(factory, query, scores)) return [];
    const words = scores.reduce((sum, { score }) => sum + score, 0);
    return { factory, wordScore: words + (namesProduct(factory, query.product) ? thingWeight : 0) };
  });
}

/**
 * The best `limit` matches, best first: those that accept an order of this size, then by words and,
 * when no country was requested, by the country's rating. Repeated countries get a small penalty,
 * so that the first three differ.
 */
export function rankMatches(
  matches: readonly Match[],
  query: FactoryQuery,
  limit: number,
): FactoryRecord[] {
  const isOpen = query.countries.length !== 1;
  const scored = matches.map(({ factory, wordScore }) => ({
    factory,
    score:
      wordScore +
      (isOpen ? (ratingFor(query, factory.country) ?? 0) : 0) -
      (acceptsOrder(factory, query.orderUnits) ? 0 : tooSmallOrderPenalty),
  }));
  const listedOf = new Map<FactoryCountry, number>();
  const ranked: FactoryRecord[] = [];
  while (ranked.length < limit && scored.length > 0) {
    const standing = ({ factory, score }: { factory: FactoryRecord; score: number }) =>
      score - repeatPenalty * (listedOf.get(factory.country) ?? 0);
    const best = scored.reduce((leader, next) =>
      standing(next) > standing(leader) ? next : leader,
    );
    scored.splice(scored.indexOf(best), 1);
    ranked.push(best.factory);
    listedOf.set(best.factory.country, (listedOf.get(best.factory.country) ?? 0) + 1);
  }
  return ranked;
}

const repeatPenalty = 2;
const tooSmallOrderPenalty = 1000;

function acceptsOrder(factory: FactoryRecord, orderUnits: number | undefined): boolean {
  return orderUnits === undefined || factory.minOrderUnits <= orderUnits;
}

function isMatch(
  factory: FactoryRecord,
  query: FactoryQuery,
  scores: readonly { word: string; score: number }[],
): boolean {
  if (query.group) {
    return makes(factory.specialties, {
      group: query.group,
      family: query.family,
      material: query.material,
    });
  }
  if (query.category) return factory.categories.includes(query.category);
  if (query.words.length === 0) return query.countries.length > 0;
  return scores.some(({ word, score }) => score >= nameWeight && !methodWords.has(word));
}

function namesProduct({ specialties }: FactoryRecord, thing: string | undefined): boolean {
  if (thing === undefined) return false;
  return specialties.some((specialty) =>
    ` ${tokenize(specialty).join(' ')} `.includes(` ${thing} `),
  );
}

type FactoryWords = Record<'name' | 'certification' | 'prose', ReadonlySet<string>>;

/** Built once per factory, because splitting a text costs far more than looking up a word. */
function wordsOfFactory(factory: FactoryRecord): FactoryWords {
  const setOf = (texts: readonly string[]) => new Set(texts.flatMap(tokenize));
  return {
    name: setOf([factory.name, ...factory.specialties]),
    certification: setOf(factory.certifications),
    prose: setOf([factory.description, factory.location]),
  };
}

function scoreWord(word: string, { certification, name, prose }: FactoryWords): number {
  if (name.has(word)) return nameWeight;
  if (certification.has(word)) return certificationWeight;
  return prose.has(word) ? proseWeight : 0;
}
