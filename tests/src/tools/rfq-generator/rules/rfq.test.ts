import { parseJson } from '@functions/_shared/domain/schema.ts';
import { expect, test } from 'vitest';
import {
  chooseCertifications,
  emptyRfqFields,
  parseRfq,
  rfqFields,
} from '@/tools/rfq-generator/rules/rfq.ts';
import { buildFields } from './build-rfq.ts';

test('parseRfq parses numbers as typed, sorts the quantities and drops duplicates', () => {
  const { rfq, errors } = parseRfq(buildFields({ thirdQuantity: '500' }), 'en-US');
  expect(errors).toEqual({});
  expect(rfq).toMatchObject({
    quantities: [500, 5000],
    targetPriceUsd: 1.2,
    deliveryTerm: 'FOB',
    deadline: '2027-06-01',
  });
});

test("parseRfq parses the visitor's decimal separator", () => {
  expect(parseRfq(buildFields({ targetPrice: '1,20' }), 'de-DE').rfq.targetPriceUsd).toBe(1.2);
});

test('parseRfq accepts blank fields', () => {
  const { rfq, errors } = parseRfq(emptyRfqFields(''), 'en-US');
  expect(errors).toEqual({});
  expect(rfq).toMatchObject({ quantities: [], targetPriceUsd: null, deliveryTerm: null });
});

test.each([
  ['firstQuantity', 'a few', 'not-a-number'],
  ['secondQuantity', '0', 'out-of-range'],
  ['thirdQuantity', '-5', 'out-of-range'],
  ['targetPrice', '2 000 000', 'out-of-range'],
] as const)('parseRfq gives an error for %s "%s"', (name, text, code) => {
  expect(parseRfq(buildFields({ [name]: text }), 'en-US').errors).toEqual({ [name]: code });
});

test('parseRfq drops unknown terms, countries and days', () => {
  const { rfq } = parseRfq(
    buildFields({ deliveryTerm: 'XYZ', origin: 'atlantis', deadline: '2027-13-40' }),
    'en-US',
  );
  expect(rfq).toMatchObject({ deliveryTerm: null, origin: null, deadline: null });
});

test('rfqFields gives back what was stored', () => {
  const fields = buildFields();
  expect(parseJson(rfqFields(''), JSON.stringify(fields))).toEqual(fields);
});

test.each(['', '{', 'null', '[1]', '{"product":5,"certifications":["cpsia","x"]}'])(
  'rfqFields drops what is invalid in %s',
  (text) => {
    const { certifications, ...texts } = parseJson(rfqFields(''), text);
    expect(Object.values(texts).every((value) => value === '')).toBe(true);
    expect(certifications).not.toContain('x');
  },
);

test('chooseCertifications makes "none needed" and the others exclude each other', () => {
  expect(chooseCertifications(['cpsia'], ['cpsia', 'fda'])).toEqual(['cpsia', 'fda']);
  expect(chooseCertifications(['cpsia'], ['cpsia', 'none'])).toEqual(['none']);
  expect(chooseCertifications(['none'], ['none', 'gots'])).toEqual(['gots']);
  expect(chooseCertifications(['none'], [])).toEqual([]);
});
