import type { ProductIdea } from '../_shared/contracts/product-ideas.ts';
import type { WordOrigin } from '../_shared/profile-words.ts';
import type { CreatorProfile } from './creator-profile.ts';
import type { FollowerTier } from './follower-tiers.ts';
import {
  fallbackEngagementPct,
  orderSharePct,
  priceShareByTier,
  priceShareUnknown,
} from './pricing.assumptions.ts';
import type { CatalogMatch } from './product-catalog.ts';
import type { RankedMatch } from './rank-matches.ts';
import type { SearchTerm } from './search-terms.ts';

type SaidWord = Extract<SearchTerm, { kind: 'word' }>;

/** The maximum number of quoted words in one reasoning. */
const maxQuotes = 3;

/**
 * Writes one idea for a chosen product. Says nothing about a creator that they did not say
 * themselves.
 */
export function writeIdea(product: RankedMatch, creator: CreatorProfile): ProductIdea {
  const estimatedPrice = priceFor(product, creator.tier);
  return {
    productName: product.name,
    category: product.category,
    reasoning: `${matchSentence(product, creator)} ${product.description}`,
    estimatedPrice,
    marketFit: marketFitSentence(product, creator, estimatedPrice),
  };
}

/** A price in whole US dollars, within the product's usual range. */
export function priceFor(
  { priceMinUsd, priceMaxUsd }: Pick<CatalogMatch, 'priceMinUsd' | 'priceMaxUsd'>,
  tier: FollowerTier | undefined,
): number {
  const share = tier === undefined ? priceShareUnknown : priceShareByTier[tier];
  return Math.round(priceMinUsd + (priceMaxUsd - priceMinUsd) * share);
}

function matchSentence(product: RankedMatch, { platform, tier }: CreatorProfile): string {
  const { reasons } = product;
  const words = reasons.filter((reason) => reason.kind === 'word').slice(0, maxQuotes);
  if (words.length > 0) return `Fits ${quoteByOrigin(words)}.`;
  const niche = reasons.find((reason) => reason.kind === 'niche');
  if (niche !== undefined) {
    return `For creators whose subject is ${niche.term}, going by ${places[niche.origin]}.`;
  }
  if (reasons.length > 0)
    return 'None of your words ask for it, but it goes with the look you chose.';
  const strengths = [
    ...(platform !== undefined && product.platforms.includes(platform)
      ? [`it shows well on ${platform}`]
      : []),
    ...(tier !== undefined && product.followerTiers.includes(tier)
      ? ['a first run suits an audience of your size']
      : []),
    ...(product.novelty >= 4 ? ['few sell it yet'] : []),
  ];
  return strengths.length > 0
    ? `A wild card that none of your words ask for: ${listOf(strengths)}.`
    : 'A wild card that none of your words ask for.';
}

const places: Readonly<Record<WordOrigin, string>> = {
  description: 'what you told us',
  bio: 'your bio',
  name: 'your name',
  handle: 'your handle',
};

/** '“bake” and “bread” in what you told us and “sourdough” in your handle' */
function quoteByOrigin(words: readonly SaidWord[]): string {
  const origins = [...new Set(words.map(({ origin }) => origin))];
  return listOf(
    origins.map((origin) => {
      const quoted = words.filter((item) => item.origin === origin);
      return `${listOf(quoted.map(({ term }) => `“${term}”`))} in ${places[origin]}`;
    }),
  );
}

function marketFitSentence(
  { priceMinUsd, priceMaxUsd }: CatalogMatch,
  { followers, engagementRatePct }: CreatorProfile,
  priceUsd: number,
): string {
  const range = `the ${dollars(priceMinUsd)} to ${dollars(priceMaxUsd)} we estimate such products sell for`;
  if (followers === undefined) {
    return `${dollars(priceUsd)} lies within ${range}. Add your followers and engagement to the calculator to see orders and profit.`;
  }
  const ratePct = engagementRatePct ?? fallbackEngagementPct;
  const engaged = (followers * ratePct) / 100;
  const orders = (engaged * orderSharePct) / 100;
  const rate = `${rateText(ratePct)} ${engagementRatePct === undefined ? 'assumed ' : ''}engagement`;
  const audience = `${whole.format(followers)} followers at ${rate} are about ${whole.format(engaged)} engaged fans`;
  if (orders < 1) {
    return `${audience}: too few for a monthly run yet, so test ${dollars(priceUsd)} (within ${range}) with a pre-order first.`;
  }
  return `${audience}. If ${orderSharePct}% of them order, that is about ${whole.format(orders)} ${orders < 1.5 ? 'order' : 'orders'} a month, or about ${dollars(orders * priceUsd)} in sales at ${dollars(priceUsd)}, within ${range}.`;
}

function listOf(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

function dollars(amountUsd: number): string {
  return `$${whole.format(amountUsd)}`;
}

function rateText(pct: number): string {
  return `${oneDecimal.format(pct)}%`;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
