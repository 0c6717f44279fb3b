import { expect, test } from 'vitest';
import { operator, operatorOf } from '@/content/operator.ts';

const company = {
  name: 'BrandBFF, Inc.',
  address: '1 Main Street, Dover, DE 19901',
  privacyEmail: 'privacy@brandbff.com',
  law: 'the State of Delaware',
  effectiveDay: '2026-12-01',
};

test('a company is named with its address, its day and its law', () => {
  const words = operatorOf(company, 'hello@brandbff.com');
  expect(words.line).toBe('BrandBFF, Inc., 1 Main Street, Dover, DE 19901');
  expect(words.sentence).toContain('BrandBFF, Inc., 1 Main Street, Dover, DE 19901');
  expect(words.since).toBe('In effect since Dec 1, 2026.');
  expect(words.law).toContain('The law of the State of Delaware applies');
  expect(words.privacyEmail).toBe('privacy@brandbff.com');
});

test('without a mailbox for privacy the contact address answers', () => {
  expect(operatorOf({ ...company, privacyEmail: '' }, 'hello@brandbff.com').privacyEmail).toBe(
    'hello@brandbff.com',
  );
});

test('a copy without a company says so, and invents none', () => {
  expect(operator.line).toMatch(/^This copy of the site runs without a company behind it/);
  expect(operator.sentence).toBe(operator.line);
  expect(operator.since).toMatch(/no effective date/);
  expect(operator.law).toMatch(/no governing law/);
});
