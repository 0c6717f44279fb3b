import { describe, expect, it } from 'vitest';
import { isAcceptableEmail } from '@/lib/email.ts';

describe('isAcceptableEmail', () => {
  it.each([
    'a@b',
    'ana@example.com',
    '  ana@example.com\n',
    'ünï@exämple.com',
    `a@${'b'.repeat(252)}`,
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
