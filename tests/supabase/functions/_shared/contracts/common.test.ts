import { emailSchema, lineSchema } from '@functions/_shared/contracts/common.ts';
import { expect, test } from 'vitest';

test('an address is read without what nobody sees in it', () => {
  expect(emailSchema.parse(' \u202aana@exa\u0001mple.com\u202c ')).toBe('ana@example.com');
});

test.each(['', '\u202e\u0001', 'ana', 'a\nb@example.com', `${'a'.repeat(250)}@b.co`])(
  '%j is no address',
  (text) => {
    expect(emailSchema.safeParse(text).success).toBe(false);
  },
);

test('a line is one line and no longer than allowed', () => {
  const line = lineSchema(7);
  expect(line.parse(' one\r\n\u202etwo ')).toBe('one two');
  expect(line.safeParse('one twos').success).toBe(false);
  expect(line.safeParse('\u2066\n').success).toBe(false);
});
