import type { ProductIdea } from '../_shared/contracts/product-ideas.ts';
import { designStyleLabels } from '../_shared/domain/design-styles.ts';
import { listInWords } from '../_shared/domain/list-in-words.ts';
import { nichesById } from '../_shared/domain/niches/niche-patterns.ts';
import type { WordOrigin } from '../_shared/domain/niches/profile-texts.ts';
import type { ChosenIdea, IdeaReason } from './choose-ideas.ts';
import type { Classic } from './classics.ts';
import type { ChosenLook, CreatorProfile } from './creator-profile.ts';
import type { FollowerTier } from './follower-tiers.ts';
import type { PriceRangeUsd } from './idea-catalog.ts';
import { marketFitOf } from './market-fit.ts';
import { priceShareByTier, priceShareUnknown } from './pricing.assumptions.ts';

/** The maximum number of quoted words in one reasoning. */
const maxQuotes = 3;

/** Writes an idea of the catalog. Says nothing about a creator that they did not say themselves. */
export function writeIdea({ idea, reason }: ChosenIdea, creator: CreatorProfile): ProductIdea {
  const estimatedPrice = priceFor(idea.priceUsd, creator.tier);
  return {
    productName: idea.name,
    category: idea.kind.category,
    reasoning: `${reasonSentence(reason)} ${idea.why}`,
    estimatedPrice,
    marketFit: marketFitOf(idea.kind, estimatedPrice, creator, { canPrintOnDemand: false }),
    kindId: idea.kind.id,
    isClassic: false,
    ...(idea.motif !== '' && { motif: idea.motif }),
  };
}

/** Writes a classic, and says that it is one. */
export function writeClassic(
  { goods, subject, name }: Classic,
  creator: CreatorProfile,
  { look, hasSeenIdeas }: { look: ChosenLook | undefined; hasSeenIdeas: boolean },
): ProductIdea {
  const estimatedPrice = priceFor(goods.priceUsd, creator.tier);
  const few = hasSeenIdeas ? 'we know few more products' : 'we know few products';
  const opening =
    subject.from === 'handle'
      ? 'A classic that carries your handle, since we couldn’t tell your subject from your words.'
      : `A classic that carries your own subject, “${subject.phrase}” in ${places[subject.origin]}: ${few} made only for it.`;
  const [style] = look?.styles ?? [];
  const drawn =
    style === undefined
      ? []
      : [`It can be drawn in the ${designStyleLabels[style]} look you chose.`];
  return {
    productName: name,
    category: goods.kind.category,
    reasoning: [opening, goods.why, ...drawn].join(' '),
    estimatedPrice,
    marketFit: marketFitOf(goods.kind, estimatedPrice, creator, { canPrintOnDemand: true }),
    kindId: goods.kind.id,
    isClassic: true,
    motif: subject.from === 'handle' ? `@${subject.handle}` : (subject.motif ?? subject.phrase),
  };
}

/** A price in whole US dollars, within the product's usual range. */
export function priceFor({ low, high }: PriceRangeUsd, tier: FollowerTier | undefined): number {
  const share = tier === undefined ? priceShareUnknown : priceShareByTier[tier];
  return Math.round(low + (high - low) * share);
}

/** 'Fits “croissants” in what you told us; it is made for baking.' */
function reasonSentence({ words, origin, widerNicheId }: IdeaReason): string {
  const quotes = listInWords(words.slice(0, maxQuotes).map((word) => `“${word}”`));
  const wider = widerNicheId === undefined ? undefined : nichesById.get(widerNicheId)?.label;
  const madeFor = wider === undefined ? '' : `; it is made for ${wider}`;
  return `Fits ${quotes} in ${places[origin]}${madeFor}.`;
}

const places: Readonly<Record<WordOrigin, string>> = {
  description: 'what you told us',
  bio: 'your bio',
  name: 'your name',
  handle: 'your handle',
};
