import {
  costCurves,
  curveCostUsd,
  rateSteps,
} from '@functions/_shared/domain/calc/fulfillment/cost-curve.ts';
import { findCrossings } from '@functions/_shared/domain/calc/fulfillment/crossings.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

/** "from: after under before (kind)". */
function named(currentCostPerOrderUsd: number, upToOrders = 4000): string[] {
  return findCrossings(costCurves(currentCostPerOrderUsd), upToOrders).map(
    ({ fromOrders, cheaperAfter, cheaperBefore, kind }) =>
      `${fromOrders}: ${cheaperAfter} under ${cheaperBefore} (${kind})`,
  );
}

test('findCrossings finds where Pietra undercuts the provider, and where the first rate step reverses it', () => {
  // 4 × orders + 88.83 = 4.50 × orders at 177.67 orders; at 1,001 the rate drops to 3.50. The
  // visitor's own method at $5 always costs more than the provider; Pietra crosses it at 88.83
  // orders.
  expect(named(5)).toEqual([
    '89: pietra under current (meeting)',
    '178: pietra under provider (meeting)',
    '1001: provider under pietra (step)',
  ]);
});

test("findCrossings finds where the visitor's own method meets a competitor", () => {
  // 6 × orders = 4 × orders + 88.83 at 44.4 orders; ShipBob at 6.75 never drops below 6.
  expect(named(6)).toEqual([
    '45: pietra under current (meeting)',
    '178: pietra under provider (meeting)',
    '1001: provider under pietra (step)',
  ]);
});

test("findCrossings states a month's cost at the crossing with the previously cheaper method", () => {
  const [meeting, step] = findCrossings(costCurves(20), 4000).filter(
    ({ cheaperBefore, cheaperAfter }) =>
      [cheaperBefore, cheaperAfter].toSorted().join() === 'pietra,provider',
  );
  expect(meeting?.atOrders).toBeCloseTo(177.6667, 4);
  expect(meeting?.atUsd).toBeCloseTo(799.5, 4); // 177.67 × 4.50
  expect(step?.atOrders).toBe(1000);
  expect(step?.atUsd).toBeCloseTo(4088.8333, 4); // Pietra, 1,000 × 4 + 88.83
});

test("findCrossings: a method that costs exactly one tier's rate is overtaken only at the next tier", () => {
  const withProvider = named(3.5).filter((text) =>
    /provider.*current|current.*provider/.test(text),
  );
  expect(withProvider).toEqual(['3001: provider under current (step)']);
});

test('findCrossings finds none beyond the range, and none between competitors', () => {
  expect(named(6, 44)).toEqual([]);
  expect(named(6).some((text) => /pietra under shipbob|amazon/.test(text))).toBe(false);
});

test('findCrossings agrees with the costs on both sides of every crossing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (cents) => {
      const curves = costCurves(cents / 100);
      const cost = (method: string, orders: number) => {
        const curve = curves.find((each) => each.method === method);
        return curve ? curveCostUsd(curve, orders) : Number.NaN;
      };
      for (const { fromOrders, cheaperBefore, cheaperAfter } of findCrossings(curves, 10_000)) {
        expect(cost(cheaperAfter, fromOrders)).toBeLessThan(cost(cheaperBefore, fromOrders));
        const last = fromOrders - 1;
        expect(cost(cheaperBefore, last)).toBeLessThanOrEqual(cost(cheaperAfter, last) + 0.005);
      }
    }),
  );
});

test('the rate steps are at 1,000 and 3,000 orders', () => {
  expect(rateSteps()).toEqual([1000, 3000]);
});
