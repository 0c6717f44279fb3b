import { kindNames } from '../_shared/domain/goods/kinds.ts';
import { inFullWords } from '../_shared/domain/language/typed-forms.ts';
import { originWords } from '../_shared/domain/tariff-question/origin-words.ts';
import { namedNumbers } from './named-numbers.ts';

/** Words that mean the same in a question; the first stands for all. */
const sameWords: readonly (readonly string[])[] = [
  ['cost', 'price', 'pricing', 'charge', 'fee', 'expensive', 'pricey', 'cheap'],
  ['duty', 'tariff'],
  ['factory', 'manufacturer', 'producer', 'maker', 'mill', 'plant'],
  ['supplier', 'vendor', 'seller'],
  ['ship', 'shipping', 'shipment', 'freight', 'deliver', 'delivery'],
  ['follower', 'subscriber', 'sub', 'fan', 'audience'],
  ['law', 'legal', 'legally', 'allowed', 'regulation', 'rule'],
  ['defective', 'bad', 'broken', 'damaged', 'faulty', 'wrong'],
  ['picture', 'photo', 'photograph', 'image'],
  ['person', 'human', 'someone', 'somebody'],
  ['minimum', 'moq', 'smallest', 'fewest'],
  ['warehouse', 'storage', 'store', 'stored'],
  ['certificate', 'certification', 'certified', 'cert'],
  ['need', 'require', 'required', 'necessary', 'must'],
  ['long', 'fast', 'quick', 'quickly', 'soon'],
  ['sell', 'selling', 'sale'],
  ['make', 'manufacture', 'produce', 'production', 'made'],
  ['inspect', 'inspection', 'check', 'qc'],
  ['clothes', 'clothing', 'apparel', 'garment'],
  ['kid', 'child', 'children', 'baby'],
];

const firstOf: ReadonlyMap<string, string> = new Map(
  sameWords.flatMap(([first = '', ...others]) =>
    [first, ...others].map((word) => [stem(word), stem(first)] as const),
  ),
);

/** The nouns that names of goods end in: "mug", "hoodie". */
const goodsNouns: ReadonlySet<string> = new Set(
  kindNames.flatMap(({ kind }) => stem(kind.name.split(' ').at(-1) ?? '')),
);

/** California's Proposition 65; in a search by words, 65 of anything. */
const proposition = '65';

/** What stands for every country, every kind of goods and every number. */
const anyCountry = '<country>';
const anyGoods = '<goods>';
const anyNumber = '<number>';

/**
 * The tokens of a question: stems of its words, with one for every word of the same meaning. Each
 * country and each number is the same token; goods are their own noun and the token of all goods.
 */
export function questionTokens(text: string): readonly string[] {
  const words =
    inFullWords(text.normalize('NFKC').replace(/[’‘]/g, "'"))
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];
  return [...new Set(words.flatMap(tokensOf))];
}

function tokensOf(word: string): string[] {
  const plain = word.replace(/'(?:s|re|m|d|ll|ve)$/, '');
  if (/^\d/.test(plain))
    return namedNumbers.has(plain) || plain === proposition ? [plain] : [anyNumber];
  if (originWords.has(plain)) return [anyCountry];
  const stemmed = stem(plain);
  if (goodsNouns.has(stemmed)) return [stemmed, anyGoods];
  return [firstOf.get(stemmed) ?? stemmed];
}

/** Cuts off the endings of English plurals and verbs; the rest need not be a word. */
function stem(word: string): string {
  return word
    .replace(/(?<=\p{L}{3})ies$/u, 'y')
    .replace(/(?<=\p{L}{2}(?:sh|ch|x|ss|z))es$/u, '')
    .replace(/(?<=\p{L}{2}[^su])s$/u, '')
    .replace(/(?<=\p{L}{3})(?:ing|ed)$/u, '')
    .replace(/(?<=\p{L}{2})([bdgmnprt])\1$/u, '$1')
    .replace(/(?<=\p{L}{3})e$/u, '');
}
