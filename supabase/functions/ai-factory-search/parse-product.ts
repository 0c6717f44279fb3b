import {
  categoryGroups,
  type ProductGroup,
  productGroups,
} from '../_shared/domain/country-ratings.assumptions.ts';
import { isWithinOneEdit } from '../_shared/domain/edit-distance.ts';
import { type ProductCategory, productCategories } from '../_shared/domain/product-categories.ts';
import {
  categoryTerms,
  groupWords,
  type MaterialWords,
  notAPetAfter,
  notAPetBefore,
  petFamilyOfGroup,
  petLoverWords,
  petWords,
} from './product-words.ts';
import { tokenize } from './search-words.ts';

/** The subject of a text: a specific kind of product, only a category, or neither. */
export type ParsedProduct = {
  group: ProductGroup | undefined;
  /** The name of the part of the group that one factory makes; see `GroupWords`. */
  family: string | undefined;
  /** The product as named, in the words of `tokenize`: "tote bag". */
  thing: string | undefined;
  /** Its material, where the material decides which trade makes it; see `GroupWords`. */
  material: string | undefined;
  category: ProductCategory | undefined;
};

type Term = { group: ProductGroup; family: string | undefined; thing: string };

type Kind = Omit<Term, 'thing'> & { material: string | undefined };

type NamedKind = Kind & { thing: string };

/**
 * Parses the kind of product from a phrase. Terms of the `expected` category take precedence, so
 * "ring spun cotton, tees" under Apparel is not about rings. The last term before the first "for",
 * "with", "in" and so on is the product ("black gym leggings with pockets" are leggings). When that
 * part names nothing, the next one is used ("a factory for scented candles").
 */
export function parseProduct(text: string, expected?: ProductCategory): ParsedProduct {
  const parts = partsOf(text);
  const kinds = parts.flatMap((part) => {
    const term = lastTerm(part.words, kindIndex);
    return term ? [{ ...term, material: materialOf(term, part, parts) }] : [];
  });
  if (parts.some(mentionsPet)) return petProductOf(kinds);

  const kind =
    kinds.find(({ group }) => expected && categoryGroups[expected].includes(group)) ?? kinds[0];
  if (kind) return { ...kind, category: categoryOfGroup(kind.group) };

  const [category] = parts.flatMap((part) => lastTerm(part.words, categoryIndex) ?? []);
  const group = category && soleGroupOf(category);
  return { group, family: undefined, thing: undefined, material: undefined, category };
}

/** The first category that lists the group. */
export function categoryOfGroup(group: ProductGroup): ProductCategory | undefined {
  return productCategories.find((category) => categoryGroups[category].includes(group));
}

/** The only group of a category, which is as specific as the group itself. */
export function soleGroupOf(category: ProductCategory): ProductGroup | undefined {
  const [group, ...others] = categoryGroups[category];
  return others.length === 0 ? group : undefined;
}

/**
 * Whether a factory with these specialties makes that kind of product. A factory that names a
 * material for some products works in that material: a plater's "hoop earrings" are not silver.
 */
export function makes(specialties: readonly string[], wanted: Kind): boolean {
  const made = specialties
    .map((specialty) => parseProduct(specialty))
    .filter(({ group }) => group === wanted.group)
    .filter(({ family }) => wanted.family === undefined || family === wanted.family);
  const materials = made.flatMap(({ material }) => material ?? []);
  return wanted.material === undefined || materials.length === 0
    ? made.length > 0
    : materials.includes(wanted.material);
}

function petProductOf(kinds: readonly NamedKind[]): ParsedProduct {
  const group = 'pet-products';
  const named = kinds.find((kind) => kind.group === group && kind.family !== undefined);
  const asForPeople = kinds[0] && petFamilyOfGroup[kinds[0].group];
  const family = named?.family ?? asForPeople;
  return { group, family, thing: named?.thing, material: undefined, category: 'pets' };
}

type Part = { leadIn: string | undefined; words: readonly string[] };

const leadIns = new Set(
  tokenize(
    'for with in from of to by at on under over without using like and or plus that who which',
  ),
);
/** Measure words: "a box of chocolates" is about chocolates, "a line of candles" about candles. */
const measures = new Set(
  tokenize('box bag jar bottle pack set tin can pair line range kind type piece bar cup bowl'),
);
/** Trade phrases whose words would otherwise be mistaken for a product. */
const tradePhrases =
  /\b(?:private|white)[\s-]labels?(?:led|ing)?\b|\bshort[\s-]?list\w*|\bcut[\s-]and[\s-]sew\b|\bprint[\s-]on[\s-]demand\b|\bsupply[\s-]chains?\b/gi;

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const clause of text.replace(tradePhrases, ' ').split(/[,;:.!?\n/&+()|]+/)) {
    let leadIn: string | undefined;
    let words: string[] = [];
    const close = () => {
      if (words.length > 0) parts.push({ leadIn, words });
      words = [];
    };
    for (const word of tokenize(clause)) {
      if (leadIns.has(word)) {
        if (word === 'of' && measures.has(words.at(-1) ?? '')) words.pop();
        close();
        leadIn = word;
      } else {
        words.push(word);
      }
    }
    close();
  }
  return parts;
}

