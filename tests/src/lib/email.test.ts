import { describe, expect, it, test } from 'vitest';
import { isAcceptableEmail, readEmail } from '@/lib/email.ts';

describe('isAcceptableEmail', () => {
  it.each([
    'a@b',
    'ana@example.com',
    '  ana@example.com\n',
    'ünï@exämple.com',
    `a@${'b'.repeat(252)}`,
    // As address books copy it.
    '\u202aana@example.com\u202c',
  ])('accepts %j', (text) => {
    expect(isAcceptableEmail(text)).toBe(true);
  });

  it.each([
    '',
    '   ',
    'ana',
    'ana.example.com',
    'ana＠example.com',
    '@',
    'ana@',
    '@example.com',
    'ana@b@c',
    'a na@example.com',
    `a@${'b'.repeat(253)}`,
  ])('refuses %j', (text) => {
    expect(isAcceptableEmail(text)).toBe(false);
  });
});

test('readEmail takes out spaces around an address and what nobody sees in it', () => {
  expect(readEmail(' \u202aana@exa\u0001mple.com\u202c\n')).toBe('ana@example.com');
});
