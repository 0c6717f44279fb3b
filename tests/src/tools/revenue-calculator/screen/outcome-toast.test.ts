import { expect, test } from 'vitest';
import { outcomeToast } from '@/tools/revenue-calculator/screen/outcome-toast.ts';
import type { ExtrasOutcome } from '@/tools/revenue-calculator/screen/run-submission.ts';

function after(extras: ExtrasOutcome) {
  return outcomeToast({
    saved: true,
    extras: {
      notification: 'done',
      productDesign: 'failed',
      packagingDesign: 'failed',
      factories: 'done',
      ...extras,
    },
  });
}

test.each([
  ['one picture', { productDesign: 'done' }, 'with 1 product inspiration image.'],
  ['both', { productDesign: 'done', packagingDesign: 'done' }, '2 product inspiration images.'],
] as const)('%s is counted', (_, extras, text) => {
  expect(after(extras)).toMatchObject({
    title: 'Success! 🎉',
    description: expect.stringContaining(text),
    variant: 'success',
  });
});

test('without pictures the words point to the report that has left', () => {
  expect(after({})).toEqual({
    title: 'Success! 🎉',
    description: 'Your results are ready. Check your email for a detailed report!',
    variant: 'success',
  });
});

test('a report that is kept is not said to be in the inbox', () => {
  expect(after({ notification: 'kept' }).description).toBe(
    'Your results are ready. Your report is saved and will follow by email.',
  );
});

test('with neither pictures nor report nothing is celebrated', () => {
  expect(after({ notification: 'failed' })).toEqual({
    title: 'Your figures are ready',
    description: 'The pictures and the report didn’t come through. You can try them again below.',
  });
});

test('a report that is refused is not offered again', () => {
  expect(after({ notification: 'refused' }).description).toBe(
    'The pictures didn’t come through; you can try them again below. The report can’t go to this address today.',
  );
});

test('a row that could not be stored is an error', () => {
  expect(outcomeToast({ saved: false })).toMatchObject({
    title: 'Error',
    variant: 'destructive',
  });
});
