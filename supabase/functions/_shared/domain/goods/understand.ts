import { type MaterialId, materialAt } from '../language/materials.ts';
import { parseOrderTerms } from '../language/order-terms.ts';
import { type ParsedPlaces, parsePlaces } from '../language/places.ts';
import {
  collectives,
  containers,
  descriptions,
  leadIns,
  negations,
  stopWords,
  weakNouns,
} from '../language/stop-words.ts';
import { tokenize } from '../language/words.ts';
import type { ProductCategory } from '../product-categories.ts';
import { isConsumable } from './capability-traits.ts';
import type { Kind } from './kinds.ts';
import {
  chineseName,
  correctSlip,
  englishName,
  foreignName,
  isNameWord,
  isWordOfKind,
  maxNameWords,
  type NamedKind,
  type NameMatch,
} from './name-index.ts';
import { type NotMade, notMadeName } from './not-made.ts';
import { type Trade, tradeName } from './trades.ts';
import { wearersIn } from './wearers.ts';
import { kindWeights as weights } from './weights.ts';

/** A kind of goods that a text names, and why we think so. */
export type UnderstoodKind = {
  kind: Kind;
  /** The words that name it, in the visitor's spelling. */
  saidAs: string;
  how: NameMatch | 'slip';
  score: number;
};

/** What a text says about a product and its order. Lists are empty where it says nothing. */
export type Understanding = {
  /** The kinds that the text names, best first; empty when it names none that we know. */
  kinds: readonly UnderstoodKind[];
  /**
   * The thing the text is about when we do not know it: "candle snuffer". Its words may hold the
   * name of a known kind, which then does not decide.
   */
  unknownThing: string | undefined;
  /** The trade or category that the text names instead of a product: "skincare", "home decor". */
  trade: Trade | undefined;
  /** Something that we do not source, such as weapons. */
  notMade: NotMade | undefined;
  /** The materials it states, first first. */
  materials: readonly MaterialId[];
  /** The words left over, which may say what is printed on it or who it is for. */
  printWords: readonly string[];
  /** The same words part by part: "with bees" is one, led in by "with". */
  phrases: readonly { leadIn: string | undefined; text: string }[];
  /** The number of units to order. */
  units: number | undefined;
  minUnitPriceUsd: number | undefined;
  maxUnitPriceUsd: number | undefined;
  places: ParsedPlaces;
};

/** What is known apart from the text. */
export type UnderstandingContext = {
  /** The category that the visitor chose; it decides between kinds but names none. */
  category?: ProductCategory | undefined;
  /** The country field of a form: an id, a label, or any spelling of a name. */
  country?: string | undefined;
};

/**
 * Understands what product a text is about, in English, Spanish, French, German, Turkish or Chinese.
 * The longest known name decides; a word that only describes an unknown thing does not. Never
 * guesses: without a known name `kinds` is empty. Pure, below a millisecond for a sentence.
 */
export function understand(text: string, context: UnderstandingContext = {}): Understanding {
  const order = parseOrderTerms(text);
  const places = parsePlaces(order.remainder, context.country);
  const parts = partsOf(order.remainder);
  const placeWords = placeWordsOf(order.remainder, places);
  const readings = parts.map((part) => readPart(part, placeWords));
  const named = readings.flatMap(({ found }, place) => found.map((each) => ({ ...each, place })));
  const materials = [...new Set(readings.flatMap((reading) => reading.materials))];

  const scored = withWearer(withChinese(named, text), readings)
    .map((each) => ({ ...each, score: scoreOf(each, materials, context) }))
    .sort((a, b) => b.score - a.score || a.place - b.place);
  const isChinese = scored.some(({ place }) => place < 0);
  const unknown = isChinese
    ? -1
    : readings.findIndex(({ unknownHead }) => unknownHead !== undefined);
  const [best] = scored;
  // "Candle snuffer for a gift box": the unknown thing comes first, so the rest does not decide.
  const isUnknown = unknown >= 0 && (best === undefined || unknown <= best.place);
  const trade = tradeIn(parts);
  return {
    kinds: isUnknown ? [] : uniqueKinds(scored),
    unknownThing: isUnknown && trade === undefined ? readings[unknown]?.unknownHead : undefined,
    trade,
    notMade: notMadeIn(parts, best),
    materials,
    printWords: readings.flatMap(({ printWords }) => printWords),
    phrases: readings
      .filter(({ printWords }) => printWords.length > 0)
      .map(({ part, printWords }) => ({ leadIn: part.leadIn, text: printWords.join(' ') })),
    units: order.units,
    minUnitPriceUsd: order.minUnitPriceUsd,
    maxUnitPriceUsd: order.maxUnitPriceUsd,
    places,
  };
}

