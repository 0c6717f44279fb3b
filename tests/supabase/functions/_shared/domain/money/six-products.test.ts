import { type LandedChoices, landedChainOf } from '@functions/_shared/domain/money/landed-input.ts';
import type { MoneyStepId } from '@functions/_shared/domain/money/money-steps.ts';
import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { expect, test } from 'vitest';

/**
 * Six products computed with pencil and paper: every amount below is arithmetic on literals, low,
 * likely and high. Facts are those of data/goods, duties those of the schedule on November 28, 2026.
 * The landed cost and the profit were added up apart from these expressions.
 */
type Row = readonly [low: number, likely: number, high: number];

type Sheet = Readonly<{
  pieces: number;
  cartons: number;
  weightKg: number;
  volumeM3: number;
  steps: Readonly<Record<MoneyStepId, Row>>;
  landed: Row;
  profit: Row;
}>;

async function expectSheet(product: string, choices: LandedChoices, sheet: Sheet) {
  const { chain, estimates } = landedChainOf(await landedCostAnswer(product), choices);
  const { pieces, cartons, weightKg, volumeM3 } = estimates.shipment;
  expect({ pieces, cartons }).toEqual({ pieces: sheet.pieces, cartons: sheet.cartons });
  expect(weightKg).toBeCloseTo(sheet.weightKg, 6);
  expect(volumeM3).toBeCloseTo(sheet.volumeM3, 6);
  for (const { id, perUnitUsd } of chain.steps) {
    const [low, likely, high] = sheet.steps[id];
    expect(perUnitUsd.low, `${id}, low`).toBeCloseTo(low, 4);
    expect(perUnitUsd.likely, `${id}, likely`).toBeCloseTo(likely, 4);
    expect(perUnitUsd.high, `${id}, high`).toBeCloseTo(high, 4);
  }
  expect(chain.landedCostUsd.low).toBeCloseTo(sheet.landed[0], 2);
  expect(chain.landedCostUsd.likely).toBeCloseTo(sheet.landed[1], 2);
  expect(chain.landedCostUsd.high).toBeCloseTo(sheet.landed[2], 2);
  expect(chain.profitUsd.low).toBeCloseTo(sheet.profit[0], 2);
  expect(chain.profitUsd.likely).toBeCloseTo(sheet.profit[1], 2);
  expect(chain.profitUsd.high).toBeCloseTo(sheet.profit[2], 2);
}

test('a cotton T-shirt from Vietnam by sea', async () => {
  // 1,000 pieces at $32, 200 orders a month. 200 g, 28 × 22 × 2 cm = 1,232 cm³, 72 a carton.
  await expectSheet(
    'cotton t-shirt',
    { priceUsd: 32, units: 1000, monthlyOrders: 200, country: 'vietnam', hts8: '6109.10.00' },
    {
      pieces: 1000,
      cartons: 14, // 1,000 / 72 = 13.9
      weightKg: 1000 * 0.2 * 1.08, // 216
      volumeM3: 1000 * 0.001232 * 1.15, // 1.4168
      steps: {
        // $2.50 to $5.50 at 1,000, Vietnam 1.05; the middle of $2.625 and $5.775 is $4.20.
        goods: [2.625, 4.2, 5.775],
        // 1.4168 m³ is more than 1 m³ and than 0.216 t; a container of its own would cost $4,000.
        freight: [
          (180 + 95 * 1.4168) / 1000, // 0.314596
          (280 + 140 * 1.4168) / 1000, // 0.478352
          (420 + 220 * 1.4168) / 1000, // 0.731696
        ],
        insurance: [
          (2.625 + 0.314596) * 1.1 * 0.003,
          (4.2 + 0.478352) * 1.1 * 0.0045,
          (5.775 + 0.731696) * 1.1 * 0.006,
        ],
        // 16.5% base and 12.5% for forced labor.
        duty: [2.625 * 0.29, 4.2 * 0.29, 5.775 * 0.29],
        // $2,625, $4,200 and $5,775 × 0.3464% are below the minimum of $34.58; by sea 0.125%.
        'customs-fees': [
          (34.58 + 2625 * 0.00125) / 1000,
          (34.58 + 4200 * 0.00125) / 1000,
          (34.58 + 5775 * 0.00125) / 1000,
        ],
        broker: [0.125, 0.23, 0.395],
        // 14 cartons; 0.0014168 m³ × 35.3147 = 0.0500339 ft³, for half of 1,000 / 200 = 5 months.
        inbound: [
          (0.5 * 14) / 1000 + 0.5 * 0.0500339 * 2.5,
          (2 * 14) / 1000 + 0.75 * 0.0500339 * 2.5,
          (5 * 14) / 1000 + 1.5 * 0.0500339 * 2.5,
        ],
        fulfillment: [4.5, 4.5, 4.5],
        // 260 g are less than a pound.
        parcel: [6.94, 7.69, 8.4],
        payment: [32 * 0.025 + 0.3, 32 * 0.029 + 0.3, 32 * 0.035 + 0.3], // 1.10, 1.228, 1.42
        // Of 100 orders 10, 20 or 30 come back: out, half of the way back, packing, checking, fee,
        // half of the landed cost of 3.9430, 6.3112, 8.9188.
        returns: [
          (10 / 90) * (6.94 + 0 + 4.5 + 3 + 1.1 + 3.943 / 2),
          (20 / 80) * (7.69 + 3.845 + 4.5 + 5 + 1.228 + 6.3112 / 2),
          (30 / 70) * (8.4 + 8.4 + 4.5 + 10 + 1.42 + 8.9188 / 2),
        ],
        // Rounds of two pieces at twice the price, and a courier.
        samples: [
          (2.625 * 4 + 40) / 1000,
          ((4.2 * 4 + 60) * 2) / 1000,
          ((5.775 * 4 + 90) * 3) / 1000,
        ],
      },
      landed: [3.943, 6.3112, 8.9188],
      profit: [-7.5121, 5.7626, 13.5208],
    },
  );
});

