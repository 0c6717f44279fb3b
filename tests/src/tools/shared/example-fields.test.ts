import { expect, test } from 'vitest';
import { exampleFields } from '@/tools/shared/example-fields.ts';

const example = { followers: '12000', price: '28' };

test('an empty form shows the example', () => {
  expect(exampleFields({ followers: '', price: ' ' }, example)).toEqual({
    fields: example,
    isOwn: false,
  });
});

test('what is typed replaces its part of the example', () => {
  expect(exampleFields({ followers: '90k', price: '' }, example)).toEqual({
    fields: { followers: '90k', price: '28' },
    isOwn: true,
  });
});
