import { expect, test } from 'vitest';
import { answerSwag } from '@/tools/assistant/screen/engine-swag.ts';

test('500 tumblers have a total, a range and a link that opens them so', () => {
  const { content, cards } = answerSwag({ piece: 'tumbler', units: 500 });
  expect(content).toContain(
    'Steel tumbler from our swag catalog: 500 pieces at $11.04 each, $5,520',
  );
  expect(content).toContain('between $4,968 and $6,624');
  expect(cards).toEqual([
    { kind: 'tool', label: 'Open: Steel tumbler', href: '/swag?sw=1&piece=tumbler&units=500' },
  ]);
});

test('a piece without a quantity has its price steps', () => {
  const { content, cards } = answerSwag({ piece: 'tumbler', units: null });
  expect(content).toContain('$16.01 each at 50 pieces, down to $11.04 at 500');
  expect(cards).toMatchObject([{ href: '/swag?sw=1&piece=tumbler' }]);
});

test('fewer than the smallest order have no price', () => {
  const { content } = answerSwag({ piece: 'mug', units: 20 });
  expect(content).toContain('in orders of 50 pieces or more');
  expect(content).not.toContain('$');
});

test('a thousand are quoted by themselves', () => {
  expect(answerSwag({ piece: 'mug', units: 1000 }).content).toContain('individually');
});

test('pieces within a budget are named, the dearest first', () => {
  const { content } = answerSwag({ piece: null, units: 150, budgetUsd: 14 });
  expect(content).toContain('For 150 pieces at up to $14 each');
  expect(content).toContain('Steel tumbler at $13.80, Nail polish trio at $11.50');
  expect(content).not.toContain('Wooden toy set');
  expect(answerSwag({ piece: null, units: 150, budgetUsd: 1 }).content).toContain('Nothing in our');
});

test('swag without a piece leads to the catalog', () => {
  expect(answerSwag({ piece: null, units: null }).cards).toMatchObject([{ href: '/swag' }]);
});
