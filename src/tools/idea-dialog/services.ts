import type {
  DrawGoodsRequest,
  DrawGoodsResponse,
} from '@functions/_shared/contracts/draw-goods.ts';
import type {
  GenerateProductIdeasRequest,
  GenerateProductIdeasResponse,
  ProductIdea,
} from '@functions/_shared/contracts/product-ideas.ts';
import { createContext } from 'react';
import { lazyCall, lazyModule } from '@/lazy/lazy-module.ts';
import { queuePrefetch } from '@/lazy/prefetch.ts';

export type IdeaServices = {
  generateIdeas: (
    request: Omit<GenerateProductIdeasRequest, 'sessionId'>,
  ) => Promise<GenerateProductIdeasResponse>;
  /** Draws the ideas for their cards. */
  drawGoods: (request: DrawGoodsRequest) => Promise<DrawGoodsResponse>;
  /**
   * Stores the choice with the latest ideas for this visitor, email and profile, and mails it to
   * that address.
   */
  saveSelectedIdea: (choice: {
    userEmail: string;
    socialProfileUrl: string;
    idea: ProductIdea;
  }) => Promise<void>;
};

const productIdeas = lazyModule(() => import('@/api/product-ideas.ts'));
queuePrefetch(productIdeas);

/** What the dialog asks of the backend, besides profiles; tests put stand-ins here. */
export const IdeaServices = createContext<IdeaServices>({
  generateIdeas: lazyCall(productIdeas, (code) => code.generateProductIdeas),
  drawGoods: lazyCall(productIdeas, (code) => code.drawGoods),
  saveSelectedIdea: lazyCall(productIdeas, (code) => code.keepChosenIdea),
});
