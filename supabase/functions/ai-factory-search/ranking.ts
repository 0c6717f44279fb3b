import type { Factory } from '../_shared/contracts/ai-factory-search.ts';
import { areNeighbors, type Kind, kindNames } from '../_shared/domain/goods/kinds.ts';
import { understand } from '../_shared/domain/goods/understand.ts';
import { factoryWeights as weights } from '../_shared/domain/goods/weights.ts';
import { materialAt } from '../_shared/domain/language/materials.ts';
import { tokenize } from '../_shared/domain/language/words.ts';
import { listInWords } from '../_shared/domain/list-in-words.ts';
import type { FactoryCountry } from '../_shared/domain/manufacturing-countries.ts';
import type { ProductCategory } from '../_shared/domain/product-categories.ts';
import { type FactoryQuery, ratingFor } from './factory-query.ts';
import type { FactoryRecord } from './factory-store.ts';
import { acceptsPrice, acceptsUnits, holdsCertificate, nearness, unmetBy } from './requirements.ts';

/** A factory with what speaks for it. */
export type Match = {
  factory: FactoryRecord;
  /** It makes the kind of goods, other goods of the same trade, or goods of the same category. */
  level: Factory['match'];
  /** Why it is shown, and what it does not offer of what the words ask for. */
  reason: string;
  score: number;
};

/**
 * What each factory can do for the request; without those that can do nothing, and without excluded
 * countries.
 */
export function matchFactories(found: readonly FactoryRecord[], query: FactoryQuery): Match[] {
  return found.flatMap((factory) => {
    if (query.places.excluded.includes(factory.country)) return [];
    const level = levelOf(factory, query);
    if (level === undefined) return [];
    const specialties = specialtiesFor(factory, query, level);
    return [
      {
        factory,
        level,
        reason: [reasonFor(factory, query, level, specialties), ...unmetBy(factory, query)].join(
          ' ',
        ),
        score: scoreOf(factory, query, level, specialties),
      },
    ];
  });
}

/** The best `limit` matches, best first, with a small penalty for repeated countries. */
export function rankMatches(
  matches: readonly Match[],
  query: FactoryQuery,
  limit: number,
): Match[] {
  const isOpen = query.places.countries.length !== 1;
  const left = [...matches];
  const listedOf = new Map<FactoryCountry, number>();
  const ranked: Match[] = [];
  const standing = ({ factory, score }: Match) =>
    score + (isOpen ? weights.repeatedCountry * (listedOf.get(factory.country) ?? 0) : 0);
  while (ranked.length < limit && left.length > 0) {
    const best = left.reduce((leader, next) => (standing(next) > standing(leader) ? next : leader));
    left.splice(left.indexOf(best), 1);
    ranked.push(best);
    listedOf.set(best.factory.country, (listedOf.get(best.factory.country) ?? 0) + 1);
  }
  return ranked;
}

/** Whether the factory takes an order of the requested size at the requested price. */
export function suitsOrder({ factory }: Match, query: FactoryQuery): boolean {
  return acceptsUnits(factory, query) && acceptsPrice(factory, query);
}

function levelOf(factory: FactoryRecord, query: FactoryQuery): Match['level'] | undefined {
  const { capabilities, category, isBrowsing, kind } = query;
  if (kind === undefined) {
    if (capabilities.some(({ id }) => factory.capabilities.includes(id))) return 'kind';
  } else {
    const makes = (isMade: (made: Kind) => boolean) => {
      const specialties = factory.specialties.filter((specialty) =>
        kindsOf(specialty).some(isMade),
      );
      return specialties.length > 0 && canWorkIn(specialties, query);
    };
    if (makes((made) => made.id === kind.id)) return 'kind';
    if (makes((made) => areNeighbors(kind, made))) return 'trade';
  }
  if (category !== undefined && factory.categories.includes(category)) return 'category';
  return isBrowsing && category === undefined ? 'category' : undefined;
}

/**
 * Whether a factory with these specialties works in one of the requested materials. One that names
 * no material for its goods may work in any.
 */
function canWorkIn(specialties: readonly string[], { materials }: FactoryQuery): boolean {
  if (materials.length === 0) return true;
  const stated = specialties.map(materialsIn);
  return (
    stated.some((each) => each.length === 0) ||
    stated.flat().some((material) => materials.some((asked) => isSameMaterial(asked, material)))
  );
}

/** "Cotton" also covers "organic cotton", "leather" does not cover "vegan leather". */
function isSameMaterial(one: string, other: string): boolean {
  const parts = [one, other].sort((a, b) => a.length - b.length);
  const [shorter = '', longer = ''] = parts;
  return one === other || (longer.endsWith(`-${shorter}`) && !longer.startsWith('vegan'));
}

