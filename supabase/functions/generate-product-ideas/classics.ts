import { nichesById } from '../_shared/domain/niches/niche-patterns.ts';
import { type WordOrigin, wordOrigins } from '../_shared/domain/niches/profile-texts.ts';
import { subjectPhrases } from '../_shared/domain/niches/subject-phrase.ts';
import type { CreatorProfile } from './creator-profile.ts';
import { type ClassicGoods, classicGoods } from './idea-catalog.ts';
import { maxIdeasPerCategory } from './ranking.assumptions.ts';
import { comparableName, type Refusals } from './refusals.ts';

/** What a classic carries. */
export type ClassicSubject =
  | { from: 'words'; origin: WordOrigin; phrase: string; motif: string | undefined }
  /** Nothing readable but the handle. */
  | { from: 'handle'; handle: string };

export type Classic = { goods: ClassicGoods; subject: ClassicSubject; name: string };

const longestName = 80;

/** How many of the visitor's subjects take turns. */
const maxPhrases = 2;

/**
 * The subjects that a classic may carry: what the description is about, or else the profile, or else
 * the handle. Empty when there is nothing to go on.
 */
export function classicSubjects({ username, texts }: CreatorProfile): ClassicSubject[] {
  for (const origin of wordOrigins) {
    const text = texts[origin];
    // A name or a handle is made of anything, so it tells a subject only where a niche is found.
    if ((origin === 'name' || origin === 'handle') && text.niches.length === 0) continue;
    const phrases =
      origin === 'name' || origin === 'handle'
        ? (text.niches[0]?.words ?? [])
        : subjectPhrases(text.text, text);
    const niche = text.niches.find(({ isHead }) => isHead);
    const motifs = niche === undefined ? [] : (nichesById.get(niche.id)?.motifs ?? []);
    if (phrases.length > 0) {
      return phrases.slice(0, maxPhrases).map((phrase, index) => ({
        from: 'words',
        origin,
        phrase,
        // The motif belongs to the strongest niche, which may not be that of the second phrase.
        // A corner of a niche is not what its motif shows: no play in chalk for cricket.
        motif:
          niche?.isCorner === false &&
          niche.words.some((word) => phrase.toLowerCase().includes(word.toLowerCase()))
            ? motifs[index % motifs.length]
            : undefined,
      }));
    }
  }
  return username === undefined ? [] : [{ from: 'handle', handle: username }];
}

/**
 * Classics that carry the visitor's own subject, at most `count`, beside the goods already taken.
 * Which ones come first depends on the subject, so that two creators seldom get the same five.
 */
export function chooseClassics(
  subjects: readonly ClassicSubject[],
  taken: readonly { kind: ClassicGoods['kind'] }[],
  isRefused: Refusals,
  excludedNames: readonly string[],
  count: number,
): Classic[] {
  const [first] = subjects;
  if (first === undefined) return [];
  const seen = new Set(excludedNames.map(comparableName));
  const chosen: Classic[] = [];
  const turns = [...subjects, ...subjects.map(withoutMotif)];
  for (const goods of inTurn(first)) {
    if (chosen.length >= count) break;
    if (isRefused(goods) || !hasRoomFor(goods, [...taken, ...chosen.map((item) => item.goods)]))
      continue;
    // Each thing begins with another subject, and takes the next one when that was shown before.
    const rotated = [...turns.slice(chosen.length % subjects.length), ...turns];
    const subject = rotated.find((item) => !seen.has(comparableName(classicName(goods, item))));
    if (subject !== undefined) chosen.push({ goods, subject, name: classicName(goods, subject) });
  }
  return chosen;
}

function withoutMotif(subject: ClassicSubject): ClassicSubject {
  return subject.from === 'words' ? { ...subject, motif: undefined } : subject;
}

/** "Mug with a stargazing line of yours" */
function classicName({ name, carries }: ClassicGoods, subject: ClassicSubject): string {
  if (subject.from === 'handle') {
    return carries === 'line'
      ? `${name} with @${subject.handle} on it`
      : `${name} with a motif for @${subject.handle}`;
  }
  const { phrase, motif } = subject;
  const isShort = phrase.split(' ').length <= 2;
  const plain = isShort
    ? `${name} with ${articled(phrase)} ${carries} of yours`
    : `${name} with a ${carries} of yours about ${phrase}`;
  if (carries === 'line' || motif === undefined) return plain;
  const detailed = `${name} with ${articled(phrase)} motif: ${motif}`;
  return detailed.length <= longestName && isShort ? detailed : plain;
}

function articled(phrase: string): string {
  const beginsWithVowel =
    /^[AEFHILMNORSX](?:[A-Z]|-|\b)/.test(phrase) ||
    (/^(?:[aeiou]|8|11|18)/i.test(phrase) && !/^(?:eu|uni|ukr|ut[ao]|us|one)/i.test(phrase));
  return beginsWithVowel ? `an ${phrase}` : `a ${phrase}`;
}

function hasRoomFor(
  { kind }: ClassicGoods,
  taken: readonly { kind: ClassicGoods['kind'] }[],
): boolean {
  return (
    taken.filter((other) => other.kind.category === kind.category).length < maxIdeasPerCategory &&
    !taken.some((other) => other.kind.id === kind.id)
  );
}

/** The goods, beginning at a place that the subject decides. */
function inTurn(subject: ClassicSubject): ClassicGoods[] {
  const words = subject.from === 'words' ? subject.phrase : subject.handle;
  let sum = 0;
  for (const letter of words) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  // A stride without a common divisor visits every thing once.
  const stride = 7 + 2 * (sum % 3);
  const start = sum % classicGoods.length;
  const order = classicGoods.map((_, index) => (start + index * stride) % classicGoods.length);
  return [...new Set([...order, ...classicGoods.keys()])].flatMap(
    (index) => classicGoods[index] ?? [],
  );
}
