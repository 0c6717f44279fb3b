import { contactMailto, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { CallWords, PageHeroWords, PageMeta, TitledListWords } from '@/content/types.ts';

const referralMailto = contactMailto('Referral', 'I was referred by: ');

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

const terms: TitledListWords = {
  label: 'How it works',
  title: 'Few clients, direct access',
  items: [
    {
      title: 'An introduction',
      text: 'A current client or partner emails us, and we reach out to you personally.',
    },
    {
      title: 'In confidence',
      text: 'We don’t name private clients, show their products or count them in our numbers.',
    },
    {
      title: 'A direct line to the team',
      text: 'You talk to the people who do the work, from the first sample to the last shipment.',
    },
  ],
};

const scope = {
  label: 'What we take on',
  title: 'Work that has to be right the first time',
  items: [
    {
      title: 'A first product under a known name',
      text: 'Developed under a working title, with samples that carry no logo until you say so.',
    },
    {
      title: 'Gifts money can’t buy',
      text: 'Small runs for a family, a tour or a wedding, made once and never offered again.',
    },
    {
      title: 'An existing line, cleaned up',
      text: 'Costs, factories and contracts reviewed by people who don’t answer to your suppliers.',
    },
  ],
  seal: {
    title: 'Handle with care',
    hidden: 'Confidential',
    lines: [
      { name: 'Client' },
      { name: 'Product' },
      { name: 'Pieces' },
      { name: 'Ship to' },
      { name: 'Introduced by', value: 'A friend of ours' },
    ],
  },
};

const introduction: TitledListWords = {
  label: 'After an introduction',
  title: 'Three steps, all in private',
  items: [
    {
      title: 'A conversation',
      text: 'With you, or someone you trust with it. Nothing is written down unless you ask.',
    },
    {
      title: 'An agreement',
      text: 'Confidentiality first, then scope, price and dates. Your NDA or ours.',
    },
    {
      title: 'A small team',
      text: 'Only the people working on it know about it. Factories see a code name and a drawing.',
    },
  ],
};

const call: CallWords = {
  title: 'No one to introduce you?',
  text: 'Service here is by referral only. The open program is the same work from the same team, with its prices on the page.',
  actions: [
    { label: 'See the open program', href: paths.howWeWork },
    { label: 'I have a referral', href: referralMailto },
  ],
};

export const privateClientsPage = { meta, hero, terms, scope, introduction, call };
