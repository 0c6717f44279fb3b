import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import {
  answersToOffer,
  isEmpty,
  mergeAnswers,
  parseSharedAnswers,
  type SharedAnswers,
  serializeSharedAnswers,
  sharedAnswerNames,
} from '@/lib/shared-answers.ts';

const all: SharedAnswers = {
  followers: 120_000,
  engagementRatePct: 4.2,
  priceUsd: 24.99,
  product: 'Tote bag',
  country: 'vietnam',
  category: 'accessories',
  quantities: [500, 2000],
  certifications: ['cpsia', 'gots'],
};

function record(answers: Record<string, unknown>, version: unknown = 1): string {
  return JSON.stringify({ version, answers });
}

test('a record restores the saved answers', () => {
  expect(parseSharedAnswers(serializeSharedAnswers(all))).toEqual(all);
});

test('a record restores some answers too', () => {
  expect(parseSharedAnswers(serializeSharedAnswers({ followers: 0 }))).toEqual({ followers: 0 });
});

test('no record is made without answers', () => {
  expect(serializeSharedAnswers({})).toBeNull();
  expect(serializeSharedAnswers({ product: '  ' })).toBeNull();
});

test('a record of another version is ignored', () => {
  expect(parseSharedAnswers(record(all, 2))).toEqual({});
  expect(parseSharedAnswers(record(all, '1'))).toEqual({});
});

test('a record loses each invalid answer and keeps the others', () => {
  expect(
    parseSharedAnswers(
      record({
        followers: 1.5,
        engagementRatePct: 101,
        priceUsd: '25',
        product: 'x'.repeat(301),
        country: 'korea',
        email: 'ana@example.com',
      }),
    ),
  ).toEqual({ country: 'korea' });
});

test.each([
  null,
  '',
  'null',
  '[]',
  '7',
  '"text"',
  '{',
  '{"version":1}',
  '{"version":1,"answers":null}',
])('a record that is %j is ignored', (text) => {
  expect(parseSharedAnswers(text)).toEqual({});
});

test('parsing never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseSharedAnswers(text)).toBeTypeOf('object');
    }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...sharedAnswerNames), fc.anything()), (answers) => {
      const read = parseSharedAnswers(record(answers));
      expect(parseSharedAnswers(serializeSharedAnswers(read))).toEqual(read);
    }),
  );
});

test('valid order sizes and certifications are kept and the others dropped', () => {
  expect(
    parseSharedAnswers(
      record({
        category: 'cars',
        quantities: [2000, 500, 500, -1, 1.5, '7', 1e9, 3000, 9000],
        certifications: ['gots', 'ISO', 5],
      }),
    ),
  ).toEqual({ quantities: [500, 2000, 3000], certifications: ['gots'] });
  expect(parseSharedAnswers(record({ quantities: [], certifications: 'gots' }))).toEqual({});
});

test('later answers win over earlier ones and keep the others', () => {
  expect(mergeAnswers(all, { followers: 5, product: undefined, country: 'usa' })).toEqual({
    ...all,
    followers: 5,
    country: 'usa',
  });
});

test('blank later answers change nothing', () => {
  expect(mergeAnswers(all, { product: ' ' })).toEqual(all);
});

test('an offer fills only blank fields', () => {
  expect(answersToOffer(all, ['priceUsd', 'country'])).toEqual({
    priceUsd: 24.99,
    country: 'vietnam',
  });
});

test('an offer is empty if nothing is saved for the blank fields, or no field is blank', () => {
  expect(isEmpty(answersToOffer({ followers: 5 }, ['priceUsd']))).toBe(true);
  expect(isEmpty(answersToOffer(all, []))).toBe(true);
});

test('an offer leaves out a product description that is too long for the field', () => {
  expect(answersToOffer(all, ['product'], 'Tote bag'.length)).toEqual({ product: 'Tote bag' });
  expect(answersToOffer(all, ['product'], 'Tote bag'.length - 1)).toEqual({});
});
