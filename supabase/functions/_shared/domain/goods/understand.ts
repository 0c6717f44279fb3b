import type { MaterialId } from '../language/materials.ts';
import { parseOrderTerms } from '../language/order-terms.ts';
import { type ParsedPlaces, parsePlaces } from '../language/places.ts';
import { containers } from '../language/stop-words.ts';
import { tokenize } from '../language/words.ts';
import type { ProductCategory } from '../product-categories.ts';
import { joinedReadings } from './joined-parts.ts';
import type { Kind } from './kinds.ts';
import { chineseName, englishName, type NameMatch } from './name-index.ts';
import { type NotMade, notMadeName } from './not-made.ts';
import { ownProductKind } from './own-products.ts';
import { type Found, isPlainWord, type Reading, readPart } from './read-part.ts';
import { requestOf } from './request-of.ts';
import { type Part, partsOf } from './text-parts.ts';
import { type Trade, tradeName } from './trades.ts';
import { unitsBefore } from './units-before.ts';
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
 * No tool takes a longer description; some characters become many when they are normalized.
 */
const maxCharacters = 1000;

/**
 * Understands what product a text is about, in English, Spanish, French, German, Turkish or Chinese.
 * The longest known name decides; a word that only describes an unknown thing does not. Never
 * guesses: without a known name `kinds` is empty. Pure, below a millisecond for a sentence.
 */
export function understand(typed: string, context: UnderstandingContext = {}): Understanding {
  const text = typed.normalize('NFKC').slice(0, maxCharacters);
  const order = parseOrderTerms(text);
  const places = parsePlaces(order.remainder, context.country);
  const readings = readingsOf(order.remainder, placeWordsOf(order.remainder, places));
  const parts = readings.map(({ part }) => part);
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
  // A padlock in Spanish, "candado", is no slip for the trade of footwear.
  const trade = tradeIn(readings.flatMap(({ isOtherThing, part }) => (isOtherThing ? [] : [part])));
  const notMade = notMadeIn(parts, best);
  // A conveyor belt is no belt.
  const isInNotMade =
    notMade !== undefined &&
    best !== undefined &&
    notMade.place === best.place &&
    tokenize(best.saidAs).every((word) => notMade.nameWords.includes(word));
  const own = ownProduct(text) ?? ownProduct(order.remainder);
  const goods = own ?? (isUnknown ? undefined : best);
  return {
    ...(own === undefined
      ? {
          kinds: isUnknown || isInNotMade ? [] : uniqueKinds(scored),
          unknownThing:
            isUnknown && trade === undefined ? readings[unknown]?.unknownHead : undefined,
          notMade: notMade?.notMade,
        }
      : { kinds: [own], unknownThing: undefined, notMade: undefined }),
    trade,
    materials,
    printWords: readings.flatMap(({ printWords }) => printWords),
    phrases: readings
      .filter(({ printWords }) => printWords.length > 0)
      .map(({ part, printWords }) => ({ leadIn: part.leadIn, text: printWords.join(' ') })),
    units: order.units ?? (goods && unitsBefore(order.remainder, goods.saidAs)),
    minUnitPriceUsd: order.minUnitPriceUsd,
    maxUnitPriceUsd: order.maxUnitPriceUsd,
    places,
  };
}

/**
 * One of our own products, for a text that is its whole name, so that nothing in it is left to weigh.
 * A number before it is how many of them.
 */
function ownProduct(text: string): UnderstoodKind | undefined {
  const saidAs = text.trim().replace(/^\d[\d,.]* (?:x |of )?/, '');
  const kind = ownProductKind(text) ?? ownProductKind(saidAs);
  return kind && { kind, saidAs, how: 'name', score: weights.nameWord * tokenize(saidAs).length };
}

/** The readings of the parts of a text; what is asked for comes before who asks. */
function readingsOf(text: string, placeWords: ReadonlySet<string>): readonly Reading[] {
  const read = (each: string) =>
    joinedReadings(partsOf(each).map((part) => readPart(part, placeWords)));
  const request = requestOf(text);
  if (request !== undefined) {
    const asked = read(request.request);
    const introduced = read(request.introduction);
    const namesGoods = (readings: readonly Reading[]) =>
      readings.some(({ found }) => found.length > 0);
    if (namesGoods(asked) && (request.isInFirstPerson || !namesGoods(introduced))) {
      const aside = introduced.map((each) => ({ ...each, found: [], unknownHead: undefined }));
      return [...asked, ...aside];
    }
  }
  return read(text);
}

/**
 * The words that name places, which say nothing about the goods. They stay in the text, because
 * they are also in names of goods: "Turkish towel".
 */
function placeWordsOf(text: string, { remainder }: ParsedPlaces): ReadonlySet<string> {
  const left = new Set(tokenize(remainder));
  return new Set(tokenize(text).filter((word) => !left.has(word)));
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
function notMadeIn(
  parts: readonly Part[],
  best: Placed | undefined,
): { notMade: NotMade; nameWords: readonly string[]; place: number } | undefined {
  for (const [place, { words }] of parts.entries()) {
    const found = notMadeName(words);
    if (found !== undefined) {
      const isOnlyDescription =
        best !== undefined &&
        (best.place < place ||
          (best.place === place &&
            (best.nameWords > found.nameWords.length || isNamedBehind(words, found, best))));
      return isOnlyDescription || isWithoutReach(words, found) ? undefined : { ...found, place };
    }
  }
  return undefined;
}

type FoundNotMade = NonNullable<ReturnType<typeof notMadeName>>;

/** A truck hat is a hat, while a vape pouch is no pouch. */
function isNamedBehind(
  words: readonly string[],
  { notMade, end }: FoundNotMade,
  { saidAs }: Placed,
): boolean {
  const [first] = tokenize(saidAs);
  return notMade.reach !== 'all' && first !== undefined && words.indexOf(first, end) >= 0;
}

/** A beer keg is no beer: another noun behind it makes another thing of it. */
function isWithoutReach(words: readonly string[], { notMade, end }: FoundNotMade): boolean {
  return (
    notMade.reach === 'alone' &&
    words.slice(end).some((word) => !isPlainWord(word) && !containers.has(word))
  );
}
