import { landedChainOf, landedInputFor } from '@functions/_shared/domain/money/landed-input.ts';
import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { expect, test } from 'vitest';
import { computeExample, exampleInput } from '@/pages/assumptions/example-apron.ts';

const choices = {
  priceUsd: 38,
  units: 500,
  monthlyOrders: 100,
  country: 'china',
  mode: 'ocean',
} as const;

test("the example's facts are those of the data, and its figures those of the tools", async () => {
  const answer = await landedCostAnswer('cotton apron');
  const input = landedInputFor(answer, choices);
  const { weightG, packedCm, unitsPerCarton } = input.packing;
  expect({ ...input, packing: { weightG, packedCm, unitsPerCarton } }).toEqual(exampleInput);
  expect(computeExample().chain).toEqual(landedChainOf(answer, choices).chain);
});

test('worked out by hand', () => {
  const { chain, steps } = computeExample();
  const likely = (id: string) => steps.find((step) => step.id === id)?.perUnitUsd.likely;
  // The middle of $3.42 and $9.12.
  expect(likely('goods')).toBeCloseTo(6.27, 6);
  // 500 × 28 × 22 × 3 cm × 1.15 = 1.0626 m³, more than 500 × 280 g × 1.08 = 0.1512 t.
  expect(likely('freight')).toBeCloseTo((280 + 130 * 1.0626) / 500, 6); // 0.836276
  expect(likely('duty')).toBeCloseTo(6.27 * 0.281, 6);
  // $3,135 × 0.3464% is below the minimum.
  expect(likely('customs-fees')).toBeCloseTo((34.58 + 3135 * 0.00125) / 500, 6);
  expect(likely('broker')).toBeCloseTo(0.46, 6);
  // 500 / 48 = 10.4 cartons; 0.0021252 m³ for half of 500 / 100 = 5 months.
  expect(likely('inbound')).toBeCloseTo((2 * 11) / 500 + 0.75 * 0.0021252 * 35.3147 * 2.5, 6);
  expect(likely('payment')).toBeCloseTo(38 * 0.029 + 0.3, 6);
  const costs = steps.reduce((sum, step) => sum + step.perUnitUsd.likely, 0);
  expect(chain.profitUsd.likely).toBeCloseTo(38 - costs, 6);
});

test('each step says how it comes about, with the figures of the chain', () => {
  const how = Object.fromEntries(computeExample().steps.map((step) => [step.id, step.how]));
  expect(how.freight).toBe(
    'By sea: $280 per shipment plus $130 per cubic meter, split across 500 pieces. They weigh 151 kg and fill 1.06 m³ in 11 cartons.',
  );
  expect(how.duty).toBe('28.1% of the FOB price, all duty layers together.');
  expect(how.samples).toBe(
    '2 rounds of 2 pieces at 2 times the price, plus $60 for a courier each round, split across 500 pieces.',
  );
});
