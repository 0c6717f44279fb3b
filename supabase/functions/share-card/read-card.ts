import type { TariffStore } from '../_shared/tariff-store.ts';
import { fulfillmentCard } from './fulfillment-card.ts';
import { generalCard } from './general-card.ts';
import { mapCard } from './map-card.ts';
import { planCard } from './plan-card.ts';
import { creatorCard, revenueCard } from './profit-card.ts';
import { quizCard } from './quiz-card.ts';
import { roadmapCard } from './roadmap-card.ts';
import type { ShareCard } from './share-card.ts';
import { swagCard } from './swag-card.ts';
import { tariffCard } from './tariff-card.ts';

export type SharedLink = { path: string; params: URLSearchParams };

type Dependencies = {
  store: Pick<TariffStore, 'facts'>;
  /** 'YYYY-MM-DD' */
  today: string;
};

/** The pages whose links may carry a result. */
export const resultPaths = [
  '/',
  '/brand-vision',
  '/fulfillment',
  '/in-hands-planner',
  '/sourcing',
  '/swag',
] as const;

/**
 * The card of a link, computed from its parameters by the rules of its page. What they do not add up
 * to a result for gets the general card.
 */
export async function readCard(link: SharedLink, deps: Dependencies): Promise<ShareCard> {
  return (await resultCard(link, deps)) ?? generalCard;
}

async function resultCard(
  { path, params }: SharedLink,
  { store, today }: Dependencies,
): Promise<ShareCard | null> {
  if (path === '/') return revenueCard(params);
  if (path === '/brand-vision') return creatorCard(params);
  if (path === '/fulfillment') return fulfillmentCard(params);
  if (path === '/in-hands-planner') return planCard(params, today);
  if (path === '/swag') return swagCard(params);
  if (path !== '/sourcing') return null;
  const tool = params.get('tool');
  if (tool === 'tariff') return tariffCard(params, store, today);
  if (tool === 'map') return mapCard(params);
  if (tool === 'strategy') return roadmapCard(params);
  return tool === 'quiz' ? quizCard(params) : null;
}
