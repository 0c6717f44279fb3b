import {
  type MapCountry,
  mapCountries,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  chinaListText,
  forcedLaborText,
  sampleDuty,
  sampleDutyText,
} from '@functions/_shared/domain/tariff/sample-duties.ts';
import { expect, test } from 'vitest';

/** Totals computed by hand from the layers, percent. */
const expected: Record<MapCountry, [shirt: number, mug: number, handbag: number]> = {
  china: [16.5 + 7.5 + 12.5, 22.5, 53.5],
  vietnam: [29, 22.5, 28.5],
  mexico: [26.5, 20, 26],
  turkey: [29, 22.5, 28.5],
  india: [26.5, 20, 26],
  pakistan: [26.5, 20, 26],
  bangladesh: [26.5, 20, 26],
  portugal: [16.5, 10, 16],
};

test.each(mapCountries)('the total duty on goods from %s is the sum of its layers', (country) => {
  const [shirt, mug, handbag] = expected[country];
  expect(sampleDuty('apparel', country).totalPct).toBe(shirt);
  expect(sampleDuty('home-goods', country).totalPct).toBe(mug);
  expect(sampleDuty('accessories', country).totalPct).toBe(handbag);
});

test('goods with a free base rate pay only the Section 301 actions', () => {
  expect(sampleDuty('electronics', 'china').totalPct).toBe(7.5 + 12.5);
  expect(sampleDuty('electronics', 'vietnam').totalPct).toBe(12.5);
  expect(sampleDuty('beauty', 'china').totalPct).toBe(25 + 12.5);
  expect(sampleDuty('beauty', 'india').totalPct).toBe(10);
});

test('a Chinese T-shirt pays the base rate, list 4A and the forced-labor duty, with headings', () => {
  expect(sampleDuty('apparel', 'china')).toEqual({
    htsCode: '6109.10.00',
    totalPct: 36.5,
    usmcaTotalPct: null,
    layers: [
      {
        kind: 'base',
        label: 'Base rate',
        ratePct: 16.5,
        heading: '6109.10.00',
        effectiveFrom: null,
      },
      {
        kind: 'china-301',
        label: 'Section 301, China list 4A',
        ratePct: 7.5,
        heading: '9903.88.15',
        effectiveFrom: '2020-02-14',
      },
      {
        kind: 'forced-labor-301',
        label: 'Section 301, forced-labor action',
        ratePct: 12.5,
        heading: '9903.05.31',
        effectiveFrom: '2026-07-24',
      },
    ],
  });
});

test('a mug has no China layer, since list 4B never took effect', () => {
  const kinds = sampleDuty('home-goods', 'china').layers.map(({ kind }) => kind);
  expect(kinds).toEqual(['base', 'forced-labor-301']);
});

test('Portuguese goods are topped up to 10% and no further', () => {
  expect(sampleDuty('electronics', 'portugal').layers[1]?.ratePct).toBe(10);
  expect(sampleDuty('home-goods', 'portugal').layers).toHaveLength(1);
});

test('goods that originate under the USMCA pay nothing, and only Mexico can have them', () => {
  expect(sampleDuty('apparel', 'mexico').usmcaTotalPct).toBe(0);
  for (const country of mapCountries.filter((each) => each !== 'mexico')) {
    expect(sampleDuty('apparel', country).usmcaTotalPct).toBeNull();
  }
});

test('sentences take their rates from the same tables', () => {
  expect(sampleDutyText('apparel', 'china')).toBe('36.5%');
  expect(sampleDutyText('apparel', 'vietnam')).toBe('29%');
  expect(forcedLaborText('turkey')).toBe('12.5%');
  expect(forcedLaborText('portugal')).toBe('10%');
  expect(chinaListText('4A')).toBe('7.5%');
});
