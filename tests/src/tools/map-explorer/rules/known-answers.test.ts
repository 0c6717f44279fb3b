import { parseMapState } from '@functions/_shared/domain/tool-inputs/map-url.ts';
import { expect, test } from 'vitest';
import { openMap } from '@/tools/map-explorer/rules/known-answers.ts';

const blank = parseMapState(new URLSearchParams());

test('openMap opens blank where nothing is known or stored', () => {
  expect(openMap(null, {})).toEqual({ state: blank, names: [] });
});

test('openMap chooses the known category and opens the known country', () => {
  expect(openMap(null, { category: 'beauty', country: 'mexico' })).toEqual({
    state: { ...blank, category: 'beauty', country: 'mexico' },
    names: ['category', 'country'],
  });
});

test('openMap opens no country that the map does not have', () => {
  expect(openMap(null, { country: 'usa' })).toEqual({ state: blank, names: [] });
  expect(openMap(null, { country: 'ai-choose' })).toEqual({ state: blank, names: [] });
});

test('what the tab stored wins, and a closed country stays closed', () => {
  const known = { category: 'beauty', country: 'mexico' } as const;
  expect(openMap('category=apparel&compare=china', known)).toEqual({
    state: { ...blank, category: 'apparel', compared: ['china'] },
    names: [],
  });
  expect(openMap('', known)).toEqual({
    state: { ...blank, category: 'beauty' },
    names: ['category'],
  });
});
