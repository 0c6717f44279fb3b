import { contactMailto, factorySearchPath, outsideLinks } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import { factoriesCopy } from '../factories/copy.ts';

/** The text of answers that the page composes itself. */
const texts = {
  factoriesFound: (count: number, query: string) =>
    count === 1
      ? `One factory fits “${query}”.`
      : `${count === 2 ? 'Two' : 'Three'} factories fit “${query}” best.`,
  factoriesOfTrade: (count: number, query: string) =>
    `I found no factory that makes exactly “${query}”. ${count === 1 ? 'One' : count === 2 ? 'Two' : 'Three'} of the same trade ${count === 1 ? 'comes' : 'come'} closest.`,
  /** Where the search read something else than what was written. */
  understood: (goods: string) => `I read this as: ${goods}.`,
  samplesOnly: 'These are sample profiles, not real partners.',
  factoryProductOpen: 'Which product should they make? Name it together with the factories.',
  factoryExamples: ['Find factories for soy candles', 'Find factories for leather bags'],
  factoriesNotFound: (query: string) =>
    `I found no factory for “${query}” in our list. Search by hand with other words, or send the request to our sourcing team.`,
  /** After the search's own reason. */
  searchByHand: 'Search by hand with other words, or send the request to our sourcing team.',
  factorySearchDown: (query: string) =>
    `The factory search did not answer. You can search for “${query}” by hand.`,
};

const tariffCard = {
  title: 'Duty on entry to the United States',
  from: (origin: string) => `from ${origin}`,
  total: 'Total duty',
  noTotal: 'No single number',
  code: 'HTS code',
  layersLabel: 'The duties, one by one',
  columns: { duty: 'Duty', rate: 'Rate' },
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  usmca: 'With a USMCA claim',
  candidatesLabel: 'Which of these is it?',
  otherKindsLabel: 'Or is it one of these?',
  otherLines: 'Other lines it could be',
  originsLabel: 'Where is it made?',
  origins: [
    { code: 'CN', name: 'China' },
    { code: 'VN', name: 'Vietnam' },
    { code: 'IN', name: 'India' },
    { code: 'MX', name: 'Mexico' },
    { code: 'TR', name: 'Turkey' },
    { code: 'PT', name: 'Portugal' },
  ],
  why: 'Why this code',
  notCovered: 'Not in this number',
  sources: 'Sources',
  open: 'Open this in the calculator',
  compareLabel: 'Side by side',
  confidence: {
    high: 'Sure of the code',
    medium: 'Fairly sure of the code',
    low: 'Unsure of the code: check it',
    none: 'No code yet',
  },
};

/** Goods of a question that names several. */
const partCards = {
  label: 'The other goods you asked about',
  open: {
    'choose-line': 'The duty depends on which kind it is.',
    'ask-origin': 'The duty depends on where it is made.',
    'ask-product': 'No code yet',
    'not-found': 'No code found for these words.',
  },
  actions: { details: 'See its duties one by one', choose: 'Ask about this one' },
};

const factoryCards = {
  label: 'Factories',
  partnerNames: factoriesCopy.partnerNames,
  minOrder: (units: string) => `from ${units} units`,
  price: 'a unit',
  all: 'See all and refine',
  byHand: 'Search factories by hand',
  searchPath: factorySearchPath,
};

const pageCards = {
  label: {
    builtin: 'Where this comes from',
    live: 'Put in words by a language model from these pages',
  },
};

const people = {
  booking: { label: 'Book a free call', href: outsideLinks.booking },
  email: { label: 'Write to us', href: contactMailto(`A question for ${site.assistantName}`) },
};

/** The copy of answers, which load lazily. */
export const answersCopy = { texts, tariffCard, partCards, factoryCards, pageCards, people };
