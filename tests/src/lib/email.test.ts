import { describe, expect, it } from 'vitest';
import { isAcceptableEmail, trimEmail } from '@/lib/email.ts';

describe('isAcceptableEmail', () => {
  it.each(['a@b', 'ana@example.com', '  ana@example.com\n', 'ünï@exämple.com', '"a b"@c', '@'])(
    'accepts %j',
    (text) => {
      expect(isAcceptableEmail(text)).toBe(true);
    },
  );

  it.each(['', '   ', 'ana', 'ana.example.com', 'ana＠example.com'])('refuses %j', (text) => {
    expect(isAcceptableEmail(text)).toBe(false);
  });
});

describe('trimEmail', () => {
  it('drops the spaces around an address and nothing else', () => {
    expect(trimEmail(' Ana+shop@Example.com\u00A0')).toBe('Ana+shop@Example.com');
  });
});
