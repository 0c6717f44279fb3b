import { contactMailto, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { PageHeroWords, PageMeta, TitledListWords } from './types.ts';

const meta: PageMeta = {
  title: `Private clients, by referral only | ${site.name}`,
  description:
    'A confidential product and brand service for private clients. Service is by referral only.',
  keywords: ['private clients', 'brand incubator', 'by referral only'],
  path: paths.privateClients,
};

const hero: PageHeroWords = {
  label: 'Private clients',
  title: 'By referral only',
  lead: 'For people whose name is the brand, we work quietly and with few clients at a time. Service is by referral only: someone we both know introduces you.',
  actions: [
    { label: 'I have a referral', href: contactMailto('Referral', 'I was referred by: ') },
    { label: 'See the open program', href: paths.howWeWork },
  ],
  ground: 'ink',
};

const terms: TitledListWords = {
  label: 'How it works',
  title: 'Few clients, short paths',
  items: [
    {
      title: 'An introduction',
      text: 'A current client or partner writes to us, and we answer you in person.',
    },
    {
      title: 'In confidence',
      text: 'We do not name private clients, show their products or count them in our figures.',
    },
    {
      title: 'One line to the team',
      text: 'You speak with the people who do the work, from the first sample to the last parcel.',
    },
  ],
};

export const privateClientsPage = { meta, hero, terms };
