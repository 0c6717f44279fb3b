import { paths } from '@/config/paths.ts';
import type { CallWords, StepRowsWords, TitledListWords } from '@/content/types.ts';
import { referralMailto } from './copy.ts';

const terms: StepRowsWords = {
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

const scope = {
  label: 'What we take on',
  title: 'Work that has to be right the first time',
  items: [
    {
      title: 'A first product under a known name',
      text: 'Developed under a working title, with samples that carry no mark until you release it.',
    },
    {
      title: 'Gifts that cannot be bought',
      text: 'Small runs for a house, a tour or a wedding, made once and never offered again.',
    },
    {
      title: 'An existing line, put in order',
      text: 'Costs, factories and contracts reviewed by people who do not report to your suppliers.',
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
  title: 'Three steps, all of them in private',
  items: [
    {
      title: 'A conversation',
      text: 'With you or the person you trust with it. Nothing is written down unless you ask.',
    },
    {
      title: 'An agreement',
      text: 'Confidentiality first, then scope, price and dates. Yours or ours, your lawyer decides.',
    },
    {
      title: 'A small team',
      text: 'Only those who work on it know of it. Factories see a code name and a drawing.',
    },
  ],
};

const call: CallWords = {
  title: 'Nobody to introduce you?',
  text: 'Service here is by referral only. The open program does the same work, with the same team, and says what it costs.',
  actions: [
    { label: 'See the open program', href: paths.howWeWork },
    { label: 'I have a referral', href: referralMailto },
  ],
};

/** Private clients, below the first screen. */
export const privateClientsSections = { terms, scope, introduction, call };
