import { isWithinOneEdit } from '../language/edit-distance.ts';
import { type MaterialId, materialAt } from '../language/materials.ts';
import {
  collectives,
  containers,
  descriptions,
  durableContainers,
  leadIns,
  motifWords,
  negations,
  packagingNouns,
  stopWords,
  weakNouns,
} from '../language/stop-words.ts';
import { tokenize } from '../language/words.ts';
import { isConsumable } from './capability-traits.ts';
import { foreignThing } from './foreign-things.ts';
import type { Kind } from './kinds.ts';
import {
  correctSlip,
  englishName,
  foreignName,
  isEnglish,
  isEnglishWord,
  isNameWord,
  isWordOfKind,
  maxNameWords,
  type NamedKind,
  type NameMatch,
  respell,
  slipsOf,
  swapsOf,
} from './name-index.ts';
import { isOtherThing } from './other-things.ts';
import { type Part, range } from './text-parts.ts';

/** A name that stands in a part. */
export type Found = {
  kind: Kind;
  how: NameMatch | 'slip';
  saidAs: string;
  nameWords: number;
  /** The number of names after it in its part. */
  followers: number;
};

/** What one part says. */
export type Reading = {
  part: Part;
  found: readonly Found[];
  materials: readonly MaterialId[];
  unknownHead: string | undefined;
  /** Whether the unknown head is a thing that we know to be no kind of ours: a jet ski. */
  isOtherThing: boolean;
  printWords: readonly string[];
};

/** Reads one part: its names, longest first and without overlap, and what else it says. */
export function readPart(part: Part, placeWords: ReadonlySet<string>): Reading {
  const { words } = part;
  const taken = words.map(() => false);
  const spans: Span[] = [];
  const isMisspelled = words.some((word) => respell(word) !== word);

  const claim = (
    length: number,
    lookUp: (span: readonly string[]) => NamedKind | undefined,
    how?: 'slip',
  ) => {
    // From the right, because English puts the product last: a hair claw clip is a claw clip.
    for (let start = words.length - length; start >= 0; start -= 1) {
      const end = start + length;
      if (taken.slice(start, end).some(Boolean)) continue;
      const named = lookUp(words.slice(start, end));
      if (named === undefined || isContentsWithPacking(words, start, end)) continue;
      if (isNameWithCollective(words, start, end)) continue;
      spans.push({ start, end, named, how: how ?? named.how });
      taken.fill(true, start, end);
    }
  };
  const others: Place[] = [];
  for (let length = Math.min(maxNameWords, words.length); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const end = start + length;
      if (taken.slice(start, end).some(Boolean)) continue;
      const span = words.slice(start, end);
      if (!isOtherThing(span) && !isForeignThing(span)) continue;
      others.push({ start, end });
      taken.fill(true, start, end);
    }
    claim(length, englishName);
    if (length > 1 && words.at(-1) === 'toy') claim(length, toyName);
    if (length > 1 && isMisspelled) claim(length, (span) => englishName(span.map(respell)));
    if (length > 1) claim(length, (span) => englishName([span.join('')]));
    claim(length, foreignName);
  }
  const { materials, materialPlaces } = materialsOf(words);
  const slips = words.map((word, index) =>
    taken[index] || materialPlaces.has(index) || isPlainWord(word)
      ? []
      : words.length > 1 && word.length === 3
        ? swapsOf(word)
        : slipsOf(word),
  );
  if (slips.some(({ length }) => length > 0)) {
    for (let length = Math.min(maxNameWords, words.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const end = start + length;
        const hasSlip = slips.slice(start, end).some((each) => each.length > 0);
        // Three letters are too few to go by alone.
        if (!hasSlip || (length === 1 && (words[start] ?? '').length < 4)) continue;
        // "Hoop earings": the name of one word that is part of the longer one gives way.
        const within = spans.filter((span) => span.start < end && span.end > start);
        if (within.some((span) => span.end - span.start > 1)) continue;
        const named = correctedName(words.slice(start, end), slips.slice(start, end));
        if (named === undefined) continue;
        for (const span of within) spans.splice(spans.indexOf(span), 1);
        spans.push({ start, end, named, how: 'slip' });
        taken.fill(true, start, end);
      }
    }
  }
  claim(2, (span) => slipOfJoined(span), 'slip');

  spans.sort((a, b) => a.start - b.start);
  const isPlain = (at: number) =>
    isPlainWord(words[at] ?? '') || materialPlaces.has(at) || placeWords.has(words[at] ?? '');
  // "Gold plated" is no gold.
  const isWholeMaterial = (at: number) =>
    materialAt(words, at)?.length === 1 &&
    (at === 0 || (materialAt(words, at - 1)?.length ?? 1) === 1);
  const isFormWord = (at: number) =>
    isWholeMaterial(at) || formWords.has(words[at] ?? '') || (words[at] ?? '').endsWith('ed');
  const isWeak = ({ start, end, named }: Span): boolean => {
    const before = words[start - 1];
    const noun = words[start] ?? '';
    if (end - start > 1 || named.how !== 'synonym' || !weakNouns.has(noun)) return false;
    if (before === undefined || isWordOfKind(before, named.kind.id)) return false;
    const nameBefore = spans.find((span) => span.end === start);
    if (nameBefore !== undefined) return !packagingNouns.has(noun) || isWeak(nameBefore);
    return !isPlain(start - 1) && !isDescriptive(before);
  };
  const strong = spans.filter((span) => !isWeak(span));
  const isSoftToy = words.some(isSoft);
  const other = isSoftToy
    ? undefined
    : others.find(({ start }) => start >= (strong.at(-1)?.end ?? 0));
  const lastSpan = spans.at(-1);
  // The sheet of a "cheat-sheet magnet" only describes.
  const isOnlyMeasure =
    lastSpan !== undefined &&
    taken[lastSpan.start - 1] === true &&
    collectives.has(words[lastSpan.start] ?? '');
  const weakSpan =
    lastSpan !== undefined && isWeak(lastSpan) && !isOnlyMeasure ? lastSpan : undefined;
  const named = withoutFlavors(withoutMaterials(withoutContainers(strong), materialPlaces), part);
  const names = named.map((span) => withWordApart(span, strong, words, isFormWord));
  const found = names.map(({ start, end, named, how }, index) => ({
    kind: named.kind,
    how,
    saidAs: part.typed.slice(start, end).join(' '),
    nameWords: end - start,
    followers: names.length - 1 - index,
  }));
  const inName = new Set(strong.flatMap(({ start, end }) => range(start, end)));
  const typedIn = ({ start, end }: Place) => part.typed.slice(start, end).join(' ').toLowerCase();
  const unknownHead =
    isSoftToy && others.length > 0
      ? undefined
      : other !== undefined
        ? typedIn(other)
        : weakSpan !== undefined
          ? typedIn({ start: weakSpan.start - 1, end: weakSpan.end })
          : unknownHeadOf(part, strong.at(-1), { materialPlaces, placeWords });
  const leftOver = part.typed.flatMap((typed, index) => {
    const word = words[index] ?? '';
    const isSpoken = inName.has(index) || materialPlaces.has(index) || placeWords.has(word);
    return isSpoken || isFiller(word, typed) ? [] : [typed.toLowerCase()];
  });
  return {
    part,
    found,
    materials,
    unknownHead,
    isOtherThing: other !== undefined,
    printWords: unknownHead ? [] : leftOver,
  };
}

