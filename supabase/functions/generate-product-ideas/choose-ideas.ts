import type { FoundNiche } from '../_shared/domain/niches/find-niches.ts';
import { matchesWord, nichesById } from '../_shared/domain/niches/niche-patterns.ts';
import {
  type ProfileText,
  type WordOrigin,
  wordOrigins,
} from '../_shared/domain/niches/profile-texts.ts';
import type { CreatorProfile } from './creator-profile.ts';
import { type CatalogIdea, ideasByNiche, isNamedForOthers } from './idea-catalog.ts';
import {
  alsoMadeForShare,
  ideaPoints,
  maxIdeasPerCategory,
  maxSideIdeas,
  originWeights,
  widerNicheShare,
} from './ranking.assumptions.ts';
import type { Refusals } from './refusals.ts';

/** Why an idea fits: the words of the visitor that name its niche. */
export type IdeaReason = {
  origin: WordOrigin;
  /** As written; the subject of the idea first. */
  words: readonly string[];
  nicheId: string;
  /** Whether the words name a subject of the idea. */
  hasSubject: boolean;
  /** The niche that the idea is made for, when it is wider than the one that the words name. */
  widerNicheId: string | undefined;
};

export type ChosenIdea = { idea: CatalogIdea; reason: IdeaReason };

type Candidate = ChosenIdea & { score: number };

/**
 * The ideas for a creator, best first, at most `count`: those whose niche the description names,
 * then those whose niche the profile names. Fewer when we know few. Deterministic.
 */
export function chooseIdeas(
  creator: CreatorProfile,
  isRefused: Refusals,
  count: number,
): ChosenIdea[] {
  const candidatesIn = (origin: WordOrigin) =>
    candidatesFor(creator, origin).filter(({ idea }) => !isRefused(idea));
  const { description } = creator.texts;
  const hasDescription = description.words.some((_, place) => !description.denied[place]);
  // Of an unknown subject we know only the audience ("falconry for moms").
  const knowsSubject = description.niches.some(({ isHead }) => isHead);
  const fromDescription = take(
    [],
    candidatesIn('description'),
    knowsSubject ? count : Math.min(maxSideIdeas, count),
  );
  const room = hasDescription ? Math.min(count, fromDescription.length + maxSideIdeas) : count;
  if (hasDescription && !knowsSubject) return fromDescription;
  const fromProfile = wordOrigins
    .filter((origin) => origin !== 'description')
    .flatMap(candidatesIn);
  return take(fromDescription, bestOfEach(fromProfile), room);
}

function candidatesFor(creator: CreatorProfile, origin: WordOrigin): Candidate[] {
  const text = creator.texts[origin];
  const found = new Map(text.niches.map((niche) => [niche.id, niche]));
  const candidates = text.niches.flatMap((niche) => {
    const own = ideasByNiche.get(niche.id) ?? [];
    const wider = nichesById.get(niche.id)?.parentId;
    const fromWider =
      wider === undefined || found.has(wider) ? [] : (ideasByNiche.get(wider) ?? []);
    return [
      ...own
        .map((idea) => candidate(idea, niche, undefined))
        .filter(({ idea, reason }) => reason.hasSubject || suitsAll(idea, niche))
        .filter(
          ({ idea }) => found.has(idea.nicheIds[0] ?? '') || !isNamedForOthers(idea, niche.id),
        ),
      ...fromWider
        .filter(({ nicheIds }) => !nicheIds.includes(niche.id))
        .map((idea) => candidate(idea, niche, wider))
        // Of the wider niche only what suits all of it, or what the text asks for by name.
        .filter(
          ({ idea, reason }) =>
            reason.hasSubject || (suitsAll(idea, niche) && idea.subjects.length === 0),
        ),
    ];
  });
  return bestOfEach(candidates);

  function candidate(idea: CatalogIdea, niche: FoundNiche, wider: string | undefined): Candidate {
    const subjects = subjectWords(idea, text);
    return {
      idea,
      reason: {
        origin,
        words: withoutParts([...niche.words, ...subjects]),
        hasSubject: subjects.length > 0,
        nicheId: niche.id,
        widerNicheId: wider,
      },
      score:
        scoreOf(idea, niche, wider !== undefined, subjects.length, creator, found) *
        originWeights[origin],
    };
  }
}

