import { contactMailto, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

export const referralMailto = contactMailto('Referral', 'I was referred by: ');

const meta: PageMeta = {
  title: `Private clients, by referral only | ${site.name}`,
  description:
    'A confidential product and brand service for private clients. Service is by referral only.',
  keywords: ['private clients', 'brand incubator', 'by referral only'],
  path: paths.privateClients,
  service: 'Product development for private clients',
};

const hero: PageHeroWords = {
  label: 'Private clients',
  title: 'By referral only',
  lead: 'When your name is the brand, we work quietly and take only a few clients at a time. Service is by referral only: someone we both know introduces you.',
  actions: [
    { label: 'I have a referral', href: referralMailto },
    { label: 'See the open program', href: paths.howWeWork },
  ],
  ground: 'ink',
};

export const privateClientsPage = { meta, hero };
