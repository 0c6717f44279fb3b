import { paths } from '@/config/paths.ts';
import type { CallWords, StepRowsWords, TitledListWords } from '@/content/types.ts';
import { referralMailto } from './copy.ts';

const terms: StepRowsWords = {
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

/** Private clients, below the first screen. */
export const privateClientsSections = { terms, scope, introduction, call };
