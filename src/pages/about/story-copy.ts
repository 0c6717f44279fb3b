import { site } from '@/content/site.ts';
import { stories } from '@/content/stories.ts';
import type { Figure } from '@/content/types.ts';

const storiesHeading = {
  label: 'Success stories',
  title: 'Four brands, four very different boxes',
};

const founder = {
  label: 'From our founder',
  title: 'Why BrandBFF exists',
  paragraphs: [
    'Between “you should sell this” and a box on a doorstep is a lot of work nobody posts about. A drawing a factory can read. A sample that’s almost right, and the patience to send it back. A duty code that decides whether you make any money at all. None of it is your job, and all of it decides what your product is worth.',
    'So I put the people who do that work on one team: design, production, fulfillment, marketing, and a project manager who keeps it on schedule. When you build with us, those five are yours, and you’ll know every one of them by name.',
    'We’d rather tell you on the first call that a product can’t be made at your price than break it to you in month four. If it can, we’ll make it with you, and it’s yours: your name on the box, your customers, your margin.',
  ],
  signature: {
    name: 'The founder',
    role: `${site.name}, your brand’s best friend`,
    monogram: 'BFF',
  },
  figures: [
    { value: '5', label: 'specialists on your team' },
    { value: '50+', label: 'creators served' },
  ] satisfies Figure[],
} as const;

export type FounderWords = typeof founder;

/** About, below the first screen: the founder's letter and four stories. */
export const aboutStory = { founder, storiesHeading, stories };
