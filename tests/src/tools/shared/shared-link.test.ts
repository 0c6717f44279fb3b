import { expect, test } from 'vitest';
import { hasShareMark, sharedLink, withoutShareMark } from '@/tools/shared/shared-link.ts';

test('a copied link says that it is one, and keeps its anchor', () => {
  expect(sharedLink('https://example.com/fulfillment?orders=800#calculator')).toBe(
    'https://example.com/fulfillment?orders=800&via=link#calculator',
  );
  expect(sharedLink('https://example.com/sourcing?tool=map', [['on', '2026-11-29']])).toBe(
    'https://example.com/sourcing?tool=map&on=2026-11-29&via=link',
  );
  expect(sharedLink('')).toBe('');
});

test('the mark is read and taken out', () => {
  const params = new URLSearchParams('tool=quiz&via=link&volume=not-sure');
  expect(hasShareMark(params)).toBe(true);
  expect(withoutShareMark(params).toString()).toBe('tool=quiz&volume=not-sure');
  expect(hasShareMark(new URLSearchParams('via=LINK'))).toBe(false);
  expect(hasShareMark(new URLSearchParams('tool=quiz'))).toBe(false);
});
