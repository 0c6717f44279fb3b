import { brandName } from '../_shared/domain/brand.ts';
import type { ShareCard } from './share-card.ts';

/** For links that carry no result, and for results that cannot be read. */
export const generalCard: ShareCard = {
  kind: 'general',
  label: brandName,
  figure: 'Your Brand BFF',
  caption: 'We turn ideas into real products, from concept to consumer.',
  facts: [],
  note: 'Free tools show what yours could earn, what it costs and what it takes.',
  goods: null,
  ground: 'blush',
};
