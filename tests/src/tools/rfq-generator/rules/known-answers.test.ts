import { expect, test } from 'vitest';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { knownForRfq, withoutKnown } from '@/tools/rfq-generator/rules/known-answers.ts';
import { emptyRfqFields, type RfqFields } from '@/tools/rfq-generator/rules/rfq.ts';

const notes = {
  category: (category: string) => `Category ${category}`,
  tariffLine: (hts8: string) => `Line ${hts8}`,
};
const blank = emptyRfqFields('ana@example.com');

function known(answers: ProductAnswers, fields: Partial<RfqFields> = {}) {
  return knownForRfq({ ...blank, ...fields }, answers, { today: '2026-11-28', notes });
}

test('knownForRfq fills nothing where nothing is known', () => {
  expect(known({})).toEqual({ fields: {}, names: [] });
});

test('knownForRfq fills every blank field that it has an answer for, and names the answers', () => {
  expect(
    known({
      product: 'Tote',
      country: 'vietnam',
      quantities: [500, 2000],
      certifications: ['gots'],
      category: 'accessories',
      hts8: '4202.92.15',
      launchDay: '2027-03-01',
      priceUsd: 30,
      fobUsd: 4.2,
    }),
  ).toEqual({
    fields: {
      product: 'Tote',
      origin: 'vietnam',
      firstQuantity: '500',
      secondQuantity: '2000',
      thirdQuantity: '',
      certifications: ['gots'],
      deadline: '2027-03-01',
      notes: 'Category accessories\nLine 4202.92.15',
    },
    names: ['product', 'country', 'quantities', 'certifications', 'launchDay', 'category', 'hts8'],
  });
});

test('knownForRfq leaves what is filled in', () => {
  const answers: ProductAnswers = {
    product: 'Tote',
    country: 'vietnam',
    quantities: [500],
    certifications: ['gots'],
    category: 'accessories',
    launchDay: '2027-03-01',
  };
  const typed: Partial<RfqFields> = {
    product: 'tote ',
    origin: 'china',
    thirdQuantity: '70',
    certifications: ['fcc'],
    notes: 'Soft hand',
    deadline: '2027-01-01',
  };
  expect(known(answers, typed)).toEqual({ fields: {}, names: [] });
});

test('knownForRfq fills nothing into a request about another product', () => {
  const answers: ProductAnswers = { product: 'Tote', country: 'vietnam', hts8: '4202.92.15' };
  expect(known(answers, { product: 'Cap' })).toEqual({ fields: {}, names: [] });
  expect(known(answers, { product: 'TOTE' }).names).toEqual(['country', 'hts8']);
});

test('knownForRfq takes a launch on the day itself, and none that has passed', () => {
  expect(known({ launchDay: '2026-11-28' }).fields.deadline).toBe('2026-11-28');
  expect(known({ launchDay: '2026-11-27' })).toEqual({ fields: {}, names: [] });
});

test('knownForRfq has no country where the choice was left to us', () => {
  expect(known({ country: 'ai-choose' })).toEqual({ fields: {}, names: [] });
});

test('withoutKnown empties what was filled in, but for what the visitor changed', () => {
  const { fields } = known({ product: 'Tote', quantities: [500], certifications: ['gots'] });
  const form: RfqFields = { ...blank, ...fields, product: 'Tote, large' };
  expect(withoutKnown(form, fields)).toEqual({
    firstQuantity: '',
    secondQuantity: '',
    thirdQuantity: '',
    certifications: [],
  });
});

test('knownForRfq asks the supplier for the producer where an order may apply', () => {
  const candle = { product: 'scented candle', hts8: '3406.00.00' } as const;
  expect(known({ ...candle, country: 'china' }).fields.notes).toBe(
    'Line 3406.00.00\nAntidumping order may apply: A-570-504 (petroleum wax candles). Please name the producer and its deposit rate.',
  );
  expect(known({ ...candle, country: 'vietnam' }).fields.notes).toBe('Line 3406.00.00');
  expect(known(candle).fields.notes).toBe('Line 3406.00.00');
  expect(known({ product: 'paper shopping bags', country: 'vietnam' }).fields.notes).toMatch(
    /^Antidumping order may apply: A-552-836/,
  );
  expect(known({ product: 'candle holder', country: 'china' }).fields.notes).toBeUndefined();
  expect(known({ ...candle, product: 'beeswax candle', country: 'china' }).fields.notes).toBe(
    'Line 3406.00.00',
  );
});