const materialsBySpecialty = new Map<string, readonly string[]>();

function materialsIn(specialty: string): readonly string[] {
  const known = materialsBySpecialty.get(specialty);
  if (known !== undefined) return known;
  const words = tokenize(specialty);
  const materials = words.flatMap((_, at) => materialAt(words, at)?.id ?? []);
  materialsBySpecialty.set(specialty, materials);
  return materials;
}

const kindsBySpecialty = new Map<string, readonly Kind[]>();

/** The kinds that a specialty names; specialties repeat, so each is read once. */
function kindsOf(specialty: string): readonly Kind[] {
  const known = kindsBySpecialty.get(specialty);
  if (known !== undefined) return known;
  const kinds = understand(specialty).kinds.map(({ kind }) => kind);
  kindsBySpecialty.set(specialty, kinds);
  return kinds;
}

/** The specialties that speak for the match, in the factory's own words. */
function specialtiesFor(
  factory: FactoryRecord,
  { capabilities, kind }: FactoryQuery,
  level: Match['level'],
): readonly string[] {
  const { specialties } = factory;
  if (level === 'category') return specialties;
  const trades = new Set(capabilities.map(({ id }) => id));
  return specialties.filter((specialty) =>
    kindsOf(specialty).some((made) => {
      if (kind === undefined) return trades.has(made.capability.id);
      return level === 'kind' ? made.id === kind.id : areNeighbors(kind, made);
    }),
  );
}

const maxNamedSpecialties = 3;

function reasonFor(
  factory: FactoryRecord,
  query: FactoryQuery,
  level: Match['level'],
  specialties: readonly string[],
): string {
  const named = listInWords(
    (specialties.length > 0 ? specialties : factory.specialties).slice(0, maxNamedSpecialties),
  );
  if (level === 'kind') return `Makes ${named}.`;
  if (level === 'trade') {
    return `Makes ${named}, in the same trade as ${query.kind?.plural ?? 'these goods'}.`;
  }
  const { category, isBrowsing } = query;
  return category === undefined || isBrowsing
    ? `Makes ${named}.`
    : `Makes other ${goodsOfCategory[category]}: ${named}.`;
}

/** The goods of each category as they read in a sentence. */
const goodsOfCategory: Readonly<Record<ProductCategory, string>> = {
  apparel: 'apparel',
  accessories: 'accessories',
  'home-goods': 'home goods',
  beauty: 'beauty goods',
  fitness: 'fitness goods',
  tech: 'tech goods',
  music: 'music goods',
  gaming: 'gaming goods',
  food: 'food',
  pets: 'pet goods',
};

function scoreOf(
  factory: FactoryRecord,
  query: FactoryQuery,
  level: Match['level'],
  specialties: readonly string[],
): number {
  const { certificates, materials, places, printWords } = query;
  const isOpen = places.countries.length !== 1;
  const made = specialties.flatMap(materialsIn);
  const text = new Set(
    tokenize([...factory.specialties, ...factory.certifications, factory.description].join(' ')),
  );
  const near = nearness(factory, query);
  const ownName = tokenize(factory.name);
  return (
    (level === 'kind' ? weights.kind : level === 'trade' ? weights.trade : 0) +
    weights.specialty * specialties.length +
    (query.kind && namesOf(query.kind).some((word) => ownName.includes(word)) ? weights.name : 0) +
    (materials.some((asked) => made.some((material) => isSameMaterial(asked, material)))
      ? weights.material
      : 0) +
    weights.word * tokenize(printWords.join(' ')).filter((word) => text.has(word)).length +
    weights.certificate * certificates.filter((asked) => holdsCertificate(factory, asked)).length +
    (near === undefined ? 0 : weights[near]) +
    (isOpen ? weights.rating * (ratingFor(query, factory.country) ?? 0) : 0) +
    (acceptsUnits(factory, query) ? 0 : weights.aboveOrder) +
    (acceptsPrice(factory, query) ? 0 : weights.abovePrice)
  );
}

const nameWords = new Map<string, readonly string[]>();

/** The nouns of the names of a kind: "sock" for grip socks. */
function namesOf(kind: Kind): readonly string[] {
  const known = nameWords.get(kind.id);
  if (known !== undefined) return known;
  const names = kindNames.find((each) => each.kind.id === kind.id);
  const nouns = [...(names?.own ?? []), ...(names?.synonyms ?? [])].flatMap(
    (key) => key.split(' ').at(-1) ?? [],
  );
  nameWords.set(kind.id, nouns);
  return nouns;
}