test('a candle from China by sea', async () => {
  // 500 pieces at $28, 60 orders a month. 550 g, 10 × 10 × 11 cm = 1,100 cm³, 24 a carton.
  await expectSheet(
    'candle',
    { priceUsd: 28, units: 500, monthlyOrders: 60, country: 'china', mode: 'ocean' },
    {
      pieces: 500,
      cartons: 21, // 20.8
      weightKg: 500 * 0.55 * 1.08, // 297
      volumeM3: 500 * 0.0011 * 1.15, // 0.6325
      steps: {
        goods: [2.85, 4.845, 6.84],
        // Less than a cubic meter is charged as one.
        freight: [(180 + 90) / 500, (280 + 130) / 500, (420 + 210) / 500], // 0.54, 0.82, 1.26
        insurance: [
          (2.85 + 0.54) * 1.1 * 0.003,
          (4.845 + 0.82) * 1.1 * 0.0045,
          (6.84 + 1.26) * 1.1 * 0.006,
        ],
        // No base duty, 7.5% of list 4A and 12.5% for forced labor.
        duty: [2.85 * 0.2, 4.845 * 0.2, 6.84 * 0.2],
        // $1,425 and $2,422.50 enter informally for $2.77; $3,420 pays the minimum.
        'customs-fees': [
          (2.77 + 1425 * 0.00125) / 500,
          (2.77 + 2422.5 * 0.00125) / 500,
          (34.58 + 3420 * 0.00125) / 500,
        ],
        broker: [125 / 500, 230 / 500, 395 / 500],
        // 0.001265 m³ × 35.3147 = 0.0446731 ft³, for half of 500 / 60 months.
        inbound: [
          (0.5 * 21) / 500 + (0.5 * 0.0446731 * 25) / 6,
          (2 * 21) / 500 + (0.75 * 0.0446731 * 25) / 6,
          (5 * 21) / 500 + (1.5 * 0.0446731 * 25) / 6,
        ],
        fulfillment: [4.5, 4.5, 4.5],
        // 610 g = 1.34 lb, charged as 2.
        parcel: [8.08, 9.95, 12.87],
        payment: [1, 1.112, 1.28],
        returns: [
          (4 / 96) * (8.08 + 0 + 4.5 + 3 + 1 + 4.3444 / 2),
          (8 / 92) * (9.95 + 4.975 + 4.5 + 5 + 1.112 + 7.3572 / 2),
          (12 / 88) * (12.87 + 12.87 + 4.5 + 10 + 1.28 + 10.8784 / 2),
        ],
        samples: [(2.85 * 4 + 40) / 500, ((4.845 * 4 + 60) * 2) / 500, ((6.84 * 4 + 90) * 3) / 500],
      },
      landed: [4.3444, 7.3572, 10.8784],
      profit: [-8.6361, 2.2227, 9.1915],
    },
  );
});

