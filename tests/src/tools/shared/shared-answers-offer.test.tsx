import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sharedAnswerNames } from '@/lib/shared-answers.ts';
import { sharedAnswersContent as words } from '@/tools/shared/shared-answers-copy.ts';
import {
  SharedAnswersOffer,
  type SharedAnswersOfferProps,
} from '@/tools/shared/shared-answers-offer.tsx';

function renderOffer(overrides: Partial<SharedAnswersOfferProps> = {}) {
  const onUse = vi.fn();
  const dismiss = vi.fn();
  const clear = vi.fn();
  const onForgotten = vi.fn();
  const answers = {
    followers: 120_000,
    engagementRatePct: 4.2,
    priceUsd: 24.99,
    product: 'Tote bag',
    country: 'vietnam',
  } as const;
  render(
    <SharedAnswersOffer
      words={words}
      memory={{ answers, dismiss, clear }}
      blank={sharedAnswerNames}
      onUse={onUse}
      onForgotten={onForgotten}
      {...overrides}
    />,
  );
  return { onUse, dismiss, clear, onForgotten, answers };
}

const offer = () => screen.queryByRole('region', { name: 'Your earlier answers' });

test('the offer says what it would fill in', () => {
  renderOffer();
  expect(
    screen.getByText(
      'Use your earlier answers: 120,000 followers, 4.2% engagement, $24.99 price, “Tote bag”, made in Vietnam?',
    ),
  ).toBeVisible();
});

test('the offer hands over the answers to blank questions and goes away, saying so', async () => {
  const { onUse } = renderOffer({ blank: ['followers', 'country'] });
  await userEvent.click(screen.getByRole('button', { name: 'Use' }));
  expect(onUse).toHaveBeenCalledExactlyOnceWith({ followers: 120_000, country: 'vietnam' });
  expect(offer()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Filled in with your earlier answers.');
  expect(document.activeElement).not.toBe(document.body);
});

test('the offer can be dismissed, and is not made again', async () => {
  const { onUse, dismiss, clear } = renderOffer();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(offer()).toBeNull();
  expect(onUse).not.toHaveBeenCalled();
  expect(dismiss).toHaveBeenCalledOnce();
  expect(clear).not.toHaveBeenCalled();
});

test('the offer can be told to forget, and says that nothing is kept', async () => {
  const { clear } = renderOffer();
  await userEvent.click(screen.getByRole('button', { name: 'Forget them' }));
  expect(clear).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing is kept on this device.');
});

test('the offer or none, what was typed can be forgotten', async () => {
  const { clear, onForgotten } = renderOffer({ blank: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Forget what I typed' }));
  expect(clear).toHaveBeenCalledOnce();
  expect(onForgotten).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Forget what I typed' })).toBeNull();
});

test('the offer is not made when every question has an answer, or nothing is kept', () => {
  renderOffer({ blank: [] });
  renderOffer({ memory: { answers: {}, dismiss: vi.fn(), clear: vi.fn() } });
  expect(offer()).toBeNull();
});

test('the offer shortens long words and says when the country was left to us', () => {
  renderOffer({
    memory: {
      answers: { product: 'very '.repeat(30), country: 'ai-choose' },
      dismiss: vi.fn(),
      clear: vi.fn(),
    },
  });
  expect(screen.getByText(/“very very .{20,40}…”, country left to us\?/)).toBeVisible();
});
