import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCalculation } from '@tests/src/tools/revenue-calculator/screen/fakes.ts';
import { expect, test, vi } from 'vitest';
import { emptyFormFields } from '@/tools/revenue-calculator/screen/form-fields.ts';
import {
  SharedAnswersForForm,
  toSharedAnswers,
} from '@/tools/revenue-calculator/screen/shared-answers-for-form.tsx';
import { sharedAnswersContent } from '@/tools/shared/shared-answers-copy.ts';

test('what another tool was told fills the fields that are empty, as they are typed', async () => {
  const change = vi.fn();
  render(
    <SharedAnswersForForm
      words={sharedAnswersContent}
      memory={{
        answers: { followers: 120_000, engagementRatePct: 4.5, product: 'Mug', country: 'usa' },
        keep: vi.fn(),
        decline: vi.fn(),
        clear: vi.fn(),
      }}
      form={{ fields: { ...emptyFormFields, madeIn: 'china' }, change }}
      locale="de-DE"
      onForgotten={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use' }));
  expect(change).toHaveBeenCalledExactlyOnceWith({
    audienceSize: '120000',
    engagementRate: '4,5',
    productDescription: 'Mug',
  });
});

test('what was typed here is kept for the other tools', () => {
  expect(toSharedAnswers(aCalculation())).toEqual({
    followers: 12_500,
    engagementRatePct: 4,
    priceUsd: 25,
    product: 'Canvas tote bag',
    country: 'china',
  });
});

test('a rate that we assumed is not kept as if the visitor had said it', () => {
  const calculation = aCalculation({}, { assumed: ['engagementRate'] });
  expect(toSharedAnswers(calculation)).not.toHaveProperty('engagementRatePct');
});
