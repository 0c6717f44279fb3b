import { exactly } from '@functions/_shared/domain/money/estimate.ts';
import { moneyChain } from '@functions/_shared/domain/money/money-chain.ts';
import { shipmentOf } from '@functions/_shared/domain/money/shipment.ts';
import { expect, test } from 'vitest';

const figure = (low: number, likely: number, high: number) => ({
  perUnitUsd: { low, likely, high },
  source: 'test',
  year: 2026,
});

test('the chain leads from the price to the profit, lowest where every cost is highest', () => {
  const chain = moneyChain(36, {
    payment: figure(1.3, 1.34, 1.4),
    goods: figure(6, 7.5, 9),
    freight: figure(0.5, 0.8, 1.2),
    duty: figure(1, 1.2, 1.5),
    inbound: figure(0.1, 0.2, 0.3),
  });
  expect(chain.steps.map(({ id }) => id)).toEqual([
    'goods',
    'freight',
    'duty',
    'inbound',
    'payment',
  ]);
  expect(chain.landedCostUsd.low).toBeCloseTo(7.6);
  expect(chain.landedCostUsd.likely).toBeCloseTo(9.7);
  expect(chain.landedCostUsd.high).toBeCloseTo(12);
  expect(chain.profitUsd.low).toBeCloseTo(22.6);
  expect(chain.profitUsd.likely).toBeCloseTo(24.96);
  expect(chain.profitUsd.high).toBeCloseTo(27.1);
  expect(chain.marginPct.likely).toBeCloseTo(69.33, 2);
});

test('an own figure replaces the range', () => {
  const chain = moneyChain(20, { goods: figure(4, 5, 6) }, { goods: 4.2, broker: 0.5 });
  expect(chain.steps).toMatchObject([
    { id: 'goods', perUnitUsd: exactly(4.2), isOwn: true },
    { id: 'broker', perUnitUsd: exactly(0.5), isOwn: true },
  ]);
  expect(chain.profitUsd.likely).toBeCloseTo(15.3);
});

test('a price of 0 has a margin of 0', () => {
  expect(moneyChain(0, { goods: figure(1, 1, 1) }).marginPct).toEqual(exactly(0));
});

test('a shipment is counted in pieces, cartons, kilograms and cubic meters', () => {
  const shipment = shipmentOf({ weightG: 200, packedCm: [28, 22, 2], unitsPerCarton: 72 }, 1000);
  expect(shipment.cartons).toBe(14);
  expect(shipment.weightKg).toBeCloseTo(216);
  // 1,000 × 0.001232 m³ and 15% air.
  expect(shipment.volumeM3).toBeCloseTo(1.4168);
  expect(() => shipmentOf({ weightG: 1, packedCm: [1, 1, 1], unitsPerCarton: 1 }, 0)).toThrow(
    RangeError,
  );
});
