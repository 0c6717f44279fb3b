import { expect, test } from 'vitest';
import { quizReportCopy } from '@/tools/country-quiz/report-copy.ts';
import { firstOrderFit, pilotUnits } from '@/tools/country-quiz/rules/first-order.ts';

test('a small volume in Portugal: small runs, below the first order', () => {
  // Portugal, apparel: rating 5, so 500-1,000; usual runs 50-300; under 500 a year.
  const fit = firstOrderFit('portugal', 'apparel', { category: ['apparel'], volume: 'under-500' });
  expect(fit).toEqual({
    firstOrder: { from: 500, to: 1000 },
    runs: { from: 50, to: 300 },
    runsAre: 'smaller',
    volumeIs: 'below-first-order',
  });
  expect(quizReportCopy.firstOrder(fit, 'Under 500')).toBe(
    'Small runs of 50-300 are common here; 500-1,000 is the first order we’d plan. You said under 500 a year: start with one small run of about 50.',
  );
});

test('runs that begin where the first order ends are larger', () => {
  // Bangladesh, apparel: rating 5, so 500-1,000; usual runs 1,000-3,000.
  const fit = firstOrderFit('bangladesh', 'apparel', {
    category: ['apparel'],
    volume: 'under-500',
  });
  expect(fit).toMatchObject({ runsAre: 'larger', volumeIs: 'below-runs' });
  expect(quizReportCopy.firstOrder(fit, 'Under 500')).toBe(
    'Makers here usually start at 1,000-3,000, so expect more than the 500-1,000 above. You said under 500 a year, less than one run here: ask for a trial run, or choose a country with smaller runs.',
  );
});

test.each([
  // 2,000 is at most twice the 1,000 of the first order.
  ['500-2000', 'half-a-year'],
  ['2000-10000', null],
  ['10000+', null],
  ['not-sure', null],
] as const)('a volume of %s in Vietnam is %s', (volume, volumeIs) => {
  const fit = firstOrderFit('vietnam', 'apparel', { category: ['apparel'], volume });
  // Usual runs 500-1,000, as the first order.
  expect(fit).toMatchObject({ runsAre: 'alike', volumeIs });
});

test.each([
  ['under-500', { from: 0, to: 100 }],
  ['500-2000', { from: 50, to: 400 }],
  ['2000-10000', { from: 200, to: 2000 }],
  ['10000+', { from: 1000, to: null }],
  ['not-sure', null],
] as const)('10-20%% of %s is a pilot of %j', (volume, units) => {
  expect(pilotUnits(volume)).toEqual(units);
});

test('a pilot below the usual runs becomes paid samples and one small run', () => {
  const answers = { category: ['apparel' as const], volume: 'under-500' as const };
  const text = (country: 'vietnam' | 'mexico') =>
    quizReportCopy.pilot.units(
      { from: 0, to: 100 },
      country === 'vietnam' ? 'Vietnam' : 'Mexico',
      firstOrderFit(country, 'apparel', answers),
    );
  expect(text('vietnam')).toBe(
    'At your volume, that’s up to 100 units, less than the 500 that makers in Vietnam usually start at. Begin with paid samples, then order one small run.',
  );
  expect(text('mexico')).toBe(
    'At your volume, that’s up to 100 units, below the first order we’d plan. Makers in Mexico often take runs of 100 and up, so ask for one of those.',
  );
});