/** "Bean bag" inside "coffee bean bag": the words before name what is in the bag. */
function isContentsWithPacking(words: readonly string[], start: number, end: number): boolean {
  if (start === 0 || end - start < 2 || !containers.has(words[end - 1] ?? '')) return false;
  const contents = englishName(words.slice(start - 1, end - 1));
  return contents !== undefined && isConsumable(contents.kind.capability.id);
}

/** The name that the words make with each of those with slips corrected. */
function correctedName(
  words: readonly string[],
  slips: readonly (readonly string[])[],
): NamedKind | undefined {
  let spellings: readonly (readonly string[])[] = [[]];
  for (const [at, word] of words.entries()) {
    const choices = slips[at]?.length ? slips[at].slice(0, maxChoices) : [word];
    spellings = spellings.flatMap((before) => choices.map((choice) => [...before, choice]));
    // The words of a name have at most two slips, and every spelling is looked up.
    if (spellings.length > maxChoices ** 2) return undefined;
  }
  for (const spelling of spellings) {
    const named = englishName(spelling);
    if (named !== undefined) return named;
  }
  return undefined;
}

const maxChoices = 8;

/**
 * "Plush octopus keychain" is a plush keychain: a word that says how the thing is made or of what
 * stands before what is on it.
 */
function withWordApart(
  span: Span,
  spans: readonly Span[],
  words: readonly string[],
  isFormWord: (at: number) => boolean,
): Span {
  const said = words.slice(span.start, span.end);
  for (let at = 0; at < span.start; at += 1) {
    const word = words[at];
    const isBehindName = spans.some(
      ({ start, end }) => start >= at && end > start + 1 && end <= span.start,
    );
    if (word === undefined || !isFormWord(at) || isBehindName) continue;
    // "Wool running socks": running socks are only socks, so the wool counts for more.
    const isGeneral = tokenize(span.named.kind.name).join(' ') === said.at(-1);
    const named =
      englishName([word, ...said]) ??
      (isGeneral ? englishName([word, ...said.slice(-1)]) : undefined);
    if (named !== undefined) return { ...span, named };
  }
  return span;
}

