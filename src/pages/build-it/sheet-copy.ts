import type { Callout, Figure } from '@/content/types.ts';

/** What the drawing of the first screen points at, and its title block. */
export const buildItSheet = {
  callouts: [
    { text: 'Your sketch, measured', xPercent: 11, yPercent: 12 },
    { text: 'The sample', xPercent: 7, yPercent: 68 },
    { text: 'The box, drawn to fit', xPercent: 45, yPercent: 89 },
    { text: 'Checked and labeled', xPercent: 71.5, yPercent: 42 },
    { text: 'The pallet', xPercent: 90, yPercent: 22 },
  ] satisfies Callout[],
  figures: [
    { value: '5', label: 'crafts, one team' },
    { value: '3-6 months', label: 'to launch' },
  ] satisfies Figure[],
};