function scoreOf(
  idea: CatalogIdea,
  niche: FoundNiche,
  isWider: boolean,
  subjects: number,
  { platform, tier }: CreatorProfile,
  found: ReadonlyMap<string, FoundNiche>,
): number {
  const closeness = isWider
    ? widerNicheShare
    : idea.nicheIds[0] === niche.id
      ? 1
      : alsoMadeForShare;
  const others = idea.nicheIds.filter((id) => id !== niche.id && found.has(id));
  const subjectPoints =
    subjects > 0
      ? Math.min(subjects, 2) * ideaPoints.subject
      : idea.subjects.length > 0
        ? ideaPoints.otherSubject
        : 0;
  return (
    niche.score * closeness +
    subjectPoints +
    Math.min(others.length, 1) * ideaPoints.secondNiche +
    (platform !== undefined && suits(idea.platforms, platform) ? ideaPoints.platform : 0) +
    (tier === undefined
      ? 0
      : suits(idea.followerTiers, tier)
        ? ideaPoints.tier
        : ideaPoints.otherTier) +
    (idea.novelty - 1) * ideaPoints.novelty
  );
}

/** The words of a text that name a subject of the idea, as written. */
function subjectWords({ subjects }: CatalogIdea, { text, words, denied }: ProfileText): string[] {
  return subjects.flatMap((subject) => {
    const from = words.findIndex((_, at) =>
      subject.every((part, offset) => {
        const word = words[at + offset];
        return word !== undefined && !denied[at + offset] && matchesWord(part, word);
      }),
    );
    const last = words[from + subject.length - 1];
    return from < 0 || last === undefined ? [] : [text.slice(words[from]?.start, last.end)];
  });
}

/** Whether an idea suits a niche without its subject: not when it has one subject only. */
function suitsAll({ subjects }: CatalogIdea, { isCorner }: FoundNiche): boolean {
  return !isCorner && subjects.length !== 1;
}

/** Without words that stand in a longer phrase of the list: "pedals" beside "guitar pedals". */
function withoutParts(words: readonly string[]): string[] {
  const padded = (word: string) => ` ${word.toLowerCase()} `;
  return words.filter((word, index) =>
    words.every(
      (other, place) =>
        place === index ||
        !padded(other).includes(padded(word)) ||
        // Of the same words in other letter case, the first.
        (padded(other) === padded(word) && place > index),
    ),
  );
}

function suits(list: readonly string[], item: string): boolean {
  return list.length === 0 || list.includes(item);
}

function bestOfEach(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const before = best.get(candidate.idea.id);
    if (before === undefined || candidate.score > before.score) {
      best.set(candidate.idea.id, candidate);
    }
  }
  return [...best.values()];
}

/** Fills up to `count`, with at most the permitted number of a category and one of a kind. */
function take(
  chosen: readonly ChosenIdea[],
  candidates: readonly Candidate[],
  count: number,
): ChosenIdea[] {
  const taken = [...chosen];
  const left = [...candidates];
  while (taken.length < count) {
    const open = left.filter(({ idea }) => hasRoomFor(idea, taken));
    const scored = open.map((candidate) => ({
      candidate,
      score: candidate.score + crowding(candidate, taken),
    }));
    scored.sort(
      (one, other) =>
        other.score - one.score || compareText(one.candidate.idea.id, other.candidate.idea.id),
    );
    const [best] = scored;
    if (best === undefined) break;
    taken.push(best.candidate);
  }
  return taken;
}

function hasRoomFor({ id, kind }: CatalogIdea, taken: readonly ChosenIdea[]): boolean {
  const sameCategory = taken.filter(({ idea }) => idea.kind.category === kind.category);
  return (
    sameCategory.length < maxIdeasPerCategory &&
    !taken.some(({ idea }) => idea.id === id || idea.kind.id === kind.id)
  );
}

function crowding({ reason }: Candidate, taken: readonly ChosenIdea[]): number {
  return (
    taken.filter((other) => other.reason.nicheId === reason.nicheId).length * ideaPoints.sameNiche
  );
}

/** By code unit, so that the order does not depend on the machine's language. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
