import { isWithinOneEdit, isWithinTwoEdits } from '../language/edit-distance.ts';
import { foreignKey } from '../language/foreign-words.ts';
import { noSlipRows, notForeignRows } from './english-words.generated.ts';
import { chineseThing } from './foreign-things.ts';
import { type Kind, kindById, kindNames } from './kinds.ts';
import { sameKeyRows } from './same-keys.generated.ts';

/** How a name was recognized. */
export type NameMatch = 'name' | 'synonym' | 'misspelling' | 'foreign';

/** A kind with the name that led to it. */
export type NamedKind = { kind: Kind; how: NameMatch };

/** The longest name, in words. */
export const maxNameWords = 5;

const english = new Map<string, NamedKind>();
const foreign = new Map<string, NamedKind>();
const chinese: { name: string; kind: Kind }[] = [];
/** The right spelling of words of names, by the wrong one: "earing". */
const respelled = new Map<string, string>();
/** The words of the English names of each kind, by its id. */
const wordsByKind = new Map<string, Set<string>>();
/** The words of all English names, and the same by length and first letter. */
const vocabulary = new Set<string>();
const byLengthAndLetter = new Map<string, string[]>();

for (const { chinese: chineseNames, foreign: keys, kind, misspelled, own, synonyms } of kindNames) {
  for (const key of own) addEnglish(key, { kind, how: 'name' });
  for (const key of synonyms) addEnglish(key, { kind, how: 'synonym' });
  for (const key of misspelled) {
    addEnglish(key, { kind, how: 'misspelling' });
    const right = key.includes(' ')
      ? undefined
      : [...own, ...synonyms]
          .flatMap((name) => name.split(' '))
          .find((word) => isWithinTwoEdits(key, word));
    if (right !== undefined) respelled.set(key, right);
  }
  for (const key of keys) if (!foreign.has(key)) foreign.set(key, { kind, how: 'foreign' });
  for (const name of chineseNames) chinese.push({ name, kind });
}
chinese.sort((a, b) => b.name.length - a.name.length);

const notForeign: ReadonlySet<string> = new Set(notForeignRows.trim().split(' '));
const noSlips: ReadonlySet<string> = new Set(noSlipRows.trim().split(' '));

function addEnglish(key: string, named: NamedKind): void {
  const words = key.split(' ');
  const joined = words.join('');
  // The first kind that claims a name keeps it, and a full name comes before a joined spelling.
  if (!english.has(key) || (named.how === 'name' && english.get(key)?.how !== 'name')) {
    english.set(key, named);
  }
  if (words.length > 1 && !english.has(joined)) english.set(joined, named);
  if (named.how === 'misspelling') return;
  const ofKind = wordsByKind.get(named.kind.id) ?? new Set();
  wordsByKind.set(named.kind.id, ofKind);
  for (const word of words) ofKind.add(word);
  for (const word of [...words, joined]) {
    if (vocabulary.has(word)) continue;
    vocabulary.add(word);
    const place = `${word.length}${word[0]}`;
    const alike = byLengthAndLetter.get(place);
    if (alike === undefined) byLengthAndLetter.set(place, [word]);
    else alike.push(word);
  }
}

/** The word spelled right, when it is a misspelled name of goods. */
export function respell(word: string): string {
  return isNameWord(word) ? word : (respelled.get(word) ?? word);
}

/** The kind of a foreign name whose key several kinds have, by its full spelling. */
const spelledForeign: ReadonlyMap<string, NamedKind> = new Map(
  sameKeyRows.split('\n').flatMap((row) => {
    const [name = '', id = ''] = row.split(';');
    const kind = kindById(id);
    return kind === undefined ? [] : [[name, { kind, how: 'foreign' }] as const];
  }),
);

function foreignKeyOf(words: readonly string[]): string {
  return words.map(foreignKey).join(' ');
}

/** The kind that these English words name, in order and complete. */
export function englishName(words: readonly string[]): NamedKind | undefined {
  return english.get(words.join(' '));
}

/** The kind that these Spanish, French, German or Turkish words name. */
export function foreignName(words: readonly string[]): NamedKind | undefined {
  const [only] = words;
  if (only === undefined || words.every((word) => word.length < 3)) return undefined;
  if (words.length === 1 && (notForeign.has(only) || isNameWord(only))) return undefined;
  return foreignNameOf(words) ?? (words.length === 1 ? compoundHead(only) : undefined);
}

/**
 * The same for words that are certainly no English: "robes" are dresses in a French question.
 * Undefined for what only ends in a name.
 */
export function foreignNameOf(words: readonly string[]): NamedKind | undefined {
  return spelledForeign.get(words.join(' ')) ?? foreign.get(foreignKeyOf(words));
}

