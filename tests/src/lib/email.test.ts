import { expect, test } from 'vitest';
import { isAcceptableEmail, parseEmail } from '@/lib/email.ts';

test.each([
  'a@b',
  'mailto:ana@example.com',
  'ana@example.com',
  '  ana@example.com\n',
  'ünï@exämple.com',
  `a@${'b'.repeat(252)}`,
  // As copied from address books.
  '\u202aana@example.com\u202c',
])('isAcceptableEmail accepts %j', (text) => {
  expect(isAcceptableEmail(text)).toBe(true);
});

test.each([
  '',
  '   ',
  'ana',
  'ana.example.com',
  'ana＠example.com',
  'mailto:',
  'mailto:ana',
  '@',
  'ana@',
  '@example.com',
  'ana@b@c',
  'a na@example.com',
  `a@${'b'.repeat(253)}`,
])('isAcceptableEmail rejects %j', (text) => {
  expect(isAcceptableEmail(text)).toBe(false);
});

test.each([
  [' ana@example.com ', 'ana@example.com'],
  [' \u202aana@exa\u0001mple.com\u202c\n', 'ana@example.com'],
  ['mailto:a@b.co', 'a@b.co'],
  ['MAILTO: ana@example.com?subject=Hi', 'ana@example.com'],
  ['mailtor@example.com', 'mailtor@example.com'],
])('parseEmail reads %j as %j', (text, email) => {
  expect(parseEmail(text)).toBe(email);
});
