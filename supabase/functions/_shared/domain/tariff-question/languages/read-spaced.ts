import type { SpacedLanguage } from './answer-languages.ts';
import { countryNames } from './countries.ts';
import { wordsIn } from './detect-language.ts';
import {
  emptyGroup,
  emptyReading,
  type ForeignReading,
  type GoodsGroup,
} from './foreign-reading.ts';
import { goodsName, maxGoodsWords, turkishStems } from './goods-names.ts';
import { plainWord, type Word } from './words.ts';

type Token = Readonly<{
  typed: string;
  plain: string;
  isNumber: boolean;
  /** Where it stands in the text. */
  start: number;
  end: number;
}>;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(word)].map(({ 0: typed, index }) => ({
    typed,
    plain: plainWord(typed),
    isNumber: /^\d+$/.test(typed),
    start: index,
    end: index + typed.length,
  }));
}

/** "Baumwoll-T-Shirts" is "Baumwoll" and "T-Shirts", and marks end a part of the sentence. */
const word = /\p{L}-\p{L}[\p{L}\p{M}]*|[\p{L}\p{M}\p{N}]+|[,;?!:.]/gu;

const maxPhraseWords = 5;

/** Reads a question in a language with spaces between its words; its numbers have been taken out. */
export function readSpaced(typed: string, language: SpacedLanguage): ForeignReading {
  // Turkish sets the case of a name off: "Çin'den".
  const text = language === 'tr' ? typed.replace(/(?<=\p{L})['’](?=\p{L})/gu, '') : typed;
  const reading = emptyReading();
  const tokens = tokensOf(text);
  let isDetail = false;
  let isDestination = false;
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token === undefined) break;
    const group = reading.goods.at(-1) ?? emptyGroup();
    if (/^[,;?!:.]$/.test(token.typed)) {
      isDetail = false;
      if (token.typed === ',' && group.names.length > 0) reading.goods.push(emptyGroup());
      index += 1;
      continue;
    }
    if (token.isNumber) {
      // A bare number in front of goods counts them.
      if (Number(token.typed) >= 2) reading.pieces ??= token.typed;
      index += 1;
      continue;
    }
    const found = longestAt(tokens, index, language);
    if (found.country !== undefined) {
      const goesThere = isDestination || found.isDative;
      (goesThere ? reading.destinationCodes : reading.originCodes).push(found.country);
    } else if (found.word !== undefined) {
      const { role } = found.word;
      if (role === 'with' || role === 'without') isDetail = true;
      isDestination = role === 'to' || (isDestination && role === 'filler');
      if (role === 'to' || role === 'filler') {
        // Nothing to say in English.
      } else if (isOfHead(found, group, language)) addTyped(group, found);
      else applyWord(reading, group, found, isDetail);
    } else addUnknown(group, token, { language, isDetail });
    if (found.word?.role !== 'to' && found.word?.role !== 'filler') isDestination = false;
    index += found.length;
  }
  for (const group of reading.goods) {
    if (group.span !== undefined) group.typed = [typedGoods(text, group, language)];
    if (group.names.length === 0 && group.unknown.length > 0) group.isHeadUnknown = true;
  }
  return reading;
}

/**
 * The goods as they stand in the text, with what joins their words: "camisetas de algodón". Where
 * something else stands between, the words alone.
 */
function typedGoods(text: string, { typed, span }: GoodsGroup, language: SpacedLanguage): string {
  const whole = span === undefined ? '' : text.slice(span.start, span.end);
  const joined = whole.split(/\s+/).length <= typed.join(' ').split(' ').length + typed.length;
  const goods = joined && !/[,;?!:]/.test(whole) ? whole.replace(/\s+/g, ' ') : typed.join(' ');
  const plain = language === 'tr' ? goods.replace(/(?<=l[ae]r)[ıi]n?$/u, '') : goods;
  return /\p{Ll}/u.test(plain) ? plain : plain.toLocaleLowerCase(language);
}

