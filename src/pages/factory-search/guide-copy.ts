import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Callout, TitledListWords } from '@/content/types.ts';

/** What a match says, pointed out on a card without a factory on it. */
const match = {
  label: 'What you get',
  title: 'Three factories, the same facts on each card',
  text: 'The drawing shows what each card says. Real names are shared on a call; until then, every profile in the search is a sample and says so.',
  callouts: [
    { text: 'Name, on a call', xPercent: 28, yPercent: 34.3, side: 'left' },
    { text: 'Town and country', xPercent: 46, yPercent: 41, side: 'right' },
    { text: 'Minimum order', xPercent: 28, yPercent: 62, side: 'left' },
    { text: 'Lead time', xPercent: 50.5, yPercent: 69.5, side: 'right' },
    { text: 'Typical unit price', xPercent: 69.5, yPercent: 62, side: 'right' },
    { text: 'Certifications', xPercent: 28, yPercent: 82, side: 'left' },
  ] satisfies Callout[],
};

/** Sample profiles by country, counted in `data/factories/samples.csv`. */
const network = {
  label: 'What we search',
  title: 'Sample profiles by country',
  counts: [
    ['china', 358],
    ['usa', 228],
    ['korea', 197],
    ['india', 150],
    ['vietnam', 146],
    ['mexico', 134],
    ['turkey', 117],
    ['portugal', 81],
    ['pakistan', 76],
    ['bangladesh', 35],
  ] satisfies [country: FactoryCountry, profiles: number][],
};

const tips: TitledListWords = {
  label: 'Better results',
  title: 'Three things that sharpen your search',
  items: [
    {
      title: 'Name the material',
      text: '“Tumbler” finds a lot. “Double-wall steel tumbler” finds yours.',
    },
    {
      title: 'Name the quantity',
      text: 'A factory that loves 5,000 pieces won’t answer for 200.',
    },
    {
      title: 'Name the market',
      text: 'Rules for kids’ products, food and cosmetics differ by country.',
    },
  ],
};

/** Factory search, below the form: what a match says, what is searched, what helps. */
export const factorySearchGuide = { match, network, tips };
