import { paths, sourcingToolPath } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `The numbers behind our estimates | ${site.name}`,
  description:
    'Every figure behind our landed costs and profits: freight, duty, fees, storage, postage, returns and samples, each as a range with its source and year.',
  keywords: ['landed cost', 'freight rates', 'customs fees', 'cost assumptions'],
  path: paths.assumptions,
};

const hero: PageHeroWords = {
  label: 'Assumptions',
  title: 'The numbers behind our estimates',
  lead: 'Our tools follow a product from its price to your profit. Here’s every figure along the way: low, likely and high, where it comes from, and what it changes. Have a better one? You can enter your own at every step.',
  actions: [
    { label: 'Check a duty', href: sourcingToolPath('tariff') },
    { label: 'Work out your product', href: paths.brandVision },
  ],
  ground: 'blush',
};

export const assumptionsPage = { meta, hero };
