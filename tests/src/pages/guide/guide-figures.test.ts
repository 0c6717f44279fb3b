import { countryFacts } from '@functions/_shared/domain/country-facts.generated.ts';
import { guideDay } from '@functions/_shared/domain/guide.ts';
import { exactly } from '@functions/_shared/domain/money/estimate.ts';
import { depositPct } from '@functions/_shared/domain/money/first-order.assumptions.ts';
import { fobLevels } from '@functions/_shared/domain/money/fob-levels.assumptions.ts';
import { fobUsdFor } from '@functions/_shared/domain/money/fob-price.ts';
import { landedEstimates } from '@functions/_shared/domain/money/landed-estimates.ts';
import * as money from '@functions/_shared/domain/money/money-chain.assumptions.ts';
import { moneyChain } from '@functions/_shared/domain/money/money-chain.ts';
import {
  postageByPounds,
  underOnePoundUsd,
} from '@functions/_shared/domain/money/parcel-postage.assumptions.ts';
import {
  harborFeePct,
  merchandiseFeePct,
  merchandiseFeeYears,
} from '@functions/_shared/domain/tariff/import-fees.assumptions.ts';
import { sampleDuties } from '@functions/_shared/domain/tariff/sample-duties.generated.ts';
import { expect, test } from 'vitest';
import { computeExample, exampleInput } from '@/pages/assumptions/example-apron.ts';
import { chapterTexts } from '@/pages/guide/chapters-copy.ts';

/** The figures in the guide are written out; here they meet the data that they come from. */

const textOf = (id: keyof typeof chapterTexts) => JSON.stringify(chapterTexts[id]);

/** The cells of a table of a chapter, by the name of the row. */
function table(id: keyof typeof chapterTexts, columns: number): Record<string, readonly string[]> {
  const found = chapterTexts[id].parts.find(({ table }) => table?.columns.length === columns);
  return Object.fromEntries(
    (found?.table?.rows ?? []).map(([name = '', ...figures]) => [name, figures]),
  );
}