type Found = Readonly<{
  length: number;
  typed: string;
  start: number;
  end: number;
  word?: Word;
  country?: string;
  /** Turkish: the goods go there. */
  isDative?: boolean;
  /** Letters of the last word without its Turkish ending. */
  stemLength?: number;
}>;

/** Spanish and French put the thing first: the wax of "velas de cera" is what the candles are of. */
function isOfHead({ word }: Found, { names }: GoodsGroup, language: SpacedLanguage): boolean {
  return word?.role === 'goods' && names.length > 0 && (language === 'es' || language === 'fr');
}

function applyWord(reading: ForeignReading, group: GoodsGroup, found: Found, isDetail: boolean) {
  const { word } = found;
  if (word === undefined) return;
  switch (word.role) {
    case 'duty':
      reading.asksForDuty = true;
      return;
    case 'lowest':
      reading.asksForLowest = true;
      return;
    case 'usmca':
      reading.usmca ??= 'with';
      return;
    case 'not':
      reading.usmca = 'without';
      return;
    case 'when':
      reading.when.push(word.english);
      return;
    case 'and':
      if (group.names.length > 0) reading.goods.push(emptyGroup());
      return;
    case 'with':
    case 'without':
      if (word.role === 'without' && /usmca/i.test(word.english)) reading.usmca = 'without';
      if (group.names.length > 0) group.details.push(word.english);
      return;
    case 'part':
      if (group.names.length > 0) group.details.push(word.english);
      return;
    case 'wearer':
      group.wearers.push(word.english);
      break;
    case 'make':
      group.makes.push(word.english);
      break;
    case 'material':
      if (isDetail && group.names.length > 0) {
        // "Suela de goma" is a rubber sole.
        group.details.splice(group.details[0]?.startsWith('with') ? 1 : 0, 0, word.english);
        return;
      }
      group.materials.push(word.english);
      break;
    case 'goods':
      if (isDetail && group.names.length > 0) {
        group.details.push(word.english);
        return;
      }
      group.names = [word.english];
      break;
    default:
      return;
  }
  addTyped(group, found);
}

function addTyped(
  group: GoodsGroup,
  { typed, start, end }: Readonly<{ typed: string; start: number; end: number }>,
): void {
  group.typed.push(typed);
  group.span = { start: group.span?.start ?? start, end };
}

/**
 * A word that no table has. Spanish and French put the thing first and what describes it behind,
 * Turkish last; German describes in lower case.
 */
function addUnknown(
  group: GoodsGroup,
  token: Token,
  { language, isDetail }: { language: SpacedLanguage; isDetail: boolean },
): void {
  if (token.plain.length < 3 || isDetail) return;
  const isFirst = group.names.length === 0;
  if (language === 'de' && !isFirst && !/^\p{Lu}/u.test(token.typed)) return;
  if ((language === 'es' || language === 'fr') && !isFirst) return;
  group.unknown.push(token.typed.toLowerCase());
  addTyped(group, token);
  if (language === 'es' || language === 'fr') group.isHeadUnknown = true;
  else if (!isFirst) group.isHeadUnknown = true;
}

/** The longest name or phrase that begins at a token; a single unknown word when there is none. */
function longestAt(tokens: readonly Token[], index: number, language: SpacedLanguage): Found {
  const most = Math.min(Math.max(maxPhraseWords, maxGoodsWords), tokens.length - index);
  for (let length = most; length > 0; length -= 1) {
    const span = tokens.slice(index, index + length);
    if (span.some(({ typed, isNumber }) => isNumber || /^[,;?!:.]$/.test(typed))) continue;
    const found = nameOfSpan(span, language);
    if (found !== undefined) return { ...found, length, ...placeOf(span, found.stemLength) };
  }
  return { length: 1, ...placeOf(tokens.slice(index, index + 1)) };
}

/** What was typed, without the Turkish ending of its last word. */
function placeOf(span: readonly Token[], stemLength?: number) {
  const first = span[0];
  const last = span.at(-1);
  const cut = last === undefined || stemLength === undefined ? 0 : last.typed.length - stemLength;
  const words = span.map(({ typed }) => typed).join(' ');
  return {
    typed: cut > 0 ? words.slice(0, -cut) : words,
    start: first?.start ?? 0,
    end: (last?.end ?? 0) - Math.max(0, cut),
  };
}

