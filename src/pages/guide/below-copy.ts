import { paths } from '@/config/paths.ts';
import type { CallWords } from '@/content/types.ts';

const call: CallWords = {
  title: 'Want a second pair of eyes?',
  text: 'Bring your one page: the product, the price, the number of buyers. We’ll tell you what we’d change and what it would cost to make.',
  actions: [
    { label: 'See how we work', href: paths.howWeWork },
    { label: 'Work out your product', href: paths.brandVision },
  ],
};

/** The texts around the chapters. */
export const guideSections = {
  contents: 'Chapters',
  chapter: (number: number) => `Chapter ${number}`,
  sources: 'Sources',
  pdf: 'Download the PDF',
  asOf: (day: string) =>
    `Figures as of ${day}. General information, not legal, tax or customs advice.`,
  mail: {
    label: 'Take it with you',
    title: 'Get it by email',
    text: 'The same six chapters as a PDF, for the train or for whoever’s planning this with you.',
  },
  call,
} as const;
