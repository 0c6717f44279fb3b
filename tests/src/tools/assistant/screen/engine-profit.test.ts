import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { understoodMug } from '@tests/support/understood-goods.ts';
import { expect, test } from 'vitest';
import type { ProfitIntent } from '@/tools/assistant/rules/intent-kinds.ts';
import { answerLanded } from '@/tools/assistant/screen/engine-landed.ts';
import { answerParcel, answerProfit } from '@/tools/assistant/screen/engine-profit.ts';

function aMug(): UnderstoodGoods {
  const { understoodAs } = understoodMug();
  if (understoodAs === null) throw new Error('The mug is understood.');
  return understoodAs;
}

const response = await landedCostAnswer('cotton t-shirt');

/** The goods as they are asked about. */
function tees() {
  if (response.goods === null) throw new Error('T-shirts are understood.');
  return { understood: response.goods, units: null };
}

const profit = (overrides: Partial<ProfitIntent> = {}): ProfitIntent => ({
  kind: 'profit',
  goods: 't-shirts',
  units: 500,
  originCodes: ['CN'],
  priceUsd: 25,
  ...overrides,
});

/** The dollars of a text, in its order. */
const dollarsOf = (text = '') =>
  [...text.matchAll(/(-?)\$([\d,]+(?:\.\d+)?)/g)].map(([, sign, digits = '']) =>
    Number(`${sign}${digits.replaceAll(',', '')}`),
  );

test('the worst case is the price without all that comes off', async () => {
  const answer = answerProfit(profit(), tees(), response);
  expect(answer?.content).toMatch(/^At \$25 each, .* from China (?:leave|lose) about/);
  const [price = 0, , low = 0, , landed = 0, selling = 0] = dollarsOf(answer?.content);
  expect(low).toBeCloseTo(price - landed - selling, 1);
});

test('without a price, the usual one is said and used', async () => {
  const answer = answerProfit(profit({ priceUsd: null }), tees(), response);
  const { low, high } = tees().understood.retailUsd;
  expect(answer?.content).toContain(`usually sell for $${low} to $${high}`);
  expect(answer?.content).toContain(`At $${Math.round((low + high) / 2)} each`);
});

test("the visitor's own factory price is the one that counts", async () => {
  const order = {
    kind: 'landed-cost',
    goods: 't-shirts',
    units: 500,
    originCodes: ['CN'],
  } as const;
  const own = answerLanded({ ...order, ownFobUsd: 2 }, tees(), response);
  expect(own?.content).toContain('your $2.00 at the factory (FOB)');
  expect(own?.cards).toMatchObject([{ href: expect.stringContaining('value=2') }]);
  const open = answerLanded({ ...order, originCodes: [], ownFobUsd: 2 }, tees(), response);
  expect(open?.content).toContain('You didn’t name a country, so I used China.');
});

test('freight is a part of what they land at, with the days on the way', async () => {
  const order = { kind: 'freight', goods: 't-shirts', units: 500, originCodes: ['CN'] } as const;
  const answer = answerLanded(order, tees(), response);
  expect(answer?.content).toMatch(/^Freight and insurance for 500 .* from China are up to \$/);
  expect(answer?.content).toContain('by sea, 32 to 48 days');
});

test('postage follows the price list of the postal service', () => {
  const parcel = (weightKg: number | null) =>
    answerParcel(
      { kind: 'parcel', goods: '', weightKg },
      weightKg === null ? { understood: aMug(), units: null } : null,
    )?.content;
  expect(parcel(0.90718474)).toMatch(/^A 2 lb parcel costs up to \$12\.87 .* about \$9\.95/);
  expect(parcel(null)).toMatch(/^One mug costs up to \$/);
  expect(answerParcel({ kind: 'parcel', goods: 'gadget', weightKg: null }, null)).toBeUndefined();
});
