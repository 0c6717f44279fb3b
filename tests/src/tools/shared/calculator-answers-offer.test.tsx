import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequest } from '@tests/src/tools/revenue-calculator/screen/fakes.ts';
import { expect, test, vi } from 'vitest';
import { emptyAudienceProductFields } from '@/lib/calc/audience-product.ts';
import {
  CalculatorAnswersOffer,
  toSharedAnswers,
} from '@/tools/shared/calculator-answers-offer.tsx';

test('what another tool was told fills the fields that are blank, as they are typed', async () => {
  const use = vi.fn();
  render(
    <CalculatorAnswersOffer
      memory={{
        answers: { followers: 120_000, engagementRatePct: 4.5, product: 'Mug', country: 'usa' },
        save: vi.fn(),
        dismiss: vi.fn(),
        clear: vi.fn(),
      }}
      fields={{ ...emptyAudienceProductFields, country: 'china' }}
      onUse={use}
      locale="de-DE"
      onForgotten={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use' }));
  expect(use).toHaveBeenCalledExactlyOnceWith({
    followers: '120000',
    engagementRate: '4,5',
    product: 'Mug',
  });
});

test('what was typed here is shared with the other tools', () => {
  expect(toSharedAnswers(aRequest())).toEqual({
    followers: 12_500,
    engagementRatePct: 4,
    priceUsd: 25,
    product: 'Canvas tote bag',
    country: 'china',
  });
});

test('an assumed rate is not shared as if the visitor had said it', () => {
  expect(toSharedAnswers(aRequest(), { isRateAssumed: true })).not.toHaveProperty(
    'engagementRatePct',
  );
});