/** Words that the tables of a language know better than the names of goods. */
function nameOfSpan(
  span: readonly Token[],
  language: SpacedLanguage,
): Pick<Found, 'word' | 'country' | 'isDative' | 'stemLength'> | undefined {
  const words = span.map(({ plain }) => plain);
  const key = words.join(' ').replaceAll('-', ' ');
  const countries = countryNames(language);
  const table = wordsIn[language];
  const country = countries.get(key);
  if (country !== undefined) return { country };
  const word = table.get(words.join(' ')) ?? table.get(key);
  if (word !== undefined) return { word };
  if (language === 'tr') return turkishSpan(words);
  const goods = goodsName(words, language);
  if (goods !== undefined) {
    const material = language === 'de' ? compoundMaterial(words) : materialIn(words, goods, table);
    return { word: { role: 'goods', english: withMaterial(material, goods) } };
  }
  return language === 'de' && words.length === 1 ? germanCompound(words[0] ?? '') : undefined;
}

/** The soy of "velas de soja", which the kind's own name leaves out. */
function materialIn(
  words: readonly string[],
  goods: string,
  table: ReadonlyMap<string, Word>,
): string | undefined {
  if (words.length < 2) return undefined;
  return words
    .map((word) => table.get(word))
    .find((word) => word?.role === 'material' && !goods.includes(word.english))?.english;
}

function turkishSpan(
  words: readonly string[],
): Pick<Found, 'word' | 'country' | 'isDative' | 'stemLength'> | undefined {
  const before = words.slice(0, -1);
  for (const stem of turkishStems(words.at(-1) ?? '')) {
    const span = [...before, stem];
    const key = span.join(' ');
    const country = countryNames('tr').get(key);
    if (country !== undefined && stem.length >= 3) {
      const ending = (words.at(-1) ?? '').slice(stem.length);
      return { country, isDative: /^y?[ae]$/.test(ending) };
    }
    const word = wordsIn.tr.get(key);
    const stemLength = stem.length;
    if (word !== undefined && stem.length >= 3) return { word, stemLength };
    const goods = goodsName(span, 'tr');
    if (goods !== undefined) return { word: { role: 'goods', english: goods }, stemLength };
  }
  return undefined;
}

/** First parts of German compounds, with their linking sounds, and what they mean. */
const germanFirstParts: readonly (readonly [start: string, word: Word])[] = [
  ...[...wordsIn.de].filter(([, { role }]) => role === 'material' || role === 'wearer'),
]
  .filter(([start]) => start.length >= 4 && !start.includes(' '))
  .sort(([one], [other]) => other.length - one.length);

function withMaterial(material: string | undefined, goods: string): string {
  return material === undefined || goods.includes(material) ? goods : `${material} ${goods}`;
}

function compoundMaterial([only = '', ...others]: readonly string[]): string | undefined {
  if (others.length > 0) return undefined;
  const [start, word] = germanFirstParts.find(([each]) => only.startsWith(each)) ?? [];
  return start === undefined || start.length === only.length || word?.role !== 'material'
    ? undefined
    : word.english;
}

/** "Keramiktassen": a material and goods that the dictionary has, in one word. */
function germanCompound(word: string): Pick<Found, 'word'> | undefined {
  for (const [start, first] of germanFirstParts) {
    if (!word.startsWith(start) || word.length - start.length < 3) continue;
    const rest = word.slice(start.length).replace(/^[sn](?=\p{L}{4})/u, '');
    const goods = wordsIn.de.get(rest) ?? wordsIn.de.get(word.slice(start.length));
    const named =
      goods?.role === 'goods' ? goods.english : goodsName([word.slice(start.length)], 'de');
    if (named !== undefined)
      return { word: { role: 'goods', english: withMaterial(first.english, named) } };
  }
  return undefined;
}
