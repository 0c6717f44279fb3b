import { outsideLinks, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Grow it: keep customers and sell the second product | ${site.name}`,
  description:
    'Customer experience, community, email and retention, analytics and growth strategy for brands that have launched.',
  keywords: ['brand growth', 'customer retention', 'community building', 'email marketing'],
  path: paths.growIt,
  service: 'Customer retention and growth',
};

const hero: PageHeroWords = {
  label: 'Grow it',
  title: 'The second order is what counts',
  lead: 'A launch sells to people who already follow you. Growth comes from what happens after they open the package, and you can design that as carefully as the box.',
  actions: [
    { label: 'Partner with us', href: outsideLinks.intakeForm },
    { label: 'See how we work', href: paths.howWeWork },
  ],
  ground: 'sky',
};

export const growItPage = { meta, hero };
