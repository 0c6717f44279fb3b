import {
  categoryGroups,
  type ProductGroup,
  productGroups,
} from '../_shared/domain/country-ratings.assumptions.ts';
import { type ProductCategory, productCategories } from '../_shared/domain/product-categories.ts';
import {
  categoryTerms,
  groupWords,
  notAPetAfter,
  notAPetBefore,
  petFamilyOfGroup,
  petLoverWords,
  petWords,
} from './product-words.ts';
import { isOneTypoApart, wordsOf } from './search-words.ts';

/** What a text is about: a definite kind of product, or only a field, or neither. */
export type ProductReading = {
  group: ProductGroup | undefined;
  /** The part of the group that one factory makes, by its name; see `GroupWords`. */
  family: string | undefined;
  category: ProductCategory | undefined;
};

type Kind = { group: ProductGroup; family: string | undefined };

/**
 * Reads the kind of product out of a phrase; things of the `expected` category go first, so that
 * "ring spun cotton, tees" under Apparel is not about rings. The thing named last before the first
 * "for", "with", "in" and the like is what is to be made ("black gym leggings with pockets" are
 * leggings); when nothing is named there, the next part counts ("a factory for scented candles").
 */
export function readProduct(text: string, expected?: ProductCategory): ProductReading {
  const parts = partsOf(text);
  const kinds = parts.flatMap((part) => lastTerm(part.words, kindIndex) ?? []);
  if (parts.some(namesAPet)) return petProduct(kinds);

  const kind =
    kinds.find(({ group }) => expected && categoryGroups[expected].includes(group)) ?? kinds[0];
  if (kind) return { ...kind, category: categoryOfGroup(kind.group) };

  const [category] = parts.flatMap((part) => lastTerm(part.words, categoryIndex) ?? []);
  return { group: category && soleGroupOf(category), family: undefined, category };
}

/** The category a group is first listed under. */
export function categoryOfGroup(group: ProductGroup): ProductCategory | undefined {
  return productCategories.find((category) => categoryGroups[category].includes(group));
}

/** A category of one group says as much as the group itself. */
export function soleGroupOf(category: ProductCategory): ProductGroup | undefined {
  const [group, ...others] = categoryGroups[category];
  return others.length === 0 ? group : undefined;
}

/** Whether a factory with these specialties makes that kind of product. */
export function makes(specialties: readonly string[], wanted: Kind): boolean {
  return specialties.some((specialty) => {
    const { group, family } = readProduct(specialty);
    return group === wanted.group && (wanted.family === undefined || family === wanted.family);
  });
}

function petProduct(kinds: readonly Kind[]): ProductReading {
  const group = 'pet-products';
  const named = kinds.find((kind) => kind.group === group && kind.family !== undefined);
  const asForPeople = kinds[0] && petFamilyOfGroup[kinds[0].group];
  return { group, family: named?.family ?? asForPeople, category: 'pets' };
}

type Part = { leadIn: string | undefined; words: readonly string[] };

const leadIns = new Set(
  wordsOf(
    'for with in from of to by at on under over without using like and or plus that who which',
  ),
);
/** "A box of chocolates" is about chocolates, "a line of candles" about candles. */
const measures = new Set(
  wordsOf('box bag jar bottle pack set tin can pair line range kind type piece bar cup bowl'),
);
/** Trade phrases whose words would name a product by accident. */
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
    for (const word of wordsOf(clause)) {
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

/** "Toys for dogs" are a pet's; a "dog mom hoodie" and a "tee with a cat" are not. */
function namesAPet({ leadIn, words }: Part): boolean {
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

type TermIndex<Meaning> = ReadonlyMap<string, Meaning>;

const longestTermInWords = 3;

const kindIndex: TermIndex<Kind> = new Map(
  productGroups.flatMap((group) => {
    const { any, families } = groupWords[group];
    return [
      ...indexed<Kind>(any, { group, family: undefined }),
      ...Object.entries(families).flatMap(([family, terms]) =>
        indexed<Kind>(terms, { group, family }),
      ),
    ];
  }),
);

const categoryIndex: TermIndex<ProductCategory> = new Map(
  productCategories.flatMap((category) => indexed(categoryTerms[category], category)),
);

function indexed<Meaning>(terms: readonly string[], meaning: Meaning): [string, Meaning][] {
  return terms.map((term) => [wordsOf(term).join(' '), meaning]);
}

/** The meaning of the term that ends last; of those that end together, the longest. */
function lastTerm<Meaning>(
  words: readonly string[],
  index: TermIndex<Meaning>,
): Meaning | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(longestTermInWords, end); length > 0; length -= 1) {
      const meaning = index.get(words.slice(end - length, end).join(' '));
      if (meaning !== undefined) return meaning;
    }
  }
  return words.map((word) => mistypedTerm(word, index)).findLast((meaning) => meaning);
}

/** Short words have too many neighbours to guess from; the first letter is rarely the wrong one. */
const shortestGuessedWord = 6;

function mistypedTerm<Meaning>(word: string, index: TermIndex<Meaning>): Meaning | undefined {
  if (word.length < shortestGuessedWord) return undefined;
  for (const [term, meaning] of index) {
    if (term[0] === word[0] && term.length >= shortestGuessedWord && isOneTypoApart(term, word)) {
      return meaning;
    }
  }
  return undefined;
}
