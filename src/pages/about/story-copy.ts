import { minOrderUnits, unitPriceUsd } from '@functions/_shared/domain/swag/bulk-price.ts';
import { founder as namedFounder } from '@/content/own-proof.ts';
import { stories } from '@/content/stories.ts';
import type { Figure } from '@/content/types.ts';
import { formatUsdWhole } from '@/lib/format.ts';

const storiesHeading = {
  label: 'Success stories',
  title: 'Four brands, four very different boxes',
};

/** What it takes to start, by the prices of the swag catalog. */
const firstOrder = {
  cost: formatUsdWhole(minOrderUnits * (unitPriceUsd('mug', minOrderUnits) ?? Number.NaN)),
  label: `for ${minOrderUnits} printed mugs, before freight`,
};

const founder = {
  label: 'From our founder',
  title: 'Why BrandBFF exists',
  paragraphs: [
    'Between “you should sell this” and a box on a doorstep is a lot of work nobody posts about. A drawing a factory can read. A sample that’s almost right, and the patience to send it back. A duty code that decides whether you make any money at all. None of it is your job, and all of it decides what your product is worth.',
    'So I put the people who do that work on one team: design, production, fulfillment, marketing, and a project manager who keeps it on schedule. When you build with us, those five are yours, and you’ll know every one of them by name.',
    'We’d rather tell you on the first call that a product can’t be made at your price than break it to you in month four. If it can, we’ll make it with you, and it’s yours: your name on the box, your customers, your margin.',
  ],
  /** The letter is signed only by somebody who has a name. */
  signature: namedFounder ?? {
    name: 'Your name goes on the box',
    role: 'Ours is on the first call, and on every email after it.',
  },
  figures: [
    { value: '5', label: 'specialists on your team' },
    { value: '50+', label: 'creators served' },
    { value: '60 min', label: 'first call, free' },
    { value: firstOrder.cost, label: firstOrder.label },
  ] satisfies Figure[],
} as const;

export type FounderWords = typeof founder;

/** About, below the first screen: the founder's letter and four stories. */
export const aboutStory = { founder, storiesHeading, stories };
