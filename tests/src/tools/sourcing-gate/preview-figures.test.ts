import { countryProfile } from '@functions/_shared/domain/country-profiles.ts';
import { scoreCountries } from '@functions/_shared/domain/country-quiz/score-countries.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { sampleDuty } from '@functions/_shared/domain/tariff/sample-duties.ts';
import { expect, test } from 'vitest';
import { homeBox } from '@/tools/map-explorer/rules/world.ts';
import { sourcingShapes } from '@/tools/map-explorer/rules/world-shapes.generated.ts';
import { findGaps } from '@/tools/rfq-generator/rules/find-gaps.ts';
import { emptyRfqFields, parseRfq } from '@/tools/rfq-generator/rules/rfq.ts';
import { previewFigures } from '@/tools/sourcing-gate/preview-figures.ts';
import { strategyPlans } from '@/tools/strategy-builder/plans-copy.ts';

/** The gate shows what the tools behind it really answer. */

test('the quiz ranks these countries', () => {
  const ranking = scoreCountries({
    currentStatus: 'china',
    volume: '2000-10000',
    category: ['apparel'],
    priorities: ['quality'],
    complexity: 'moderate',
    timeline: 'planning',
    compliance: ['none'],
    tariffConcern: 'moderate',
    painPoints: ['tariffs'],
    budgetFlexibility: 'maintain',
  });
  expect(previewFigures.quiz).toEqual(
    ranking
      .slice(0, 3)
      .map(({ country, scorePct }) => ({ country: countryProfile(country).name, scorePct })),
  );
});

test('the map has these countries at these places, with this duty', () => {
  const pct = (at: number, from: number, size: number) => Math.round(((at - from) / size) * 100);
  expect(previewFigures.map).toEqual(
    Object.entries(sourcingShapes).map(([id, { x, y }]) => ({
      country: countryProfile(id as MapCountry).name,
      xPct: pct(x, homeBox.x, homeBox.width),
      yPct: pct(y, homeBox.y, homeBox.height),
      dutyPct: sampleDuty('apparel', id as MapCountry).totalPct,
    })),
  );
});

test('the strategy builder plans these phases', () => {
  const { name, months, phases } = strategyPlans.diversify;
  expect(previewFigures.strategy).toEqual({
    name,
    months,
    phases: phases.map(({ phase, months }) => ({ phase, months: months.max })),
  });
});

test('the RFQ generator finds these gaps first', () => {
  const { product, quantity, gaps, gapCount } = previewFigures.rfq;
  const { rfq } = parseRfq(
    {
      ...emptyRfqFields('ana@example.com'),
      product,
      materials: '180 g combed cotton',
      firstQuantity: quantity,
      deliveryTerm: 'DDP',
    },
    'en-US',
  );
  const found = findGaps(rfq, { pictureCount: 0, today: '2026-12-01' });
  expect(found).toHaveLength(gapCount);
  expect(found.slice(0, 3).map(({ field }) => field)).toEqual([
    'destination',
    'specification',
    'certifications',
  ]);
  expect(gaps).toHaveLength(3);
});

test('the tariff calculator adds up these layers', () => {
  const { htsCode, totalPct, layers } = sampleDuty('apparel', 'china');
  expect(previewFigures.tariff).toEqual({
    htsCode,
    totalPct,
    layers: layers.map(({ label, ratePct }) => ({ label, ratePct })),
  });
});
