import { materialAt } from '../language/materials.ts';
import { collectives, stopWords } from '../language/stop-words.ts';
import { tokenize } from '../language/words.ts';
import { englishName } from './name-index.ts';
import { type Found, isPlainWord, type Reading } from './read-part.ts';

/**
 * The readings of the parts of a text as they stand together: "date and nut tin" is one thing, and a
 * "cover for AirPods" an AirPods cover.
 */
export function joinedReadings(readings: readonly Reading[]): readonly Reading[] {
  return withPurpose(withSharedNoun(readings));
}

/**
 * "Coin and stamp viewing tray": both nouns describe the tray, so the first names nothing. A name of
 * a kind ("hoodie and dad hat") or a plural ("coins and a tray") stands by itself.
 */
function withSharedNoun(readings: readonly Reading[]): readonly Reading[] {
  return readings.map((reading, index) => {
    const next = readings[index + 1];
    if (next?.part.leadIn !== 'and' || !isBareNoun(reading)) return reading;
    const nouns = next.part.words.filter((word) => !isPlainWord(word));
    if (nouns.length < 2) return reading;
    if (reading.found.length === 0) {
      return next.found.length > 0 ? { ...reading, unknownHead: undefined } : reading;
    }
    // "Patch and paint touch-up thing": what it is, we do not know.
    if (next.found.length === 0) {
      const unknownHead = [...reading.part.typed, 'and', ...next.part.typed]
        .join(' ')
        .toLowerCase();
      return { ...reading, found: [], unknownHead };
    }
    const last = next.found.at(-1);
    const isDescribed = last !== undefined && nouns.length > last.nameWords;
    return isDescribed ? { ...reading, found: [] } : reading;
  });
}

/** Whether the part names nothing, or only by one word in the singular that is no kind's own name. */
function isBareNoun({ found, part, unknownHead }: Reading): boolean {
  const [first] = found;
  if (first === undefined) return unknownHead !== undefined;
  return (
    found.length === 1 &&
    unknownHead === undefined &&
    (first.how === 'synonym' || first.how === 'slip') &&
    first.nameWords === 1 &&
    part.typed.at(-1)?.toLowerCase() === part.words.at(-1) &&
    first.saidAs === part.typed.at(-1)
  );
}

/**
 * "Cover for AirPods", "coasters in cork": the words behind "for", and a material behind other words,
 * belong before the noun.
 */
function withPurpose(readings: readonly Reading[]): readonly Reading[] {
  return readings.map((reading, index) => {
    const next = readings[index + 1];
    if (next?.part.leadIn === undefined || next.part.leadIn === 'and') return reading;
    const last = reading.found.at(-1);
    const noun = last === undefined ? bareNounOf(reading) : undefined;
    for (const purpose of purposesOf(next)) {
      if (last !== undefined && reading.unknownHead === undefined) {
        const said = tokenize(last.saidAs);
        const named = englishName([...purpose, ...said]);
        if (named === undefined || named.kind === last.kind) continue;
        const nameWords = purpose.length + last.nameWords;
        const better: Found = { ...last, kind: named.kind, nameWords };
        return { ...reading, found: [...reading.found.slice(0, -1), better] };
      }
      const named = noun === undefined ? undefined : englishName([...purpose, noun]);
      if (named !== undefined) {
        const { kind, how } = named;
        const saidAs = reading.part.typed.at(-1) ?? '';
        const found = [{ kind, how, saidAs, nameWords: purpose.length + 1, followers: 0 }];
        return { ...reading, found, unknownHead: undefined };
      }
    }
    return reading;
  });
}

/** The words behind a lead-in that may stand before the noun, the longest runs first. */
function purposesOf({ part }: Reading): readonly (readonly string[])[] {
  if (part.leadIn !== 'for') {
    const material = ofMaterial.has(part.leadIn ?? '') ? materialAt(part.words, 0) : undefined;
    return material === undefined ? [] : [part.words.slice(0, material.length)];
  }
  const words = part.words.filter((word) => !stopWords.has(word));
  return [3, 2, 1].flatMap((length) =>
    words
      .map((_, start) => words.slice(start, start + length))
      .filter((run) => run.length === length),
  );
}

/** Lead-ins before what a thing is made of. */
const ofMaterial: ReadonlySet<string> = new Set(['in', 'of', 'from', 'aus', 'de', 'en']);

/** The last word of a part that names nothing: "a black cover". */
function bareNounOf({ part }: Reading): string | undefined {
  const noun = part.words.at(-1);
  return noun === undefined || (isPlainWord(noun) && !collectives.has(noun)) ? undefined : noun;
}
