import {
  type MapCountry,
  mapCountries,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { describe, expect, test } from 'vitest';
import { sampleDuty } from '@/lib/map/sample-duty.ts';

/** Totals worked by hand from the layers, per cent. */
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

describe('the total duty', () => {
  test.each(mapCountries)('of goods from %s', (country) => {
    const [shirt, mug, handbag] = expected[country];
    expect(sampleDuty('apparel', country).totalPct).toBe(shirt);
    expect(sampleDuty('home-goods', country).totalPct).toBe(mug);
    expect(sampleDuty('accessories', country).totalPct).toBe(handbag);
  });

  test('of goods that are free at the base is what the 301 actions add', () => {
    expect(sampleDuty('electronics', 'china').totalPct).toBe(7.5 + 12.5);
    expect(sampleDuty('electronics', 'vietnam').totalPct).toBe(12.5);
    expect(sampleDuty('beauty', 'china').totalPct).toBe(25 + 12.5);
    expect(sampleDuty('beauty', 'india').totalPct).toBe(10);
  });
});

describe('the layers', () => {
  test('of a Chinese T-shirt are the base, list 4A and the forced-labor duty, with headings', () => {
    expect(sampleDuty('apparel', 'china')).toMatchObject({
      htsCode: '6109.10.00',
      layers: [
        { kind: 'base', ratePct: 16.5, heading: '6109.10.00' },
        { kind: 'china-301', ratePct: 7.5, heading: '9903.88.15', since: '2020-02-14' },
        { kind: 'forced-labor-301', ratePct: 12.5, heading: '9903.05.31', since: '2026-07-24' },
      ],
    });
  });

  test('of a mug have no China list: list 4B never came into force', () => {
    const kinds = sampleDuty('home-goods', 'china').layers.map(({ kind }) => kind);
    expect(kinds).toEqual(['base', 'forced-labor-301']);
  });

  test('of Portuguese goods top the base up to 10% and no further', () => {
    expect(sampleDuty('electronics', 'portugal').layers[1]?.ratePct).toBe(10);
    expect(sampleDuty('home-goods', 'portugal').layers).toHaveLength(1);
  });
});

test('goods that originate under the USMCA pay nothing, and only Mexico can have them', () => {
  expect(sampleDuty('apparel', 'mexico').usmcaTotalPct).toBe(0);
  for (const country of mapCountries.filter((each) => each !== 'mexico')) {
    expect(sampleDuty('apparel', country).usmcaTotalPct).toBeNull();
  }
});
