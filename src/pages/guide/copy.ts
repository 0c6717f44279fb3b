import { guideTitle } from '@functions/_shared/domain/guide.ts';
import { paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `${guideTitle} | ${site.name}`,
  description:
    'Six chapters for creators and shop owners: what to make, what it costs landed, which country, samples, import duty, and the launch. Free to read, no email.',
  keywords: ['how to start a product line', 'creator merch guide', 'import guide', 'landed cost'],
  path: paths.guide,
};

const hero: PageHeroWords = {
  label: 'Free guide',
  title: guideTitle,
  lead: 'What to settle before you pay for a first order, in six chapters with real numbers. It’s written for creators with an audience and for shop owners. Read it here, or take it with you as a PDF.',
  actions: [],
  ground: 'butter',
};

export const guidePage = { meta, hero };
