import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCalculation } from '@tests/src/components/tools/revenue-calculator/fakes.ts';
import { expect, test, vi } from 'vitest';
import { emptyFormFields } from '@/components/tools/revenue-calculator/form-fields.ts';
import {
  KeptAnswersForForm,
  toKeptAnswers,
} from '@/components/tools/revenue-calculator/kept-answers-for-form.tsx';
import { keptAnswersContent } from '@/content/kept-answers.ts';

test('what another tool was told fills the fields that are empty, as they are typed', async () => {
  const change = vi.fn();
  render(
    <KeptAnswersForForm
      words={keptAnswersContent}
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
  expect(toKeptAnswers(aCalculation())).toEqual({
    followers: 12_500,
    engagementRatePct: 4,
    priceUsd: 25,
    product: 'Canvas tote bag',
    country: 'china',
  });
});

test('a rate that we assumed is not kept as if the visitor had said it', () => {
  const calculation = aCalculation({}, { assumed: ['engagementRate'] });
  expect(toKeptAnswers(calculation)).not.toHaveProperty('engagementRatePct');
});
