import { foreignThing, foreignThings } from '../../goods/foreign-things.ts';
import { kindNames } from '../../goods/kinds.ts';
import { englishName, foreignName, foreignNameOf, maxNameWords } from '../../goods/name-index.ts';
import { foreignKey } from '../../language/foreign-words.ts';
import { tokenize } from '../../language/words.ts';
import type { SpacedLanguage } from './answer-languages.ts';
import { plainWord } from './words.ts';

/** Names of goods whose Turkish letters are written without dots, by the key they then have. */
const undotted: ReadonlyMap<string, string> = new Map([
  ...[...foreignThings()].map(
    ([name, english]) => [plainWord(name.split(' ').map(foreignKey).join(' ')), english] as const,
  ),
  ...kindNames.flatMap(({ foreign, kind }) =>
    foreign.map((key) => [plainWord(key), kind.plural] as const),
  ),
]);

/** The longest name of goods, in words. */
export const maxGoodsWords = maxNameWords;

/** The English plural of the goods that these words name; undefined when they name none. */
export function goodsName(words: readonly string[], language: SpacedLanguage): string | undefined {
  // "Boucles d'oreilles" stands in the tables as typed, and "d" for itself here.
  const tokens = tokenize(words.join(' ').replace(/\b([dl]) (?=\p{L})/gu, "$1'"));
  const thing = foreignThing(tokens);
  if (thing !== undefined) return thing;
  const named = foreignNameOf(tokens) ?? foreignName(tokens) ?? englishName(tokens);
  if (named !== undefined) return named.kind.plural;
  const nearThing = foreignThing(tokens, true);
  if (nearThing !== undefined) return nearThing;
  const key = plainWord(tokens.map(foreignKey).join(' '));
  return key.length < 3 || language !== 'tr' ? undefined : undotted.get(key);
}

/** Endings of Turkish nouns, the longest first: plural, possession and case. */
const turkishEndings = [
  ...'larinin lerinin larindan lerinden larinda lerinde larina lerine larini lerini larin lerin'.split(
    ' ',
  ),
  ...'lardan lerden larda lerde lara lere lari leri lar ler'.split(' '),
  ...'sindan sinden sinin sina sine sini nin nun dan den tan ten da de ta te'.split(' '),
  ...'yla yle la le yi yu ya ye in un si su i u a e'.split(' '),
];

/** The word and what it may be without its ending: "mumlar" is "mum", "bardağın" "bardak". */
export function turkishStems(word: string): string[] {
  const stems = turkishEndings.flatMap((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < 2) return [];
    const stem = word.slice(0, -ending.length);
    return [stem, hardened(stem)];
  });
  return [word, ...new Set(stems)];
}

/** Before a vowel the last consonant softens: "çorabı" is the case of "çorap". */
function hardened(stem: string): string {
  return stem.replace(/[gbd]$/, (last) => ({ g: 'k', b: 'p', d: 't' })[last] ?? last);
}