function usd(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${Math.abs(amount).toFixed(2)}`;
}

test('the day of the figures is that of the example and the sample duties', () => {
  expect(guideDay).toBe(exampleInput.entryDate);
});

test('the apron is computed by the rules of the tools', () => {
  const { chain, steps } = computeExample();
  const likely = Object.fromEntries(steps.map(({ id, perUnitUsd }) => [id, perUnitUsd.likely]));
  expect(table('cost', 2)).toEqual({
    'Factory price (FOB)': [usd(likely.goods ?? 0)],
    'Sea freight to a US warehouse': [usd(likely.freight ?? 0)],
    'Cargo insurance': [usd(likely.insurance ?? 0)],
    [`US duty, ${exampleInput.dutyPct.likely}%`]: [usd(likely.duty ?? 0)],
    'Customs fees': [usd(likely['customs-fees'] ?? 0)],
    'Customs broker': [usd(likely.broker ?? 0)],
    'Receiving and storage': [usd(likely.inbound ?? 0)],
    'Landed cost': [usd(chain.landedCostUsd.likely)],
    'Pick and pack': [usd(likely.fulfillment ?? 0)],
    Postage: [usd(likely.parcel ?? 0)],
    'Card fee': [usd(likely.payment ?? 0)],
    Returns: [usd(likely.returns ?? 0)],
    'Samples, spread over the order': [usd(likely.samples ?? 0)],
    'Profit on one apron': [usd(chain.profitUsd.likely)],
  });
  expect(textOf('cost')).toContain(
    `at the good end of our ranges it’s ${usd(chain.profitUsd.high)}`,
  );
  expect(textOf('cost')).toContain(`you lose ${usd(-chain.profitUsd.low)} on every apron`);
  expect(textOf('cost')).toContain(`leaves ${usd(chain.profitUsd.likely)}, or 20%`);
  expect(Math.round(chain.marginPct.likely)).toBe(20);
});

test('the apron at three order sizes is computed by the same rules', () => {
  const prices = [
    { units: 100, low: 4.2, high: 11.2 },
    { units: 500, low: 3.42, high: 9.12 },
    { units: 1000, low: 3, high: 8 },
    { units: 5000, low: 2.7, high: 7.2 },
  ];
  const rows = [100, 500, 1000].map((units) => {
    const input = { ...exampleInput, units, fobUsd: fobUsdFor(prices, units, 'china') };
    const { landedCostUsd, profitUsd } = moneyChain(input.priceUsd, landedEstimates(input).steps);
    return [
      `${units.toLocaleString('en-US')} aprons`,
      [usd(landedCostUsd.likely), usd(profitUsd.likely)],
    ];
  });
  expect(table('cost', 3)).toEqual(Object.fromEntries(rows));
  expect(exampleInput.fobUsd).toEqual(fobUsdFor(prices, 500, 'china'));
});

test('the duties on a T-shirt are those in force on the day', () => {
  const duties = sampleDuties.apparel;
  const pct = (country: keyof typeof duties) => `${duties[country].totalPct}%`;
  expect(table('country', 2)).toEqual({
    China: [pct('china')],
    Vietnam: [pct('vietnam')],
    Turkey: [pct('turkey')],
    India: [pct('india')],
    Pakistan: [pct('pakistan')],
    Bangladesh: [pct('bangladesh')],
    Mexico: [`${pct('mexico')}, or ${duties.mexico.usmcaTotalPct}% under USMCA`],
    Portugal: [pct('portugal')],
  });
  const { china, vietnam, turkey, india, pakistan, bangladesh } = duties;
  expect(china.layers.map(({ ratePct }) => ratePct)).toEqual([16.5, 7.5, 12.5]);
  for (const { layers } of [vietnam, turkey]) expect(layers.at(-1)?.ratePct).toBe(12.5);
  for (const { layers } of [india, pakistan, bangladesh]) expect(layers.at(-1)?.ratePct).toBe(10);
});

test('prices, minimum orders and production times are those of the countries', () => {
  const text = textOf('country');
  const { bangladesh, vietnam, turkey, mexico, portugal, usa } = fobLevels.value;
  expect([bangladesh, vietnam, turkey, mexico, portugal, usa]).toEqual([
    0.85, 1.05, 1.2, 1.25, 1.45, 1.9,
  ]);
  const minimum = ({ from, to }: { from: number; to: number }) =>
    `${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')}`;
  for (const country of ['portugal', 'china', 'vietnam', 'bangladesh'] as const) {
    expect(text).toContain(minimum(countryFacts[country].minimumOrderUnits));
  }
  for (const country of ['turkey', 'china', 'vietnam', 'bangladesh'] as const) {
    expect(text).toContain(minimum(countryFacts[country].leadTimeDays));
  }
});

test('fees, postage, samples and terms are those of the tools', () => {
  const [fees] = merchandiseFeeYears;
  for (const figure of [
    `${merchandiseFeePct}%`,
    `$${fees?.minimumUsd}`,
    `$${fees?.maximumUsd}`,
    `${harborFeePct}%`,
    `$${money.brokerUsd.ocean.low} to $${money.brokerUsd.ocean.high}`,
  ]) {
    expect(textOf('import')).toContain(figure);
  }
  const about = (pounds: number) =>
    Math.round(postageByPounds.find(({ lb }) => lb === pounds)?.usd.likely ?? 0);
  expect([Math.round(underOnePoundUsd.likely), about(3), about(20)]).toEqual([8, 12, 25]);
  const { apparel, beauty } = money.returnsPct;
  expect([apparel.likely, money.returnsPct['home-goods'].likely, beauty.likely]).toEqual([
    20, 8, 4,
  ]);
  expect([money.samplePriceFactor, money.piecesPerSampleRound, money.sampleRounds.likely]).toEqual([
    2, 2, 2,
  ]);
  expect(textOf('samples')).toContain(`about $${money.sampleCourierUsd.likely} for a courier`);
  expect(depositPct.value).toBe(30);
  expect(exactly(28.1)).toEqual(exampleInput.dutyPct);
});
