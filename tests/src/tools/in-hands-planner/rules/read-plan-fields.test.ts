import { expect, test } from 'vitest';
import { emptyPlanFields, type PlanFields } from '@/tools/in-hands-planner/rules/plan-fields.ts';
import { readPlanFields } from '@/tools/in-hands-planner/rules/read-plan-fields.ts';

const options = { locale: 'en-US', today: '2026-11-30' };
const typed: PlanFields = {
  product: ' steel tumbler ',
  pieces: '1,200',
  inHandsOn: '2027-03-03',
  zip: '10001',
  sample: 'with',
};

test('a whole form is a plan', () => {
  expect(readPlanFields(typed, options)).toEqual({
    input: {
      product: 'steel tumbler',
      pieces: 1200,
      inHandsOn: '2027-03-03',
      region: 'northeast',
      withSample: true,
    },
    errors: {},
  });
});

test('an empty form names everything that is missing; the ZIP code may stay blank', () => {
  expect(readPlanFields(emptyPlanFields, options)).toEqual({
    input: null,
    errors: { product: 'missing', pieces: 'missing', inHandsOn: 'missing' },
  });
  expect(readPlanFields({ ...typed, zip: '' }, options).input?.region).toBeUndefined();
});

test('the region of a link holds until a ZIP code is typed', () => {
  const linked = { ...options, linkedRegion: 'pacific' } as const;
  expect(readPlanFields({ ...typed, zip: '' }, linked).input?.region).toBe('pacific');
  expect(readPlanFields(typed, linked).input?.region).toBe('northeast');
});

test.each([
  [{ product: 'x' }, { product: 'missing' }],
  [{ pieces: 'many' }, { pieces: 'not-a-number' }],
  [{ pieces: '0' }, { pieces: 'not-a-number' }],
  [{ pieces: '20,000,000' }, { pieces: 'too-many' }],
  [{ inHandsOn: '2026-11-30' }, { inHandsOn: 'passed' }],
  [{ inHandsOn: '2025-01-01' }, { inHandsOn: 'passed' }],
  [{ inHandsOn: '2029-01-01' }, { inHandsOn: 'past-calendar' }],
  [{ inHandsOn: '2027-02-30' }, { inHandsOn: 'missing' }],
  [{ zip: '1234' }, { zip: 'unknown-zip' }],
  [{ zip: '96910' }, { zip: 'unknown-zip' }],
] as const)('%o is wrong: %o', (patch, errors) => {
  expect(readPlanFields({ ...typed, ...patch }, options)).toEqual({ input: null, errors });
});
