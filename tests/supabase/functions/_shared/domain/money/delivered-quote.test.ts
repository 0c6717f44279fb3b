import {
  type DeliveredStepId,
  deliveredQuote,
  deliveryTerms,
  fobOf,
  type QuotedTerm,
} from '@functions/_shared/domain/money/delivered-quote.ts';
import { exactly } from '@functions/_shared/domain/money/estimate.ts';
import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { expect, test } from 'vitest';

/** Cotton T-shirts from China by sea, 1,000 of them, duty 36.5%. */
async function delivered(term: QuotedTerm, priceUsd: number) {
  return deliveredQuote(await landedCostAnswer('cotton t-shirt'), {
    term,
    priceUsd: exactly(priceUsd),
    units: 1000,
    country: 'china',
    hts8: '6109.10.00',
  });
}

function added(quote: Awaited<ReturnType<typeof delivered>>) {
  const steps = quote.steps.filter(({ addedUsd }) => addedUsd !== undefined);
  return Object.fromEntries(
    steps.map(({ id, addedUsd }) => [id, expect.closeTo(addedUsd?.likely ?? 0, 4)]),
  );
}

test('FOB, by hand: the same steps as every landed cost', async () => {
  const quote = await delivered('FOB', 4);
  // Freight 0.464184, of which 70% of $280 ÷ 1,000 fall due on arrival; the rest is the voyage.
  expect(added(quote)).toEqual({
    freight: 0.2682,
    arrival: 0.196,
    insurance: 0.0221,
    duty: 1.46,
    'customs-fees': 0.0396,
    broker: 0.23,
  } satisfies Partial<Record<DeliveredStepId, number>>);
  // 4 + 0.464184 + 0.022098 + 1.46 + 0.03958 + 0.23.
  expect(quote.deliveredUsd.likely).toBeCloseTo(6.2159, 4);
});

test('EXW, by hand: pickup and export papers come on top of FOB', async () => {
  const quote = await delivered('EXW', 4);
  // $160 and $90 ÷ 1,000 pieces.
  expect(quote.deliveredUsd.likely).toBeCloseTo(6.2159 + 0.16 + 0.09, 4);
});

test('CIF, by hand: the voyage is paid, and no duty is taken of it', async () => {
  const quote = await delivered('CIF', 4.5);
  // 4.5 − 0.464184.
  expect(quote.dutiableUsd.likely).toBeCloseTo(4.0358, 4);
  // 36.5% of it 1.473073; fees 0.03458 + 0.125% of 4.035816; broker 0.23; arrival 0.196.
  expect(quote.deliveredUsd.likely).toBeCloseTo(4.5 + 1.4731 + 0.0396 + 0.23 + 0.196, 4);
});

test('the FOB price of a quote: less the voyage, with the way to the ship', async () => {
  expect(fobOf(await delivered('FOB', 4)).likely).toBe(4);
  expect(fobOf(await delivered('EXW', 4)).likely).toBeCloseTo(4.25, 4);
  expect(fobOf(await delivered('CIF', 4.5)).likely).toBeCloseTo(4.0358, 4);
});

test('DDP adds nothing', async () => {
  const quote = await delivered('DDP', 6.5);
  expect(quote.deliveredUsd).toEqual({ low: 6.5, likely: 6.5, high: 6.5 });
  expect(quote.steps.every(({ addedUsd }) => addedUsd === undefined)).toBe(true);
});

test('the later the term ends, the less is added', async () => {
  const rest = async (term: QuotedTerm) => {
    const quote = await delivered(term, 5);
    return quote.deliveredUsd.likely - 5;
  };
  const order: readonly QuotedTerm[] = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'];
  const added = await Promise.all(order.map(rest));
  expect(added).toEqual(added.toSorted((a, b) => b - a));
});

test.each(deliveryTerms)('%s keeps low below likely below high', async (term) => {
  const { deliveredUsd, dutiableUsd } = await delivered(term, 0.3);
  for (const { low, likely, high } of [deliveredUsd, dutiableUsd]) {
    expect(low).toBeLessThanOrEqual(likely);
    expect(likely).toBeLessThanOrEqual(high);
    expect(low).toBeGreaterThanOrEqual(0);
  }
});

test('goods made in the US pay neither duty nor export', async () => {
  const quote = deliveredQuote(await landedCostAnswer('cotton t-shirt'), {
    term: 'EXW',
    priceUsd: exactly(9),
    units: 500,
    country: 'usa',
  });
  const of = (id: DeliveredStepId) => quote.steps.find((step) => step.id === id)?.addedUsd?.likely;
  expect([of('duty'), of('export'), of('pickup'), of('customs-fees')]).toEqual([0, 0, 0, 0]);
  expect(of('freight')).toBeGreaterThan(0);
});
