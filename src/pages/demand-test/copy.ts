import { demandTestAnchor, ideasPath, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Demand test: will your followers buy? | ${site.name}`,
  description:
    'Show your followers a product with three prices before you order it. See votes, a price curve and how far you are from the minimum order.',
  keywords: [
    'demand test',
    'test demand',
    'will my followers buy',
    'price test',
    'pre-launch vote',
  ],
  path: paths.demandTest,
};

const tool = {
  id: demandTestAnchor,
  eyebrow: 'Demand test',
  title: 'Ask before you order',
  intro:
    'You get a page for your followers and a private link to the results. No account, no cost.',
  loading: 'Loading the demand test',
};

const hero: PageHeroWords = {
  label: 'Free tools for creators',
  title: 'Will your followers buy it?',
  lead: 'Put a drawing of your product online with three prices, and let your followers pick what they’d pay. Once 100 people have visited, you’ll see whether the minimum order is within reach and which price earns you the most.',
  actions: [
    { label: 'Set up a test', href: `${paths.demandTest}#${tool.id}` },
    { label: 'Get five product ideas', href: ideasPath },
  ],
  ground: 'butter',
};

/** The page of the demand test; what stands below the tool is in below-copy.ts. */
export const demandTestPage = { meta, hero, tool };
