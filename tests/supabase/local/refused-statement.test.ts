import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { printShort } from '../../../supabase/local/refused-statement.ts';

test('prints a refused statement without its parameters', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "ana’s mug"'), {
    code: '22P02',
    detail: 'Failing row contains (ana@example.com).',
    query: 'insert into leads values ($1)',
    params: ['ana@example.com'],
  });
  expect(inspect(printShort(error))).toBe(
    'Database 22P02: invalid input syntax for type uuid: [quoted]',
  );
  // The error of the API is unchanged.
  expect(error.detail).toBe('Failing row contains (ana@example.com).');
});

test('leaves values that are not errors unchanged', () => {
  expect(printShort('odd')).toBe('odd');
});
