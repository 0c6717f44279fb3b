import { moneyAssumptions } from '@functions/_shared/domain/money/assumption-list.ts';
import { freightUsd, usualLane } from '@functions/_shared/domain/money/freight.ts';
import { parcelUsd } from '@functions/_shared/domain/money/parcel-postage.ts';
import { expect, test } from 'vitest';

const shipment = (weightKg: number, volumeM3: number) => ({
  pieces: 1,
  cartons: 1,
  weightKg,
  volumeM3,
});

test('a shipment takes containers of its own where that costs less', () => {
  const china = usualLane('china');
  // 30 m³ shared: 280 + 130 × 30 = 4,180; alone 5,200.
  expect(freightUsd(china, shipment(3000, 30)).likely).toBe(4180);
  // 50 m³ shared: 6,780; alone 5,200.
  expect(freightUsd(china, shipment(5000, 50)).likely).toBe(5200);
  // 45 t in 50 m³: shared 280 + 130 × 50 = 6,780; the roads allow 20 t a container, so three of them.
  expect(freightUsd(china, shipment(45_000, 50)).likely).toBe(6780);
  // 100 t in 120 m³: shared 15,880; five containers 26,000.
  expect(freightUsd(china, shipment(100_000, 120)).likely).toBe(15_880);
});

test('a trailer holds more than a container, and trucks charge 333 kg as a cubic meter', () => {
  const mexico = usualLane('mexico');
  // 80 m³: shared 340 + 105 × 80 = 8,740; one trailer 4,500.
  expect(freightUsd(mexico, shipment(8000, 80)).likely).toBe(4500);
  // 666 kg in 1 m³ count as 2: 340 + 210.
  expect(freightUsd(mexico, shipment(666, 1)).likely).toBe(550);
});

test.each([
  // With 60 g around it: 453 g is less than a pound, 454 g a second one.
  [393, 7.69],
  [394, 9.95],
  // 11 lb lies between 10 (16.76) and 12 (18.86).
  [4900, 17.81],
  // 80 lb go as more than one parcel: 110.97 × 80 / 70.
  [36_200, 126.822857],
])('a parcel of %s g', (weightG, likelyUsd) => {
  expect(parcelUsd({ weightG, packedCm: [10, 10, 10] }).likely).toBeCloseTo(likelyUsd, 5);
});

test('a large, light parcel is charged by its size', () => {
  // 40 × 40 × 30 cm = 48,000 cm³ = 2,929.1 cubic inches; / 166 = 17.6 lb, charged as 18:
  // 3/5 of the way from 15 lb (21.15) to 20 lb (24.93).
  expect(parcelUsd({ weightG: 900, packedCm: [40, 40, 30] }).likely).toBeCloseTo(23.418, 3);
});

test('the list of assumptions names each once, with its range in order, source and year', () => {
  const ids = moneyAssumptions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('freight.mexico.truck.rate');
  for (const { id, value, source, year } of moneyAssumptions) {
    expect(value.low, id).toBeLessThanOrEqual(value.likely);
    expect(value.likely, id).toBeLessThanOrEqual(value.high);
    expect(source, id).not.toBe('');
    expect(year, id).toBeGreaterThanOrEqual(2025);
  }
});
