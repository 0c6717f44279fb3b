import { paths } from '@/config/paths.ts';
import { operator } from '@/content/operator.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Terms of use | ${site.name}`,
  description:
    'What you can expect from this site and its free tools, what we expect from you, whose work is whose, and what the estimates are and aren’t.',
  keywords: ['terms of use', 'terms of service'],
  path: paths.terms,
};

const hero: PageHeroWords = {
  label: 'Terms of use',
  title: 'The deal, in plain words',
  lead: 'The tools are free, their figures are estimates, and your ideas stay yours. Paid work starts with a written proposal, never with this page.',
  actions: [],
  ground: 'blush',
};

export const termsPage = { meta, hero, since: operator.since };