/** German writes "Baumwollsocken" in one word; its end names the product. */
function compoundHead(word: string): NamedKind | undefined {
  if (word.length < minCompoundLetters || word.length > maxCompoundLetters) return undefined;
  // Cotton is "Baumwolle", whose end is wool.
  const start = word.startsWith('baumwoll') ? 'baumwoll'.length : minModifierLetters;
  for (let at = start; word.length - at >= minHeadLetters; at += 1) {
    const head = word.slice(at);
    // A lightstick is an English word and no German sticker.
    if (notForeign.has(head) || isNameWord(head)) continue;
    const named = foreign.get(foreignKey(head));
    if (named !== undefined) return named;
  }
  const modifier = germanModifiers.find((each) => word.startsWith(each));
  const borrowed = modifier === undefined ? undefined : english.get(word.slice(modifier.length));
  return borrowed === undefined ? undefined : { kind: borrowed.kind, how: 'foreign' };
}

/** First parts of German compounds whose second part may be a borrowed word: "Kinderpuzzle". */
const germanModifiers: readonly string[] =
  'kinder baumwoll holz leder woll leinen silber papier reise kuchen bade strand hunde katzen weihnachts geburtstags hochzeits duft kaffee firmen damen herren'.split(
    ' ',
  );

const minCompoundLetters = 9;
const maxCompoundLetters = 40;
const minModifierLetters = 3;
const minHeadLetters = 5;

/**
 * The last and longest Chinese name in the text; Chinese puts the product last. Undefined where goods
 * that are no kind stand behind it or hold it: a mattress is no bed.
 */
export function chineseName(text: string): { name: string; kind: Kind } | undefined {
  let best: { name: string; kind: Kind; end: number } | undefined;
  const thing = chineseThing(text);
  const thingEnd = thing === undefined ? 0 : text.lastIndexOf(thing.name) + thing.name.length;
  for (const { name, kind } of chinese) {
    const start = text.lastIndexOf(name);
    if (start < 0) continue;
    const end = start + name.length;
    if (best === undefined || end > best.end) best = { name, kind, end };
  }
  const isOfThing =
    best !== undefined && thing !== undefined && !best.name.includes(thing.name)
      ? best.end <= thingEnd
      : false;
  return isOfThing ? undefined : best;
}

/** Whether the word is part of an English name of this kind: "knotted" of a hand-knotted rug. */
export function isWordOfKind(word: string, kindId: string): boolean {
  return wordsByKind.get(kindId)?.has(word) ?? false;
}

/** Whether the word is part of an English name of some kind. */
export function isNameWord(word: string): boolean {
  return vocabulary.has(word);
}

/** Whether the word is part of a name, or English that looks like a foreign name or a slip. */
export function isEnglishWord(word: string): boolean {
  return isNameWord(word) || notForeign.has(word) || noSlips.has(word);
}

/** Whether the word is ordinary English that looks like a slip for a name of goods. */
export function isEnglish(word: string): boolean {
  return noSlips.has(word);
}

/** From this many letters a word may have one slip, or two. */
const minLettersForOneSlip = 4;
const minLettersForTwoSlips = 8;

/** Longer words are no names of goods, and comparing them takes long. */
const maxLettersWithSlip = 30;

const knownSlips = new Map<string, readonly string[]>();
const maxKnownSlips = 2000;

/** The word of a name that the typed word is a slip for; undefined when there is none. */
export function correctSlip(word: string): string | undefined {
  return slipsOf(word)[0];
}

/**
 * The words of names that the typed word may be a slip for, the likeliest first: "watter" is one
 * letter from "waiter" and from "water".
 */
export function slipsOf(word: string): readonly string[] {
  if (word.length < minLettersForOneSlip || word.length > maxLettersWithSlip) return [];
  if (isNameWord(word) || isEnglish(word)) return [];
  const known = knownSlips.get(word);
  if (known !== undefined) return known;
  if (knownSlips.size >= maxKnownSlips) knownSlips.clear();
  const corrected = findCorrections(word);
  knownSlips.set(word, corrected);
  return corrected;
}

/** The words of names that a short word with two swapped letters may be: "bga" is a bag. */
export function swapsOf(word: string): readonly string[] {
  if (isNameWord(word) || isEnglish(word)) return [];
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, at) =>
      [...letters.slice(0, at), letter, letters[at] ?? '', ...letters.slice(at + 2)].join(''),
    )
    .filter((swapped) => swapped !== word && isNameWord(swapped));
}

function findCorrections(word: string): readonly string[] {
  const within = (isNear: (one: string, other: string) => boolean, most: number) =>
    [0, 1, -1, 2, -2]
      .filter((difference) => Math.abs(difference) <= most)
      .flatMap((difference) =>
        // People rarely miss the first letter, and without this "tanel" would be a panel.
        (byLengthAndLetter.get(`${word.length + difference}${word[0]}`) ?? []).filter((known) =>
          isNear(word, known),
        ),
      );
  const oneOff = within(isWithinOneEdit, 1);
  return oneOff.length > 0 || word.length < minLettersForTwoSlips
    ? oneOff
    : within(isWithinTwoEdits, 2);
}