/** A run of words up to the next lead-in word or punctuation mark. */
type Part = {
  /** The lead-in word that opens it: "with". */
  leadIn: string | undefined;
  words: readonly string[];
  /** The same words as typed. */
  typed: readonly string[];
};

type Found = {
  kind: Kind;
  how: NameMatch | 'slip';
  saidAs: string;
  nameWords: number;
  /** The number of names after it in its part. */
  followers: number;
};

type Reading = {
  part: Part;
  found: readonly Found[];
  materials: readonly MaterialId[];
  unknownHead: string | undefined;
  printWords: readonly string[];
};

/** Trade phrases whose words would otherwise be mistaken for a product. */
const tradePhrases =
  /\b(?:private|white)[\s-]labels?(?:led|ing)?\b|\bshort[\s-]?list\w*|\bcut[\s-]and[\s-]sew\b|\bprint[\s-]on[\s-]demand\b|\bsupply[\s-]chains?\b|\bmatched to\b/gi;

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const clause of text
    .replace(tradePhrases, ' ')
    .split(/[,;:!?\n/&+()|"“”]+|\.(?!\d)|\s[-–—]\s/)) {
    let leadIn: string | undefined;
    let words: string[] = [];
    let typed: string[] = [];
    const close = () => {
      if (words.length > 0) parts.push({ leadIn, words, typed });
      words = [];
      typed = [];
    };
    const clauseWords = typedWords(clause);
    const inName = leadInsInNames(clauseWords.map(({ word }) => word));
    for (const [at, { word, typed: typedWord }] of clauseWords.entries()) {
      if (leadIns.has(word) && !inName.has(at)) {
        if (word === 'of' && containers.has(words.at(-1) ?? '')) {
          words.pop();
          typed.pop();
        }
        close();
        leadIn = word;
      } else {
        words.push(word);
        typed.push(typedWord);
      }
    }
    close();
  }
  return parts;
}

/** The places of lead-in words inside a name: the "on" of "press-on nails". */
function leadInsInNames(words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let length = Math.min(maxNameWords, words.length); length >= 3; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const span = words.slice(start, start + length);
      if (!span.some((word) => leadIns.has(word))) continue;
      if (englishName(span) === undefined && foreignName(span) === undefined) continue;
      for (const place of range(start, start + length)) places.add(place);
    }
  }
  return places;
}

function typedWords(clause: string): { word: string; typed: string }[] {
  // Hyphens inside a word are kept in what was typed, but compare like spaces.
  return clause
    .split(/\s+/)
    .filter((typed) => typed !== '')
    .flatMap((typed) => {
      const words = tokenize(typed);
      return words.map((word, index) => ({
        word,
        typed: words.length === 1 ? trim(typed) : splitTyped(typed, index),
      }));
    });
}