/** "Toys for dogs" are for pets; a "dog mom hoodie" and a "tee with a cat" are not. */
function mentionsPet({ leadIn, words }: Part): boolean {
  if (leadIn === 'with' || leadIn === 'of' || leadIn === 'on') return false;
  return words.some((word, index) => {
    const before = words[index - 1] ?? '';
    const after = words[index + 1] ?? '';
    return (
      petWords.has(word) &&
      !notAPetBefore.has(before) &&
      !notAPetAfter.has(after) &&
      !petLoverWords.has(after)
    );
  });
}

/** Introduces a detail: a "canvas tote with leather handles" is canvas. */
const detailLeadIns = new Set(['with', 'without', 'for', 'on', 'at', 'plus']);

/**
 * The material of the product named in `home`: as stated there, as stated elsewhere, or as usual
 * for such products.
 */
function materialOf({ group, family }: Term, home: Part, parts: readonly Part[]) {
  const materials = family === undefined ? undefined : groupWords[group].materials?.[family];
  if (materials === undefined) return undefined;
  const index = (how: keyof MaterialWords) =>
    new Map(Object.entries(materials).flatMap(([name, words]) => indexed(words[how], name)));
  const stated = index('stated');
  const elsewhere = parts.filter(({ leadIn }) => !detailLeadIns.has(leadIn ?? ''));
  return (
    longestTerm(home.words, stated) ??
    elsewhere.map(({ words }) => longestTerm(words, stated)).find((name) => name !== undefined) ??
    longestTerm(home.words, index('implied'))
  );
}

type TermIndex<Meaning> = ReadonlyMap<string, Meaning>;

const maxTermWords = 3;

const kindIndex: TermIndex<Term> = new Map(
  productGroups.flatMap((group) => {
    const { any, families } = groupWords[group];
    return [
      ...namedTerms(any, { group, family: undefined }),
      ...Object.entries(families).flatMap(([family, terms]) =>
        namedTerms(terms, { group, family }),
      ),
    ];
  }),
);

const categoryIndex: TermIndex<ProductCategory> = new Map(
  productCategories.flatMap((category) => indexed(categoryTerms[category], category)),
);

function namedTerms(terms: readonly string[], kind: Omit<Term, 'thing'>): [string, Term][] {
  return indexed(terms, kind).map(([thing, meaning]) => [thing, { ...meaning, thing }]);
}

function indexed<Meaning>(terms: readonly string[], meaning: Meaning): [string, Meaning][] {
  return terms.map((term) => [tokenize(term).join(' '), meaning]);
}

/** The meaning of the term that ends last; of those that end together, the longest. */
function lastTerm<Meaning>(
  words: readonly string[],
  index: TermIndex<Meaning>,
): Meaning | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(maxTermWords, end); length > 0; length -= 1) {
      const meaning = index.get(words.slice(end - length, end).join(' '));
      if (meaning !== undefined) return meaning;
    }
  }
  return words.map((word) => mistypedTerm(word, index)).findLast((meaning) => meaning);
}

/**
 * The meaning of the longest term; of equally long ones, the last: "silver plated" is not silver.
 */
function longestTerm<Meaning>(
  words: readonly string[],
  index: TermIndex<Meaning>,
): Meaning | undefined {
  for (let length = maxTermWords; length > 0; length -= 1) {
    for (let end = words.length; end >= length; end -= 1) {
      const meaning = index.get(words.slice(end - length, end).join(' '));
      if (meaning !== undefined) return meaning;
    }
  }
  return undefined;
}

/** Shorter words have too many near matches to correct. The first letter is rarely wrong. */
const minGuessedLength = 6;

function mistypedTerm<Meaning>(word: string, index: TermIndex<Meaning>): Meaning | undefined {
  if (word.length < minGuessedLength) return undefined;
  for (const [term, meaning] of index) {
    if (term[0] === word[0] && term.length >= minGuessedLength && isWithinOneEdit(term, word)) {
      return meaning;
    }
  }
  return undefined;
}
