import { expect, test } from 'vitest';
import {
  emptyEngagementFields,
  parseEngagementFields,
} from '@/tools/engagement-dialog/rules/engagement-fields.ts';

const fields = { followers: '25k', averageLikes: '900', averageComments: '35.5' };

test('reads whole followers and averages with or without decimals', () => {
  expect(parseEngagementFields(fields, 'en-US')).toEqual({
    ok: true,
    input: { followers: 25_000, averageLikes: 900, averageComments: 35.5 },
  });
});

test('reads averages in short form and in a comma locale', () => {
  const short = { followers: '1,2M', averageLikes: '1,2k', averageComments: '3,5' };
  expect(parseEngagementFields(short, 'de-DE')).toMatchObject({
    input: { followers: 1_200_000, averageLikes: 1200, averageComments: 3.5 },
  });
});

test('says which fields are missing', () => {
  expect(parseEngagementFields(emptyEngagementFields, 'en-US')).toEqual({
    ok: false,
    errors: { followers: 'missing', averageLikes: 'missing', averageComments: 'missing' },
  });
});

test.each([
  ['followers', { followers: '0' }, 'zero-followers'],
  ['followers', { followers: 'many' }, 'not-a-number'],
  ['followers', { followers: '12.5' }, 'not-a-number'],
  ['averageLikes', { averageLikes: '-4' }, 'negative'],
])('%s of %o is %s', (name, part, code) => {
  expect(parseEngagementFields({ ...fields, ...part }, 'en-US')).toEqual({
    ok: false,
    errors: { [name]: code },
  });
});