function trim(typed: string): string {
  return typed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function splitTyped(typed: string, index: number): string {
  return (typed.match(/[\p{L}\p{N}'’]+/gu) ?? [])[index] ?? '';
}

/**
 * The words that name places, which say nothing about the goods. They stay in the text, because
 * they are also in names of goods: "Turkish towel".
 */
function placeWordsOf(text: string, { remainder }: ParsedPlaces): ReadonlySet<string> {
  const left = new Set(tokenize(remainder));
  return new Set(tokenize(text).filter((word) => !left.has(word)));
}

/** Reads one part: its names, longest first and without overlap, and what else it says. */
function readPart(part: Part, placeWords: ReadonlySet<string>): Reading {
  const { words } = part;
  const taken = words.map(() => false);
  const spans: { start: number; end: number; named: NamedKind; how: Found['how'] }[] = [];

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
      spans.push({ start, end, named, how: how ?? named.how });
      taken.fill(true, start, end);
    }
  };
  for (let length = Math.min(maxNameWords, words.length); length > 0; length -= 1) {
    claim(length, englishName);
    if (length > 1) claim(length, (span) => englishName([span.join('')]));
    claim(length, foreignName);
  }
  const { materials, materialPlaces } = materialsOf(words);
  const corrected = words.map((word, index) =>
    !taken[index] && !materialPlaces.has(index) && !isPlainWord(word)
      ? (correctSlip(word) ?? word)
      : word,
  );
  if (corrected.some((word, index) => word !== words[index])) {
    for (let length = Math.min(maxNameWords, words.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const end = start + length;
        const span = corrected.slice(start, end);
        const isCorrected = span.some((word, offset) => word !== words[start + offset]);
        if (!isCorrected || taken.slice(start, end).some(Boolean)) continue;
        const named = englishName(span);
        if (named === undefined) continue;
        spans.push({ start, end, named, how: 'slip' });
        taken.fill(true, start, end);
      }
    }
  }
  claim(2, (span) => slipOfJoined(span), 'slip');

  spans.sort((a, b) => a.start - b.start);
  const isPlain = (at: number) =>
    isPlainWord(words[at] ?? '') || materialPlaces.has(at) || placeWords.has(words[at] ?? '');
  const weak = spans.findIndex(({ start, end, named }) => {
    const before = words[start - 1];
    return (
      end - start === 1 &&
      named.how === 'synonym' &&
      weakNouns.has(words[start] ?? '') &&
      before !== undefined &&
      !taken[start - 1] &&
      !isPlain(start - 1) &&
      !isDescriptive(before) &&
      !isWordOfKind(before, named.kind.id)
    );
  });
  const [weakSpan] = weak < 0 ? [] : spans.splice(weak, 1);
  const names = withoutContainers(spans);
  const found = names.map(({ start, end, named, how }, index) => ({
    kind: named.kind,
    how,
    saidAs: part.typed.slice(start, end).join(' '),
    nameWords: end - start,
    followers: names.length - 1 - index,
  }));
  const inName = new Set(spans.flatMap(({ start, end }) => range(start, end)));
  const lastSpan = spans.at(-1);
  const unknownHead =
    weakSpan === undefined
      ? unknownHeadOf(part, lastSpan, { materialPlaces, placeWords })
      : part.typed
          .slice(weakSpan.start - 1, weakSpan.end)
          .join(' ')
          .toLowerCase();
  const leftOver = part.typed.flatMap((typed, index) => {
    const word = words[index] ?? '';
    const isSpoken = inName.has(index) || materialPlaces.has(index) || placeWords.has(word);
    return isSpoken || isFiller(word, typed) ? [] : [typed.toLowerCase()];
  });
  return { part, found, materials, unknownHead, printWords: unknownHead ? [] : leftOver };
}

/** "Bean bag" inside "coffee bean bag": the words before name what is in the bag. */
function isContentsWithPacking(words: readonly string[], start: number, end: number): boolean {
  if (start === 0 || end - start < 2 || !containers.has(words[end - 1] ?? '')) return false;
  const contents = englishName(words.slice(start - 1, end - 1));
  return contents !== undefined && isConsumable(contents.kind.capability.id);
}

/** "Swet shirt": two words that are a slip for one name which holds the right one of them. */
function slipOfJoined(span: readonly string[]): NamedKind | undefined {
  const joined = span.join('');
  const right = span.find(isNameWord);
  if (joined.length < 7 || right === undefined || span.every(isNameWord)) return undefined;
  const corrected = correctSlip(joined);
  return corrected?.includes(right) ? englishName([corrected]) : undefined;
}

type Span = { start: number; end: number; named: NamedKind; how: Found['how'] };

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

function isContainerKind({ named }: Span): boolean {
  const lastWord = tokenize(named.kind.name).at(-1) ?? '';
  return containers.has(lastWord);
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
  if (isForeign) return undefined;
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
      // "Hand knotted", "vacuum insulated": both words describe.
      (words[at + 1] ?? '').endsWith('ed') ||
      (last !== undefined && isWordOfKind(word, last.named.kind.id)) ||
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

/** Endings of adjectives and adverbs, which describe the product even behind its name. */
const descriptiveEnd = /(?:able|ible|ful|less|ish|ous|ive|al|ly|y|ic|est)$/;

function isDescriptive(word: string): boolean {
  return (
    word.length >= 4 && (word.endsWith('ed') || (descriptiveEnd.test(word) && !isNameWord(word)))
  );
}

function isPlainWord(word: string): boolean {
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

type Placed = Found & { place: number };

/** A Chinese name stands in no part of its own, since the text is not divided into words. */
const chinesePlace = -1;

/** Chinese has no spaces, so its names are looked for in the whole text. */
function withChinese(named: readonly Placed[], text: string): readonly Placed[] {
  if (named.length > 0 || !/\p{Script=Han}/u.test(text)) return named;
  const found = chineseName(text);
  if (found === undefined) return [];
  const { kind, name } = found;
  return [{ kind, how: 'foreign', saidAs: name, nameWords: 1, followers: 0, place: chinesePlace }];
}

/**
 * "Hoodie for dogs" is a dog hoodie, "linen baby dress" a baby dress: words elsewhere in the text
 * say who it is for, when a kind with that name exists.
 */
function withWearer(named: readonly Placed[], readings: readonly Reading[]): readonly Placed[] {
  return named.map((each) => {
    const reading = readings[each.place];
    const described = [
      ...(reading?.part.words ?? []),
      ...readings.filter(({ part }) => part.leadIn === 'for').flatMap(({ part }) => part.words),
    ];
    const isWith = (leadIn: string | undefined) =>
      leadIn === 'with' || leadIn === 'of' || leadIn === 'on';
    if (isWith(reading?.part.leadIn)) return each;
    const said = tokenize(each.saidAs);
    const endings = [
      said,
      tokenize(each.kind.name),
      said.slice(-1),
      tokenize(each.kind.name).slice(-1),
    ];
    for (const wearer of wearersIn(described)) {
      if (said.includes(wearer)) continue;
      for (const ending of endings) {
        const better = englishName([wearer, ...ending]);
        // "Baby grip socks" stay grip socks, because "baby socks" says no more.
        if (better !== undefined && ending.length + 1 > each.nameWords) {
          return { ...each, kind: better.kind, nameWords: ending.length + 1 };
        }
      }
    }
    return each;
  });
}

function scoreOf(
  each: Placed,
  materials: readonly string[],
  { category }: UnderstandingContext,
): number {
  return (
    weights.nameWord * each.nameWords +
    (each.how === 'name' ? weights.ownName : 0) +
    (each.how === 'foreign' ? weights.foreign : 0) +
    (each.how === 'slip' ? weights.slip : 0) +
    weights.laterPart * Math.max(0, each.place) +
    weights.followedByName * each.followers +
    (category !== undefined && each.kind.category === category ? weights.category : 0) +
    (materials.some((material) => each.kind.materials.includes(material)) ? weights.material : 0)
  );
}

function uniqueKinds(scored: readonly (Placed & { score: number })[]): UnderstoodKind[] {
  const unique = new Map<string, UnderstoodKind>();
  for (const { kind, how, saidAs, score } of scored) {
    if (!unique.has(kind.id)) unique.set(kind.id, { kind, how, saidAs, score });
  }
  return [...unique.values()];
}

/** The first trade that the parts name; "a factory for skincare" names it in its second part. */
function tradeIn(parts: readonly Part[]): Trade | undefined {
  for (const { words } of parts) {
    const trade = tradeName(words, isPlainWord);
    if (trade !== undefined) return trade;
  }
  return undefined;
}

/** Something that we do not source decides unless a known product is named before it. */
function notMadeIn(parts: readonly Part[], best: Placed | undefined): NotMade | undefined {
  for (const [place, { words }] of parts.entries()) {
    const found = notMadeName(words);
    if (found !== undefined) {
      const isOnlyDescription =
        best !== undefined &&
        (best.place < place || (best.place === place && best.nameWords > found.nameWords));
      return isOnlyDescription ? undefined : found.notMade;
    }
  }
  return undefined;
}

function range(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}
