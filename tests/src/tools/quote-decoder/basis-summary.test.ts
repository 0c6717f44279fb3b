import { expect, test } from 'vitest';
import { basisSummary } from '@/tools/quote-decoder/basis-summary.ts';
import type { OneBasis } from '@/tools/quote-decoder/rules/one-basis.ts';

function at(low: number, likely: number, high: number): OneBasis {
  const usd = { low, likely, high };
  const none = { low: 0, likely: 0, high: 0 };
  const source = { from: 0, to: 1 };
  return {
    isKnown: true,
    price: {
      isKnown: true,
      step: {
        value: {
          fromQuantity: null,
          toQuantity: null,
          unitPrice: likely,
          currency: 'USD',
          unit: 'piece',
          incoterm: null,
        },
        source,
      },
      priceUsd: usd,
      isBelowSteps: false,
      rate: 'none',
    },
    term: 'FOB',
    country: 'china',
    delivered: { priceUsd: usd, steps: [], deliveredUsd: usd, dutiableUsd: usd, dutyPct: none },
    orderUsd: usd,
    toolingUsd: undefined,
  };
}

test.each([
  [[], ''],
  [[{ name: 'Mail 1', basis: null }], ''],
  [[{ name: 'Mail 1', basis: at(3, 4, 5) }], 'Mail 1 comes to about $4.00 a piece at your door.'],
  [
    [
      { name: 'Mail 1', basis: at(3, 4, 5) },
      { name: 'Mail 2', basis: at(1, 1.5, 2) },
      { name: 'Mail 3', basis: { isKnown: false, gap: 'term' } as const },
    ],
    'Mail 2 costs the least at your door: about $1.50 a piece, $2.50 less than Mail 1.',
  ],
  [
    [
      { name: 'Mail 1', basis: at(3, 4, 5) },
      { name: 'Mail 2', basis: at(2, 3.5, 4) },
    ],
    'Mail 2 costs the least at your door: about $3.50 a piece, $0.50 less than Mail 1. The two ranges overlap, so either could turn out cheaper.',
  ],
  [
    [
      { name: 'Mail 1', basis: at(3, 4, 5) },
      { name: 'Mail 2', basis: at(3, 4.001, 5) },
    ],
    'Mail 1 and Mail 2 cost about the same at your door: $4.00 a piece.',
  ],
])('says which quote costs least: %#', (mails, text) => {
  expect(basisSummary(mails)).toBe(text);
});
