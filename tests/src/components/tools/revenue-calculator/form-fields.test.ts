import { describe, expect, test } from 'vitest';
import {
  emptyFormFields,
  type FormFields,
  fieldsFromRequest,
  fieldsFromText,
  fieldsToText,
  readForm,
} from '@/components/tools/revenue-calculator/form-fields.ts';
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

describe('reading the form', () => {
  test('gives the request', () => {
    expect(readForm(typed, 'en-US')).toEqual({
      ok: true,
      value: aRequest(),
      assumed: [],
      handle: null,
    });
  });

  test('takes the look from the words once that tab counts, with the handle beside it', () => {
    const reading = readForm({ ...typed, lookType: 'auto' }, 'en-US');
    expect(reading).toMatchObject({
      ok: true,
      handle: '@fern',
      value: { designInspiration: { type: 'auto', analysis: { aesthetic: 'retro' } } },
    });
  });

  test('counts an empty words tab as no inspiration, whatever the other tab holds', () => {
    const reading = readForm({ ...typed, lookType: 'auto', lookWords: '  ' }, 'en-US');
    expect(reading).toMatchObject({
      handle: null,
      value: { designInspiration: { type: 'styles', styles: [] } },
    });
  });

  test('understands a comma locale', () => {
    const fields = { ...typed, audienceSize: '12.500', engagementRate: '3,5' };
    expect(readForm(fields, 'de-DE')).toMatchObject({
      value: { audienceSize: 12_500, engagementRatePct: 3.5 },
    });
  });

  test('says what is missing', () => {
    expect(readForm(emptyFormFields, 'en-US')).toMatchObject({
      ok: false,
      errors: { audienceSize: 'required', averageOrderValue: 'required', madeIn: 'required' },
    });
  });
});

describe('a request put back into the form', () => {
  test.each(['en-US', 'de-DE'])('reads as itself in %s', (locale) => {
    const request = aRequest({ engagementRatePct: 3.5, averageOrderValueUsd: 24.99 });
    expect(readForm(fieldsFromRequest(request, locale), locale)).toMatchObject({ value: request });
  });

  test('brings an analysed look back as words', () => {
    const fields = fieldsFromRequest(
      aRequest({
        designInspiration: { type: 'auto', analysis: { aesthetic: 'retro', colors: [] } },
      }),
      'en-US',
    );
    expect(fields).toMatchObject({ lookType: 'auto', lookWords: 'retro', styles: [] });
  });

  test('leaves empty what the request does not say', () => {
    expect(fieldsFromRequest({ audienceSize: 10, engagementRatePct: 0 }, 'en-US')).toEqual({
      ...emptyFormFields,
      audienceSize: '10',
      engagementRate: '0',
    });
  });
});

describe('the text kept for the tab', () => {
  test('gives the same fields back', () => {
    expect(fieldsFromText(fieldsToText(typed))).toEqual(typed);
  });

  test.each([
    null,
    '',
    'no json',
    '[]',
    '7',
    'null',
    '{"audienceSize":7,"styles":"x","lookType":1}',
  ])('%s gives an empty form', (text) => {
    expect(fieldsFromText(text)).toEqual(emptyFormFields);
  });

  test('drops styles that nobody knows', () => {
    expect(fieldsFromText('{"styles":["vintage","brutalist",3]}').styles).toEqual(['vintage']);
  });
});
