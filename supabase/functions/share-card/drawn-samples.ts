import type { SourcingCategory } from '../_shared/domain/sourcing-categories.ts';
import type { DescribedGoods } from '../_shared/drawing/drawing-for.ts';

/** The sample product of each category, as the picture engine knows them. */
export const drawnSamples: Readonly<Record<SourcingCategory, DescribedGoods>> = {
  apparel: drawn('t-shirt', 'T-shirt'),
  electronics: drawn('bluetooth-speaker', 'Bluetooth speaker'),
  'home-goods': drawn('mug', 'mug'),
  beauty: drawn('face-cream', 'face cream'),
  accessories: drawn('leather-handbag', 'leather handbag'),
};

function drawn(kindId: string, kindName: string): DescribedGoods {
  return { kindId, kindName, printWords: [] };
}
