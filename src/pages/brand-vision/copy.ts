import { ideasPath, outsideLinks, paths } from '@/config/paths.ts';
import { nailpolishAlt } from '@/content/picture-alts.ts';
import { nailpolishCut } from '@/content/pictures.generated.ts';
import { site } from '@/content/site.ts';
import type { CallWords, PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Brand potential calculator for creators | ${site.name}`,
  description:
    'Paste your profile link and see what your own product could earn: engaged fans, orders, cost per unit and profit, with ideas and factories that fit.',
  keywords: ['creator brand calculator', 'product ideas', 'engagement rate', 'profit calculator'],
  path: paths.brandVision,
};

const tool = {
  id: 'calculator',
  eyebrow: 'Brand potential calculator',
  title: 'From your profile to a plan',
  intro:
    'Start with your profile link, or type two numbers. It’s all an estimate, and every assumption is one tap away.',
  loading: 'Loading the calculator',
};

const hero: PageHeroWords = {
  label: 'Free tools for creators',
  title: 'What could your brand earn?',
  lead: 'Your followers, how many of them engage, and the price of one product: that’s enough for an honest first estimate of orders, revenue and profit. It takes a minute and it’s free.',
  actions: [
    { label: 'Calculate my potential', href: `${paths.brandVision}#${tool.id}` },
    { label: 'Get five product ideas', href: ideasPath },
    { label: 'Talk it through', href: outsideLinks.booking },
  ],
  ground: 'blush',
  picture: { name: 'nailpolish-cut', file: nailpolishCut, alt: nailpolishAlt },
};

const call: CallWords = {
  title: 'Numbers look good?',
  text: 'Then the next step is a factory. Bring your estimate to a free call.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Search factories', href: paths.factorySearch },
  ],
};

export const brandVisionPage = { meta, hero, tool, call };
