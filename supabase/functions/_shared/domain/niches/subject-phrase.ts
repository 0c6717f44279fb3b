import type { ReadText } from './find-niches.ts';
import { fillerWords, isFunctionWord } from './small-words.ts';
import type { TextWord } from './text-words.ts';

const longestPhrase = { words: 4, characters: 40 } as const;

/** A word with its place among the words of the text. */
type PlacedWord = TextWord & { place: number };

/** Where the audience, the place or the company begins and the subject ends. */
const phraseEnds = new Set(
  `for with from at by during while after before without that who which when where over under to
   because through into in on para con desde sin que cuando`.split(/\s+/),
);

/** After these, the next word is what somebody does: "collect" in "I collect typewriters". */
const doers = new Set(['i', 'we', 'yo']);

/** Words between a doer and the verb. */
const adverbs = new Set(
  `also mostly mainly just really only always usually often sometimes still now currently love like
   to will`.split(/\s+/),
);

/** Verbs that a sentence may begin with, or go on with after "and". */
const verbs = new Set(
  `restore repair collect document fix rescue rate rebuild tune test explore photograph visit clean
   grow breed build sell raise teach review`.split(/\s+/),
);

/** People who come with a creator, and are no subject by themselves. */
const relatives = new Set(
  `husband wife girlfriend boyfriend partner son daughter brother sister uncle aunt cousin friend
   neighbor`.split(/\s+/),
);

/** Words inside a phrase that hold it together: "history of rome". */
const links = new Set(['of', 'the', 'a', 'de', 'del', 'la', 'el', 'los', 'las']);

/**
 * What the text is about, as written and in order: "lock picking" and "old clocks" in "I post about
 * lock picking and old clocks for beginners". Empty when nothing readable is left.
 */
export function subjectPhrases(text: string, { words, denied, namedPlaces }: ReadText): string[] {
  const phrases: string[] = [];
  let part: PlacedWord[] = [];
  let hasContent = false;
  let hasEnded = false;
  const close = () => {
    const phrase = trimmed(part, namedPlaces);
    part = [];
    hasContent = false;
    hasEnded = false;
    const [first] = phrase;
    const last = phrase.at(-1);
    if (first === undefined || last === undefined) return;
    if (phrase.length === 1 && relatives.has(first.stem)) return;
    const written = inSentence(
      text.slice(first.start, last.end).replace(/\s+/g, ' '),
      first.place === 0 || isTitle(text),
    );
    if (written.length <= longestPhrase.characters && !phrases.includes(written)) {
      phrases.push(written);
    }
  };
  for (const [place, word] of words.entries()) {
    const before = words[place - 1];
    if (before !== undefined && before.clause !== word.clause) close();
    if (word.plain === 'and' || word.plain === 'y') {
      close();
      continue;
    }
    if (denied[place] || hasEnded || isVerb(words, place, namedPlaces)) continue;
    if (phraseEnds.has(word.plain) && hasContent) {
      hasEnded = true;
      // Half of "door to door" is no end of a phrase.
      if (before?.plain === words[place + 1]?.plain) part.pop();
      continue;
    }
    const placed = { ...word, place };
    part.push(placed);
    hasContent ||= isContent(placed, namedPlaces);
  }
  close();
  return phrases;
}

/** Whether a word says only what somebody does with the subject, which follows it. */
function isVerb(
  words: readonly TextWord[],
  place: number,
  namedPlaces: ReadonlySet<number>,
): boolean {
  const word = words[place];
  const next = words[place + 1];
  if (word === undefined || next === undefined || next.clause !== word.clause) return false;
  if (namedPlaces.has(place) || isFunctionWord(word.plain)) return false;
  if (phraseEnds.has(next.plain) || next.plain === 'and') return false;
  let before = place - 1;
  while (adverbs.has(words[before]?.plain ?? '')) before -= 1;
  const doer = words[before];
  if (doer?.clause === word.clause && doers.has(doer.plain)) return true;
  const isFirst = doer === undefined || doer.clause !== word.clause || doer.plain === 'and';
  return isFirst && verbs.has(word.plain);
}