test('a linen apron from Mexico by truck under the USMCA', async () => {
  // 300 pieces at $48, 40 orders a month. 280 g, 28 × 22 × 3 cm = 1,848 cm³, 48 a carton.
  await expectSheet(
    'linen apron',
    {
      priceUsd: 48,
      units: 300,
      monthlyOrders: 40,
      country: 'mexico',
      hts8: '6211.49.80',
      usmcaClaim: true,
    },
    {
      pieces: 300,
      cartons: 7, // 6.25
      weightKg: 300 * 0.28 * 1.08, // 90.72
      volumeM3: 300 * 0.001848 * 1.15, // 0.63756
      steps: {
        // $8.40 to $18.20 at 100, $6.84 to $14.82 at 500. ln(300/100) / ln(500/100) = 0.682606 of the
        // way: 8.4 − 1.56 × 0.682606 = 7.335134, 18.2 − 3.38 × 0.682606 = 15.892791. Mexico 1.25.
        goods: [7.335134 * 1.25, 11.6139625 * 1.25, 15.892791 * 1.25], // 9.1689, 14.5175, 19.8660
        // 0.63756 m³ is more than 90.72 / 333 and than 0.2.
        freight: [
          (220 + 70 * 0.63756) / 300, // 0.882097
          (340 + 105 * 0.63756) / 300, // 1.356479
          (520 + 160 * 0.63756) / 300, // 2.073365
        ],
        insurance: [
          (9.1689 + 0.8821) * 1.1 * 0.003,
          (14.5175 + 1.3565) * 1.1 * 0.0045,
          (19.866 + 2.0734) * 1.1 * 0.006,
        ],
        duty: [0, 0, 0],
        // The claim frees from the processing fee; a truck pays no harbor fee.
        'customs-fees': [0, 0, 0],
        broker: [95 / 300, 185 / 300, 320 / 300],
        // 0.0021252 m³ × 35.3147 = 0.0750508 ft³, for half of 7.5 months.
        inbound: [
          (0.5 * 7) / 300 + 0.5 * 0.0750508 * 3.75,
          (2 * 7) / 300 + 0.75 * 0.0750508 * 3.75,
          (5 * 7) / 300 + 1.5 * 0.0750508 * 3.75,
        ],
        fulfillment: [4.5, 4.5, 4.5],
        parcel: [6.94, 7.69, 8.4], // 340 g
        payment: [1.5, 1.692, 1.98],
        returns: [
          (10 / 90) * (6.94 + 0 + 4.5 + 3 + 1.5 + 10.5532 / 2),
          (20 / 80) * (7.69 + 3.845 + 4.5 + 5 + 1.692 + 16.8269 / 2),
          (30 / 70) * (8.4 + 8.4 + 4.5 + 10 + 1.98 + 23.6896 / 2),
        ],
        samples: [
          (9.1689 * 4 + 40) / 300,
          ((14.51745 * 4 + 60) * 2) / 300,
          ((19.86599 * 4 + 90) * 3) / 300,
        ],
      },
      landed: [10.5532, 16.8269, 23.6896],
      profit: [-11.6035, 8.7188, 21.8938],
    },
  );
});

