import type { Callout } from '@/content/types.ts';

/** What the drawing of the first screen points at. No figures: the notice comes before the first. */
export const gripSocksSheet = {
  callouts: [
    { text: 'Ribbed cuff', xPercent: 25, yPercent: 14 },
    { text: 'Logo, knitted in', xPercent: 25, yPercent: 45 },
    { text: 'Heel in its own yarn', xPercent: 20, yPercent: 68 },
    { text: 'Linked toe', xPercent: 53, yPercent: 72 },
    { text: 'Silicone grip', xPercent: 85, yPercent: 33 },
  ] satisfies Callout[],
};
