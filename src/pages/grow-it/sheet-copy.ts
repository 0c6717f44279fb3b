import type { Callout, Figure } from '@/content/types.ts';

/** What the drawing of the first screen points at, and its title block. */
export const growItSheet = {
  callouts: [
    { text: 'A customer who tells friends', xPercent: 14, yPercent: 40 },
    { text: 'The first package', xPercent: 40, yPercent: 92 },
    { text: 'An email worth opening', xPercent: 50, yPercent: 33 },
    { text: 'The second order', xPercent: 82, yPercent: 22 },
  ] satisfies Callout[],
  figures: [
    { value: '50+', label: 'creators served' },
    { value: '500+', label: 'brands served' },
    { value: '3M+', label: 'units shipped' },
  ] satisfies Figure[],
};
