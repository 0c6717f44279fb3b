import type { CreatorProfile } from './creator-profile.ts';
import type { CatalogueMatch } from './product-catalogue.ts';
import { broadNiches, maxIdeasPerCategory, rankingWeights } from './ranking.assumptions.ts';

/**
 * The best `count` products for a creator, best first: by their words, platform, audience size and
 * novelty, at most two of one category, none whose name is excluded. Fewer when the catalogue has
 * no more to give. The same input always gives the same answer.
 */
export function chooseProducts(
  matches: readonly CatalogueMatch[],
  creator: Pick<CreatorProfile, 'platform' | 'tier'>,
  excludedNames: readonly string[],
  count: number,
): CatalogueMatch[] {
  const excluded = new Set(excludedNames.map(comparableName));
  const bestRank = Math.max(0, ...matches.map(({ wordRank }) => wordRank));
  const ranked = matches
    .filter(({ name }) => !excluded.has(comparableName(name)))
    .map((match) => ({ match, score: scoreOf(match, creator, bestRank) }))
    .sort((a, b) => b.score - a.score || compareText(a.match.id, b.match.id));

  const chosen: CatalogueMatch[] = [];
  for (const { match } of ranked) {
    const sameCategory = chosen.filter(({ category }) => category === match.category);
    if (sameCategory.length < maxIdeasPerCategory) chosen.push(match);
    if (chosen.length === count) break;
  }
  return chosen;
}

/** Names that differ in letter case, spaces or punctuation only are the same name. */
export function comparableName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function scoreOf(
  match: CatalogueMatch,
  { platform, tier }: Pick<CreatorProfile, 'platform' | 'tier'>,
  bestRank: number,
): number {
  const suits =
    (platform !== undefined && match.platforms.includes(platform) ? rankingWeights.platform : 0) +
    (tier !== undefined && match.followerTiers.includes(tier) ? rankingWeights.tier : 0);
  if (match.wordRank === 0) {
    return suits + rankingWeights.breadth * Math.min(match.niches.length / broadNiches, 1);
  }
  return (
    suits +
    rankingWeights.anyMatch +
    rankingWeights.words * (match.wordRank / bestRank) +
    rankingWeights.novelty * ((match.novelty - 1) / 4)
  );
}

/** By code unit: the order must not depend on the language of the machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
