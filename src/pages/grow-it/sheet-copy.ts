import type { Callout, Figure } from '@/content/types.ts';

/** What the drawing of the first screen points at, and its title block. */
export const growItSheet = {
  callouts: [
    { text: 'A customer who tells friends', xPercent: 14, yPercent: 40 },
    { text: 'The first parcel', xPercent: 40, yPercent: 92 },
    { text: 'An email worth opening', xPercent: 51.5, yPercent: 42 },
    { text: 'The second order', xPercent: 80, yPercent: 30 },
  ] satisfies Callout[],
  figures: [
    { value: '50+', label: 'creators served' },
    { value: '500+', label: 'brands served' },
    { value: '3M+', label: 'units shipped' },
  ] satisfies Figure[],
};
