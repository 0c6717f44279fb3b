import { expect, test } from 'vitest';
import {
  chooseCertifications,
  emptyRfqFields,
  readRfq,
  rfqFieldsFromText,
} from '@/tools/rfq-generator/rules/rfq.ts';
import { buildFields } from './build-rfq.ts';

test('readRfq reads numbers as typed and puts the quantities in order, each once', () => {
  const { rfq, errors } = readRfq(buildFields({ thirdQuantity: '500' }), 'en-US');
  expect(errors).toEqual({});
  expect(rfq).toMatchObject({
    quantities: [500, 5000],
    targetPriceUsd: 1.2,
    deliveryTerm: 'FOB',
    deadline: '2027-06-01',
  });
});

test("readRfq reads the visitor's own decimal mark", () => {
  expect(readRfq(buildFields({ targetPrice: '1,20' }), 'de-DE').rfq.targetPriceUsd).toBe(1.2);
});

test('readRfq takes a blank field for no answer, not for a mistake', () => {
  const { rfq, errors } = readRfq(emptyRfqFields(''), 'en-US');
  expect(errors).toEqual({});
  expect(rfq).toMatchObject({ quantities: [], targetPriceUsd: null, deliveryTerm: null });
});

test.each([
  ['firstQuantity', 'a few', 'not-a-number'],
  ['secondQuantity', '0', 'out-of-range'],
  ['thirdQuantity', '-5', 'out-of-range'],
  ['targetPrice', '2 000 000', 'out-of-range'],
] as const)('readRfq says what is wrong with %s "%s"', (name, text, code) => {
  expect(readRfq(buildFields({ [name]: text }), 'en-US').errors).toEqual({ [name]: code });
});

test('readRfq takes no term, country or day that is none', () => {
  const { rfq } = readRfq(
    buildFields({ deliveryTerm: 'XYZ', origin: 'atlantis', deadline: '2027-13-40' }),
    'en-US',
  );
  expect(rfq).toMatchObject({ deliveryTerm: null, origin: null, deadline: null });
});

test('rfqFieldsFromText gives back what was kept', () => {
  const fields = buildFields();
  expect(rfqFieldsFromText(JSON.stringify(fields))).toEqual(fields);
});

test.each(['', '{', 'null', '[1]', '{"product":5,"certifications":["cpsia","x"]}'])(
  'rfqFieldsFromText leaves out what does not hold up in %s',
  (text) => {
    const { certifications, ...texts } = rfqFieldsFromText(text);
    expect(Object.values(texts).every((value) => value === '')).toBe(true);
    expect(certifications).not.toContain('x');
  },
);

test('chooseCertifications lets "none needed" and the others take turns', () => {
  expect(chooseCertifications(['cpsia'], ['cpsia', 'fda'])).toEqual(['cpsia', 'fda']);
  expect(chooseCertifications(['cpsia'], ['cpsia', 'none'])).toEqual(['none']);
  expect(chooseCertifications(['none'], ['none', 'gots'])).toEqual(['gots']);
  expect(chooseCertifications(['none'], [])).toEqual([]);
});