/** Words that say how a thing is made. */
const formWords: ReadonlySet<string> = new Set(
  tokenize('plush crochet puffer macrame cosmetic magnetic inflatable'),
);

/** "Swet shirt": two words that are a slip for one name which holds the right one of them. */
function slipOfJoined(span: readonly string[]): NamedKind | undefined {
  const joined = span.join('');
  const right = span.find(isNameWord);
  if (joined.length < 7 || right === undefined || span.every(isNameWord)) return undefined;
  // "Roster board" is no skateboard: neither word is a slip.
  if (span.some(isEnglish)) return undefined;
  const corrected = correctSlip(joined);
  if (corrected === undefined || !isWithinOneEdit(joined, corrected)) return undefined;
  const wrong = span[0] === right ? span[1] : span[0];
  const rest = span[0] === right ? corrected.slice(right.length) : corrected;
  // "Safety catch" is no safety match: people rarely miss the first letter.
  return corrected.includes(right) && rest[0] === wrong?.[0] ? englishName([corrected]) : undefined;
}

const seriesNouns: ReadonlySet<string> = new Set(tokenize('set pack bundle duo trio series'));

/** "Marker set" inside "plant marker set": a set of plant markers. */
function isNameWithCollective(words: readonly string[], start: number, end: number): boolean {
  return (
    start > 0 &&
    end - start > 1 &&
    seriesNouns.has(words[end - 1] ?? '') &&
    englishName(words.slice(start - 1, end - 1)) !== undefined
  );
}

/** Bicycles in another language, where the words are no English name. */
function isForeignThing(span: readonly string[]): boolean {
  return foreignThing(span) !== undefined && (span.length > 1 || !isEnglishWord(span[0] ?? ''));
}

/** A plush bowling pin is a plush toy. */
function isSoft(word: string): boolean {
  return word === 'plush' || word === 'crochet';
}

/** "Fire truck toy" is a toy fire truck. */
function toyName(span: readonly string[]): NamedKind | undefined {
  return span.at(-1) === 'toy' ? englishName(['toy', ...span.slice(0, -1)]) : undefined;
}

type Place = { start: number; end: number };
type Span = Place & { named: NamedKind; how: Found['how'] };

/** "Honey jar" and "pasta box" are honey and pasta: the container is only the packing. */
function withoutContainers(spans: readonly Span[]): readonly Span[] {
  return spans.filter((span, index) => {
    const before = spans[index - 1];
    const isContainer =
      span.end - span.start === 1 && span.named.how !== 'name'
        ? true
        : span.named.kind.capability.id === 'paper-packaging' ||
          span.named.kind.capability.id === 'plastic-packaging';
    return !(
      before !== undefined &&
      before.end === span.start &&
      isContainer &&
      isContainerKind(span) &&
      isConsumable(before.named.kind.capability.id)
    );
  });
}

/** "Belt bag recycled nylon": behind the product a material is no stockings. */
function withoutMaterials(
  spans: readonly Span[],
  materialPlaces: ReadonlySet<number>,
): readonly Span[] {
  return spans.filter(
    ({ start, end, named }, index) =>
      index === 0 || end - start > 1 || named.how === 'name' || !materialPlaces.has(start),
  );
}

/** "Protein bars peanut butter", "shoe laces flat cotton": what is behind a plural describes. */
function withoutFlavors(spans: readonly Span[], { typed, words }: Part): readonly Span[] {
  const isPluralAt = (end: number) => typed[end - 1]?.toLowerCase() !== words[end - 1];
  const plural = spans.findIndex(({ start, end }) => end - start > 1 && isPluralAt(end));
  const head = spans[plural];
  if (head === undefined) return spans;
  const isDescription = ({ start, end, named }: Span) => {
    const noun = words[end - 1] ?? '';
    const isFlavor =
      isConsumable(head.named.kind.capability.id) && isConsumable(named.kind.capability.id);
    const isWord = end - start === 1 && named.how === 'synonym' && !isPluralAt(end);
    return isFlavor || (isWord && !containers.has(noun) && !toolEnd.test(noun));
  };
  return spans.filter((span, index) => index <= plural || !isDescription(span));
}

function isContainerKind({ named }: Span): boolean {
  const lastWord = tokenize(named.kind.name).at(-1) ?? '';
  return containers.has(lastWord) && !durableContainers.has(lastWord);
}

