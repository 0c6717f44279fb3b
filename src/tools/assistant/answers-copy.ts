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
    `I didn’t find a factory that makes exactly “${query}”. ${count === 1 ? 'One' : count === 2 ? 'Two' : 'Three'} in the same trade ${count === 1 ? 'comes' : 'come'} closest.`,
  /** Where the search read something else than what was written. */
  understood: (goods: string) => `I read this as: ${goods}.`,
  samplesOnly: 'These are sample profiles, not real partners.',
  factoryProductOpen: 'What should they make? Ask with the product, like one of these.',
  factoryExamples: ['Find factories for soy candles', 'Find factories for leather bags'],
  factoriesNotFound: (query: string) =>
    `I didn’t find a factory for “${query}” on our list. Try other words in the factory search, or send the request to our sourcing team.`,
  /** After the search's own reason. */
  searchByHand: 'Try other words in the factory search, or send the request to our sourcing team.',
  factorySearchDown: (query: string) =>
    `The factory search isn’t responding. You can search for “${query}” yourself.`,
};

const tariffCard = {
  title: 'US import duty',
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
  otherLines: 'Other possible lines',
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
  notCovered: 'Not included',
  sources: 'Sources',
  open: 'Open this in the calculator',
  compareLabel: 'Side by side',
  confidence: {
    high: 'Confident in this code',
    medium: 'Fairly confident in this code',
    low: 'Not sure of this code: check it',
    none: 'No code yet',
  },
};

/** Goods of a question that names several. */
const partCards = {
  label: 'The other goods you asked about',
  open: {
    'choose-line': 'The duty depends on which kind it is.',
    'ask-origin': 'The duty depends on where it’s made.',
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
  byHand: 'Search factories yourself',
  searchPath: factorySearchPath,
};

const pageCards = {
  label: {
    builtin: 'Where this comes from',
    live: 'Worded by a language model from these pages',
  },
};

const people = {
  booking: { label: 'Book a free call', href: outsideLinks.booking },
  email: { label: 'Email us', href: contactMailto(`A question for ${site.assistantName}`) },
};

/** The copy of answers, which load lazily. */
export const answersCopy = { texts, tariffCard, partCards, factoryCards, pageCards, people };
