import { expect, test } from 'vitest';
import { mergeDetails, noDetails, readDetails } from '@/tools/assistant/rules/details.ts';
import { onlyAdds } from '@/tools/assistant/rules/goods-words.ts';

test.each([
  ['like 1000 of them', { units: 1000 }],
  ['sorry, 500 not 2000', { units: 500 }],
  ['not 2000 but 500', { units: 500 }],
  ['20oz 1000pcs', { units: 1000, looks: ['20oz'] }],
  ['supplier wants 500', { units: 500 }],
  ['they quoted 4.10 fob', { fobUsd: 4.1 }],
  ['they cost 9 bucks each', { fobUsd: 9 }],
  ['id sell it at 65', { retailUsd: 65 }],
  ['i would sell lip balm at 9 bucks', { retailUsd: 9 }],
  ['they want 35 in stores', { retailUsd: 35 }],
  ['if people would pay 40', { retailUsd: 40 }],
  ['my budget is 5k', { budgetUsd: 5000 }],
  ['i have 5k', { budgetUsd: 5000 }],
  ['only 8 grand to spend', { budgetUsd: 8000 }],
  ['and at $40?', { sumUsd: 40 }],
  ['what would i make at 59', { sumUsd: 59 }],
  ['they weigh 900g each', { weightKg: 0.9 }],
  ['delivered to texas 78701', { zip: '78701' }],
  ['i want a 50% margin', { marginPct: 50 }],
  ['by june 1', { dayText: 'by june 1' }],
  ['and by air?', { mode: 'air' }],
  ['from vietnam or china', { originCodes: ['VN', 'CN'] }],
  ['in vegan leather instead', { qualities: ['vegan leather'] }],
  ['black, cotton', { qualities: ['cotton'], looks: ['black'] }],
  ['in a glass jar', { qualities: [], looks: ['glass jar'] }],
])('"%s" says %j', (text, said) => {
  expect(readDetails(text).details).toEqual({ ...noDetails, ...said });
});

test.each([
  'i have 50k followers',
  '80k on tiktok',
  'in 2 colors',
  'how much is it now',
  'sea or air',
  'a 3-wick candle',
  '320 gsm',
  'and shipping was 1900',
  'is it section 232',
])('"%s" says nothing of an order', (text) => {
  expect(readDetails(text).details).toEqual({
    ...noDetails,
    looks: readDetails(text).details.looks,
  });
  expect(readDetails(text).details.units).toBeUndefined();
});

test.each([
  ['we need like 400', true],
  ['sorry, 500 not 2000', true],
  ['my budget is 5k', true],
  ['what about 2,000', true],
  ['how much for 500', false],
  ['500 hoodies', false],
  ['is 500 fine', false],
])('"%s" only adds to what was said: %s', (text, expected) => {
  expect(onlyAdds(readDetails(text).rest)).toBe(expected);
});

test('what is said now takes the place of what was said before', () => {
  const before = { ...noDetails, units: 500, originCodes: ['CN'], fobUsd: 4, retailUsd: 30 };
  const now = { ...noDetails, units: 1000, originCodes: ['CN'] };
  expect(mergeDetails(before, now)).toMatchObject({ units: 1000, fobUsd: 4, retailUsd: 30 });
});

test('a factory price is one country’s', () => {
  const before = { ...noDetails, originCodes: ['CN'], fobUsd: 4 };
  const moved = mergeDetails(before, { ...noDetails, originCodes: ['VN'] });
  expect(moved).toMatchObject({ originCodes: ['VN'], fobUsd: undefined });
});
