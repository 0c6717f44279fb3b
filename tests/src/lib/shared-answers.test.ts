import { fc } from '@tests/support/laws.ts';
import { expect, test } from 'vitest';
import {
  answersToOffer,
  isEmpty,
  mergeAnswers,
  type SharedAnswers,
  sharedAnswerNames,
  sharedAnswersFromText,
  sharedAnswersToText,
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

test('a record brings back what was kept', () => {
  expect(sharedAnswersFromText(sharedAnswersToText(all))).toEqual(all);
});

test('a record brings back a part too', () => {
  expect(sharedAnswersFromText(sharedAnswersToText({ followers: 0 }))).toEqual({ followers: 0 });
});

test('a record is not made of nothing', () => {
  expect(sharedAnswersToText({})).toBeNull();
  expect(sharedAnswersToText({ product: '  ' })).toBeNull();
});

test('a record of another version says nothing', () => {
  expect(sharedAnswersFromText(record(all, 2))).toEqual({});
  expect(sharedAnswersFromText(record(all, '1'))).toEqual({});
});

test('a record loses each answer that does not hold up and keeps the others', () => {
  expect(
    sharedAnswersFromText(
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
])('a record that is %j says nothing', (text) => {
  expect(sharedAnswersFromText(text)).toEqual({});
});

test('a record never throws, whatever stands in the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(sharedAnswersFromText(text)).toBeTypeOf('object');
    }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...sharedAnswerNames), fc.anything()), (answers) => {
      const read = sharedAnswersFromText(record(answers));
      expect(sharedAnswersFromText(sharedAnswersToText(read))).toEqual(read);
    }),
  );
});

test('order sizes and certificates are read as far as they hold up', () => {
  expect(
    sharedAnswersFromText(
      record({
        category: 'cars',
        quantities: [2000, 500, 500, -1, 1.5, '7', 1e9, 3000, 9000],
        certifications: ['gots', 'ISO', 5],
      }),
    ),
  ).toEqual({ quantities: [500, 2000, 3000], certifications: ['gots'] });
  expect(sharedAnswersFromText(record({ quantities: [], certifications: 'gots' }))).toEqual({});
});

test('later answers win over earlier ones and leave the rest', () => {
  expect(mergeAnswers(all, { followers: 5, product: undefined, country: 'usa' })).toEqual({
    ...all,
    followers: 5,
    country: 'usa',
  });
});

test('later answers that are blank change nothing', () => {
  expect(mergeAnswers(all, { product: ' ' })).toEqual(all);
});

test('an offer fills only what is blank', () => {
  expect(answersToOffer(all, ['priceUsd', 'country'])).toEqual({
    priceUsd: 24.99,
    country: 'vietnam',
  });
});

test('an offer is empty when nothing is kept for the blanks, or nothing is blank', () => {
  expect(isEmpty(answersToOffer({ followers: 5 }, ['priceUsd']))).toBe(true);
  expect(isEmpty(answersToOffer(all, []))).toBe(true);
});

test('an offer leaves out product words that the field would not take', () => {
  expect(answersToOffer(all, ['product'], 'Tote bag'.length)).toEqual({ product: 'Tote bag' });
  expect(answersToOffer(all, ['product'], 'Tote bag'.length - 1)).toEqual({});
});