/** Adjectives and names that keep their capital, and that people often type without one; not "polish". */
const properWords = new Set(
  `spanish french german italian japanese korean chinese mexican indian english american african
   irish greek roman latin christian catholic jewish muslim islamic bible turkish thai vietnamese
   buddhist hindu sikh mormon scottish welsh ukrainian peruvian colombian cuban
   filipino caribbean hawaiian viking victorian asian southern arabic portuguese russian`.split(
    /\s+/,
  ),
);

/** The phrase as it stands inside a sentence: "Rock climbing" in lower case, "LGBTQ" as it is. */
function inSentence(phrase: string, isCapitalized: boolean): string {
  return phrase
    .split(' ')
    .map((word, index) => {
      if (properWords.has(word.toLowerCase())) return capitalized(word.toLowerCase());
      const isName = /^\p{Lu}\p{Ll}+$/u.test(word) && !(isCapitalized && index === 0);
      if (isName && !isCapitalized) return word;
      return /^\p{Lu}\p{Ll}+$/u.test(word) || word.length > 6 ? word.toLowerCase() : word;
    })
    .join(' ');
}

/** Whether a text is written Like A Headline, so that capitals say nothing. */
function isTitle(text: string): boolean {
  const long = text.match(/\p{L}{4,}/gu) ?? [];
  return long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word));
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Without what creators say about every subject, at both ends, and not too long. */
function trimmed(
  part: readonly PlacedWord[],
  namedPlaces: ReadonlySet<number>,
): readonly PlacedWord[] {
  const says = (word: PlacedWord) => isContent(word, namedPlaces);
  const first = part.findIndex(says);
  if (first < 0) return [];
  const last = part.findLastIndex(says);
  const phrase = part.slice(first, last + 1);
  // A filler or a joining word inside a phrase mostly parts a verb from what it is about.
  const cutAt = phrase.findIndex(
    (word, index) =>
      index > 0 &&
      isFunctionWord(word.plain) &&
      !links.has(word.plain) &&
      !namedPlaces.has(word.place),
  );
  const whole = cutAt < 0 ? phrase : withoutLastParticiple(phrase.slice(0, cutAt), namedPlaces);
  const short = whole.slice(0, longestPhrase.words);
  return short.slice(0, short.findLastIndex(says) + 1);
}

/** Without a verb whose object was cut off: "mortician answering (your questions)". */
function withoutLastParticiple(
  phrase: readonly PlacedWord[],
  namedPlaces: ReadonlySet<number>,
): readonly PlacedWord[] {
  const last = phrase.at(-1);
  const isParticiple = last?.plain.endsWith('ing') === true && !namedPlaces.has(last.place);
  return isParticiple && phrase.length > 1 ? phrase.slice(0, -1) : phrase;
}

function isContent(word: PlacedWord, namedPlaces: ReadonlySet<number>): boolean {
  if (namedPlaces.has(word.place)) return true;
  return (
    !isFunctionWord(word.plain) &&
    !fillerWords.has(word.plain) &&
    !fillerWords.has(word.stem) &&
    looksLikeWord(word.plain)
  );
}

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether somebody meant this as a word, rather than hitting keys. */
export function looksLikeWord(plain: string): boolean {
  const letters = plain.replace(/\d/g, '');
  if (letters.length < 2) return /^\d+[a-z]$/.test(plain);
  if (/(.)\1\1/.test(letters)) return false;
  if (!/^[a-z]+$/.test(letters)) return letters.length > 1;
  if (!/[aeiouy]/.test(letters)) return letters.length <= 3 && letters.length > 1;
  if (/[^aeiouy]{6}/.test(letters)) return false;
  return !hitsARow(letters);
}

/** Whether four neighboring keys follow each other: "asdf". */
function hitsARow(letters: string): boolean {
  return keyboardRows.some((row) =>
    Array.from({ length: row.length - 3 }, (_, index) => row.slice(index, index + 4)).some(
      (keys) =>
        // "Property" and "power" hold neighboring keys as well, but no four in order, save for these.
        letters.includes(keys) && !['prop', 'poiu'].includes(keys),
    ),
  );
}