/** The last word of a thing that we do not know, with the words before it. */
function unknownHeadOf(
  { words, typed, leadIn }: Part,
  last: Span | undefined,
  {
    materialPlaces,
    placeWords,
  }: { materialPlaces: ReadonlySet<number>; placeWords: ReadonlySet<string> },
): string | undefined {
  if (leadIn !== undefined && last === undefined) return undefined;
  const from = last?.end ?? 0;
  const isForeign = last?.how === 'foreign';
  if (isForeign || (last !== undefined && isDescribedBehind(words, typed, last, materialPlaces))) {
    return undefined;
  }
  // "Coffee grinder burrs": a plural behind a singular is a thing of its own.
  const isPartOfIt = (at: number) =>
    at === from &&
    typed[at]?.toLowerCase() !== words[at] &&
    typed[from - 1]?.toLowerCase() === words[from - 1];
  const rest = range(from, words.length).filter((at) => {
    const word = words[at] ?? '';
    return !(
      stopWords.has(word) ||
      collectives.has(word) ||
      descriptions.has(word) ||
      placeWords.has(word) ||
      materialPlaces.has(at) ||
      /\d/.test(word) ||
      word.length < 3 ||
      isDescriptive(word) ||
      // "Hand knotted", "reef safe": both words describe.
      describedEnd.test(words[at + 1] ?? '') ||
      describedEnd.test(word) ||
      (last !== undefined && motifWords.has(word)) ||
      (last !== undefined && isWordOfKind(word, last.named.kind.id) && !isPartOfIt(at)) ||
      (last !== undefined && containers.has(word) && isConsumable(last.named.kind.capability.id))
    );
  });
  if (rest.length === 0) return undefined;
  const start = last === undefined ? (rest[0] ?? 0) : last.start;
  return typed
    .slice(start, (rest.at(-1) ?? 0) + 1)
    .join(' ')
    .toLowerCase();
}

/**
 * Whether what stands behind the name only describes: behind a plural, as English joins nouns in the
 * singular ("shower steamers eucalyptus"), or a material with what is made of it ("photo album
 * linen cover").
 */
function isDescribedBehind(
  words: readonly string[],
  typed: readonly string[],
  last: Span,
  materialPlaces: ReadonlySet<number>,
): boolean {
  const behind = words.slice(last.end);
  const nouns = behind.filter(
    (word, offset) => !isPlainWord(word) && !materialPlaces.has(last.end + offset),
  );
  if (behind.length === 0 || nouns.some((word) => toolEnd.test(word))) return false;
  const typedNoun = (typed[last.end - 1] ?? '').toLowerCase();
  // "Crochet kit whale": what is in it or on it.
  if (words[last.end - 1] === 'kit') return true;
  // A single word may be a plural without a singular: a "jeans button".
  const isPlural = last.end - last.start > 1 && typedNoun !== words[last.end - 1];
  const madeOf = behind.filter((_, offset) => !materialPlaces.has(last.end + offset));
  return (
    isPlural ||
    customWords.has(behind[0] ?? '') ||
    (materialPlaces.has(last.end) && madeOf.length <= 1)
  );
}

/** Words behind a name that say what is done to it: "soccer jersey custom name". */
const customWords: ReadonlySet<string> = new Set(
  tokenize('custom customized personalized printed branded engraved embroidered'),
);

/** Endings of tools and of work, which are things of their own: a "candle polisher". */
const toolEnd = /(?:(?<!cov)er|or|ing|machine|stand|rack|kit|bag|box|case|pouch|mold)$/;

/** Words that make a description of the word before them: "hand knotted", "reef safe". */
const describedEnd = /(?:ed|safe|free|proof|resistant|friendly|grade|style|shape)$/;

/** Endings of adjectives and adverbs, which describe the product even behind its name. */
const descriptiveEnd = /(?:able|ible|ful|less|ish|ous|ive|al|ly|y|ic|est)$/;

function isDescriptive(word: string): boolean {
  return (
    word.length >= 4 && (word.endsWith('ed') || (descriptiveEnd.test(word) && !isNameWord(word)))
  );
}

/** Whether the word neither names goods nor what is printed on them. */
export function isPlainWord(word: string): boolean {
  return (
    stopWords.has(word) ||
    collectives.has(word) ||
    descriptions.has(word) ||
    leadIns.has(word) ||
    /\d/.test(word)
  );
}

/** Words that can say neither what is printed nor who it is for. */
function isFiller(word: string, typed: string): boolean {
  return stopWords.has(word) || negations.has(word) || /^\d/.test(typed) || typed.length < 2;
}

function materialsOf(words: readonly string[]) {
  const materials: MaterialId[] = [];
  const materialPlaces = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    const material = materialAt(words, at);
    if (material === undefined) continue;
    materials.push(material.id);
    for (const place of range(at, at + material.length)) materialPlaces.add(place);
    at += material.length - 1;
  }
  return { materials, materialPlaces };
}
