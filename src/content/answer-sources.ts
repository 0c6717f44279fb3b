import type { AnswerSource } from '@/lib/visitor-product/products.ts';

/** Where an answer comes from, in words. */
export const answerSourceNames: Readonly<Record<AnswerSource, string>> = {
  revenue: 'the revenue calculator',
  creator: 'the creator calculator',
  ideas: 'the product ideas',
  profile: 'your profile',
  engagement: 'the engagement calculator',
  volume: 'the volume calculator',
  factories: 'the factory search',
  quiz: 'the country quiz',
  map: 'the map',
  strategy: 'the strategy builder',
  rfq: 'the RFQ generator',
  tariff: 'the tariff calculator',
  fulfillment: 'the fulfillment calculator',
  swag: 'the swag catalog',
  catalog: 'your catalog',
  planner: 'the in-hands planner',
  demand: 'the demand test',
  assistant: 'KIRA',
  quotes: 'the quote decoder',
  earlier: 'an earlier visit',
};
