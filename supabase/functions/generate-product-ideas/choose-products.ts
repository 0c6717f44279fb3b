import type { CreatorProfile } from './creator-profile.ts';
import { isAboutDescription, type RankedMatch } from './rank-matches.ts';
import {
  broadNiches,
  descriptionPlaces,
  maxIdeasPerCategory,
  rankingWeights,
} from './ranking.assumptions.ts';

type Audience = Pick<CreatorProfile, 'platform' | 'tier'>;

/**
 * The best `count` products for a creator, best first: by words, platform, audience size and
 * novelty, at most two per category, without excluded names. The first places go to what the
 * visitor says about their content. Fewer when the catalog runs out. Deterministic.
 */
export function chooseProducts(
  matches: readonly RankedMatch[],
  creator: Audience,
  excludedNames: readonly string[],
  count: number,
): RankedMatch[] {
  const excluded = new Set(excludedNames.map(comparableName));
  const best = {
    wordRank: Math.max(0, ...matches.map(({ wordRank }) => wordRank)),
    closeness: Math.max(0, ...matches.map(({ closeness }) => closeness)),
  };
  const ranked = matches
    .filter(({ name }) => !excluded.has(comparableName(name)))
    .map((match) => ({ match, score: scoreOf(match, creator, best) }))
    .sort((a, b) => b.score - a.score || compareText(a.match.id, b.match.id))
    .map(({ match }) => match);

  const described = take([], ranked.filter(isAboutDescription), Math.min(descriptionPlaces, count));
  return take(described, ranked, count);
}

/** Names that differ only in letter case, spaces or punctuation are the same name. */
export function comparableName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Fills up to `count` with at most the permitted number per category. */
function take(
  chosen: readonly RankedMatch[],
  ranked: readonly RankedMatch[],
  count: number,
): RankedMatch[] {
  const taken = [...chosen];
  for (const match of ranked) {
    if (taken.length >= count) break;
    const sameCategory = taken.filter(({ category }) => category === match.category);
    if (sameCategory.length < maxIdeasPerCategory && !taken.includes(match)) taken.push(match);
  }
  return taken;
}

function scoreOf(
  match: RankedMatch,
  { platform, tier }: Audience,
  best: Pick<RankedMatch, 'wordRank' | 'closeness'>,
): number {
  const suits =
    (platform !== undefined && match.platforms.includes(platform) ? rankingWeights.platform : 0) +
    (tier !== undefined && match.followerTiers.includes(tier) ? rankingWeights.tier : 0);
  if (match.wordRank === 0) {
    return suits + rankingWeights.breadth * Math.min(match.niches.length / broadNiches, 1);
  }
  return (
    suits +
    rankingWeights.anyMatch * (match.closeness / best.closeness) +
    rankingWeights.words * (match.wordRank / best.wordRank) +
    rankingWeights.novelty * ((match.novelty - 1) / 4)
  );
}

/** By code unit, so that the order does not depend on the machine's language. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
