import { inHandsPlannerAnchor, outsideLinks, paths } from '@/config/paths.ts';
import { swagAlt } from '@/content/picture-alts.ts';
import { swagCut } from '@/content/pictures.generated.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `In-hands date planner | ${site.name}`,
  description:
    'Product, pieces, date: see which routes get there in time, from printed stock to sea freight, with order-by dates, holidays and closures counted, and prices.',
  keywords: ['in-hands date', 'production lead time', 'Lunar New Year factory closure', 'order by'],
  path: paths.inHandsPlanner,
};

const tool = {
  id: inHandsPlannerAnchor,
  eyebrow: 'In-hands date planner',
  title: 'Your date, counted backward',
  intro:
    'We time every route through sampling, production, inspection, freight, customs and the last mile, with each country’s workdays and closures.',
  loading: 'Loading the planner',
};

const hero: PageHeroWords = {
  label: 'In-hands date planner',
  title: 'Will it be there in time?',
  lead: 'Tell us what you need, how many and by when. You’ll see a bar for every route, from printed stock to sea freight, and the last day to order each one.',
  actions: [
    { label: 'Plan my date', href: `${paths.inHandsPlanner}#${tool.id}` },
    { label: 'Talk it through', href: outsideLinks.booking },
  ],
  ground: 'kraft',
  picture: { name: 'swag-cut', file: swagCut, alt: swagAlt },
};

export const inHandsPlannerPage = { meta, hero, tool };
