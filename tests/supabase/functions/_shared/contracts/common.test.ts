import { emailSchema, lineSchema } from '@functions/_shared/contracts/common.ts';
import { expect, test } from 'vitest';

test('removes hidden characters from an address', () => {
  expect(emailSchema.parse(' \u202aana@exa\u0001mple.com\u202c ')).toBe('ana@example.com');
});

test.each(['', '\u202e\u0001', 'ana', 'a\nb@example.com', `${'a'.repeat(250)}@b.co`])(
  'rejects the address %j',
  (text) => {
    expect(emailSchema.safeParse(text).success).toBe(false);
  },
);

test('a line is one line within its maximum length', () => {
  const line = lineSchema(7);
  expect(line.parse(' one\r\n\u202etwo ')).toBe('one two');
  expect(line.safeParse('one twos').success).toBe(false);
  expect(line.safeParse('\u2066\n').success).toBe(false);
});
