import { expect, test } from 'vitest';
import {
  emptyFormFields,
  type FormFields,
  fieldsFromRequest,
  fieldsFromText,
  fieldsToText,
  readForm,
} from '@/tools/revenue-calculator/screen/form-fields.ts';
import { aRequest } from './fakes.ts';

const typed: FormFields = {
  audienceSize: '12.5k',
  engagementRate: '4',
  averageOrderValue: '$25',
  productCategory: 'accessories',
  madeIn: 'china',
  productDescription: ' Canvas tote bag ',
  lookType: 'styles',
  styles: ['minimalist', 'vintage'],
  lookWords: 'retro @fern',
};

test('reading the form gives the request', () => {
  expect(readForm(typed, 'en-US')).toEqual({
    ok: true,
    value: aRequest(),
    assumed: [],
    handle: null,
  });
});

test('reading the form takes the look from the words once that tab counts, with the handle beside it', () => {
  const reading = readForm({ ...typed, lookType: 'auto' }, 'en-US');
  expect(reading).toMatchObject({
    ok: true,
    handle: '@fern',
    value: { designInspiration: { type: 'auto', analysis: { aesthetic: 'retro' } } },
  });
});

test('reading the form counts an empty words tab as no inspiration, whatever the other tab holds', () => {
  const reading = readForm({ ...typed, lookType: 'auto', lookWords: '  ' }, 'en-US');
  expect(reading).toMatchObject({
    handle: null,
    value: { designInspiration: { type: 'styles', styles: [] } },
  });
});

test('reading the form understands a comma locale', () => {
  const fields = { ...typed, audienceSize: '12.500', engagementRate: '3,5' };
  expect(readForm(fields, 'de-DE')).toMatchObject({
    value: { audienceSize: 12_500, engagementRatePct: 3.5 },
  });
});

test('reading the form says what is missing', () => {
  expect(readForm(emptyFormFields, 'en-US')).toMatchObject({
    ok: false,
    errors: { audienceSize: 'required', averageOrderValue: 'required', madeIn: 'required' },
  });
});

test.each(['en-US', 'de-DE'])(
  'a request put back into the form reads as itself in %s',
  (locale) => {
    const request = aRequest({ engagementRatePct: 3.5, averageOrderValueUsd: 24.99 });
    expect(readForm(fieldsFromRequest(request, locale), locale)).toMatchObject({ value: request });
  },
);

test('a request put back into the form brings an analysed look back as words', () => {
  const fields = fieldsFromRequest(
    aRequest({
      designInspiration: { type: 'auto', analysis: { aesthetic: 'retro', colors: [] } },
    }),
    'en-US',
  );
  expect(fields).toMatchObject({ lookType: 'auto', lookWords: 'retro', styles: [] });
});

test('a request put back into the form leaves empty what the request does not say', () => {
  expect(fieldsFromRequest({ audienceSize: 10, engagementRatePct: 0 }, 'en-US')).toEqual({
    ...emptyFormFields,
    audienceSize: '10',
    engagementRate: '0',
  });
});

test('the text kept for the tab gives the same fields back', () => {
  expect(fieldsFromText(fieldsToText(typed))).toEqual(typed);
});

test.each([null, '', 'no json', '[]', '7', 'null', '{"audienceSize":7,"styles":"x","lookType":1}'])(
  'the text kept for the tab %s gives an empty form',
  (text) => {
    expect(fieldsFromText(text)).toEqual(emptyFormFields);
  },
);

test('the text kept for the tab drops styles that nobody knows', () => {
  expect(fieldsFromText('{"styles":["vintage","brutalist",3]}').styles).toEqual(['vintage']);
});