test('a steel tumbler from China by air', async () => {
  // 500 pieces at $35, 1,200 orders a month. 480 g, 13 × 11 × 28 cm = 4,004 cm³, 24 a carton.
  await expectSheet(
    'steel tumbler',
    {
      priceUsd: 35,
      units: 500,
      monthlyOrders: 1200,
      country: 'china',
      mode: 'air',
      hts8: '9617.00.10',
    },
    {
      pieces: 500,
      cartons: 21,
      weightKg: 500 * 0.48 * 1.08, // 259.2
      volumeM3: 500 * 0.004004 * 1.15, // 2.3023
      steps: {
        goods: [3.99, 6.84, 9.69],
        // 2.3023 m³ × 167 = 384.4841 kg are more than 259.2 kg.
        freight: [
          (120 + 5 * 384.4841) / 500, // 4.084841
          (200 + 6.5 * 384.4841) / 500, // 5.398293
          (320 + 9 * 384.4841) / 500, // 7.560714
        ],
        insurance: [
          (3.99 + 4.084841) * 1.1 * 0.003,
          (6.84 + 5.398293) * 1.1 * 0.0045,
          (9.69 + 7.560714) * 1.1 * 0.006,
        ],
        // 7.2% base, list 4B suspended, 12.5% for forced labor.
        duty: [3.99 * 0.197, 6.84 * 0.197, 9.69 * 0.197],
        // $1,995 informally; $3,420 and $4,845 the minimum; no harbor fee by air.
        'customs-fees': [2.77 / 500, 34.58 / 500, 34.58 / 500],
        broker: [95 / 500, 185 / 500, 320 / 500],
        // 0.0046046 m³ × 35.3147 = 0.1626101 ft³, for half of 500 / 1,200 months = 5 / 24.
        inbound: [
          (0.5 * 21) / 500 + (0.5 * 0.1626101 * 5) / 24,
          (2 * 21) / 500 + (0.75 * 0.1626101 * 5) / 24,
          (5 * 21) / 500 + (1.5 * 0.1626101 * 5) / 24,
        ],
        // Between 1,000 and 3,000 orders a month.
        fulfillment: [3.5, 3.5, 3.5],
        // 540 g = 1.19 lb, charged as 2; 244 cubic inches are less than a cubic foot.
        parcel: [8.08, 9.95, 12.87],
        payment: [1.175, 1.315, 1.525],
        returns: [
          (4 / 96) * (8.08 + 0 + 3.5 + 3 + 1.175 + 9.121 / 2),
          (8 / 92) * (9.95 + 4.975 + 3.5 + 5 + 1.315 + 14.1949 / 2),
          (12 / 88) * (12.87 + 12.87 + 3.5 + 10 + 1.525 + 20.2435 / 2),
        ],
        samples: [(3.99 * 4 + 40) / 500, ((6.84 * 4 + 60) * 2) / 500, ((9.69 * 4 + 90) * 3) / 500],
      },
      landed: [9.121, 14.1949, 20.2435],
      profit: [-10.8501, 2.9222, 12.1656],
    },
  );
});

test('a face serum made in the US', async () => {
  // 2,000 pieces at $38, 4,000 orders a month. 95 g, 4 × 4 × 11 cm = 176 cm³, 200 a carton.
  await expectSheet(
    'face serum',
    { priceUsd: 38, units: 2000, monthlyOrders: 4000, country: 'usa' },
    {
      pieces: 2000,
      cartons: 10,
      weightKg: 2000 * 0.095 * 1.08, // 205.2
      volumeM3: 2000 * 0.000176 * 1.15, // 0.4048
      steps: {
        // $1.80 to $4.50 at 1,000, $1.48 to $3.69 at 5,000. ln 2 / ln 5 = 0.430677 of the way:
        // 1.8 − 0.32 × 0.430677 = 1.662183, 4.5 − 0.81 × 0.430677 = 4.151152. US 1.9.
        goods: [1.662183 * 1.9, 2.9066675 * 1.9, 4.151152 * 1.9], // 3.1581, 5.5227, 7.8872
        // Heavy for its size: 205.2 kg / 333 = 0.616216 are more than 0.4048 m³.
        freight: [
          (90 + 45 * 0.616216) / 2000, // 0.058865
          (150 + 70 * 0.616216) / 2000, // 0.096568
          (250 + 110 * 0.616216) / 2000, // 0.158892
        ],
        insurance: [
          (3.158148 + 0.058865) * 1.1 * 0.003,
          (5.522668 + 0.096568) * 1.1 * 0.0045,
          (7.887189 + 0.158892) * 1.1 * 0.006,
        ],
        duty: [0, 0, 0],
        'customs-fees': [0, 0, 0],
        broker: [0, 0, 0],
        // 0.0002024 m³ × 35.3147 = 0.0071477 ft³, for half of half a month.
        inbound: [
          (0.5 * 10) / 2000 + 0.5 * 0.0071477 * 0.25,
          (2 * 10) / 2000 + 0.75 * 0.0071477 * 0.25,
          (5 * 10) / 2000 + 1.5 * 0.0071477 * 0.25,
        ],
        fulfillment: [2.5, 2.5, 2.5],
        parcel: [6.94, 7.69, 8.4],
        payment: [1.25, 1.402, 1.63],
        // Nothing that comes back can be sold again.
        returns: [
          (2 / 98) * (6.94 + 0 + 2.5 + 3 + 1.25 + 3.231),
          (4 / 96) * (7.69 + 3.845 + 2.5 + 5 + 1.402 + 5.6584),
          (8 / 92) * (8.4 + 8.4 + 2.5 + 10 + 1.63 + 8.1269),
        ],
        samples: [
          (3.158148 * 4 + 40) / 2000,
          ((5.522668 * 4 + 60) * 2) / 2000,
          ((7.887189 * 4 + 90) * 3) / 2000,
        ],
      },
      landed: [3.231, 5.6584, 8.1269],
      profit: [13.7646, 19.5802, 23.7073],
    },
  );
});

test('a wool sweater from Portugal by sea', async () => {
  // 600 pieces at $120, 100 orders a month. 480 g, 34 × 28 × 6 cm = 5,712 cm³, 15 a carton.
  await expectSheet(
    'wool sweater',
    { priceUsd: 120, units: 600, monthlyOrders: 100, country: 'portugal', hts8: '6110.11.00' },
    {
      pieces: 600,
      cartons: 40,
      weightKg: 600 * 0.48 * 1.08, // 311.04
      volumeM3: 600 * 0.005712 * 1.15, // 3.94128
      steps: {
        // $16.80 to $31.36 at 500, $15 to $28 at 1,000. ln 1.2 / ln 2 = 0.2630344 of the way:
        // 16.8 − 1.8 × 0.2630344 = 16.326538, 31.36 − 3.36 × 0.2630344 = 30.476204. Portugal 1.45.
        goods: [16.326538 * 1.45, 23.401371 * 1.45, 30.476204 * 1.45], // 23.6735, 33.9320, 44.1905
        freight: [
          (180 + 90 * 3.94128) / 600, // 0.891192
          (280 + 130 * 3.94128) / 600, // 1.320611
          (420 + 200 * 3.94128) / 600, // 2.013760
        ],
        insurance: [
          (23.67348 + 0.891192) * 1.1 * 0.003,
          (33.931988 + 1.320611) * 1.1 * 0.0045,
          (44.190496 + 2.01376) * 1.1 * 0.006,
        ],
        // 16% base; goods of the European Union pay no more.
        duty: [23.67348 * 0.16, 33.931988 * 0.16, 44.190496 * 0.16],
        // $14,204 × 0.3464% = $49.20 is more than the minimum; by sea 0.125% besides.
        'customs-fees': [23.67348 * 0.004714, 33.931988 * 0.004714, 44.190496 * 0.004714],
        broker: [125 / 600, 230 / 600, 395 / 600],
        // 0.0065688 m³ × 35.3147 = 0.2319752 ft³, for half of 6 months.
        inbound: [
          (0.5 * 40) / 600 + 0.5 * 0.2319752 * 3,
          (2 * 40) / 600 + 0.75 * 0.2319752 * 3,
          (5 * 40) / 600 + 1.5 * 0.2319752 * 3,
        ],
        fulfillment: [4.5, 4.5, 4.5],
        parcel: [8.08, 9.95, 12.87], // 540 g = 1.19 lb
        payment: [3.3, 3.78, 4.5],
        returns: [
          (10 / 90) * (8.08 + 0 + 4.5 + 3 + 3.3 + 29.1347 / 2),
          (20 / 80) * (9.95 + 4.975 + 4.5 + 5 + 3.78 + 42.0548 / 2),
          (30 / 70) * (12.87 + 12.87 + 4.5 + 10 + 4.5 + 55.8236 / 2),
        ],
        samples: [
          (23.67348 * 4 + 40) / 600,
          ((33.931988 * 4 + 60) * 2) / 600,
          ((44.190496 * 4 + 90) * 3) / 600,
        ],
      },
      landed: [29.1347, 42.0548, 55.8236],
      profit: [9.8362, 46.7547, 71.0444],
    },
  );
});
