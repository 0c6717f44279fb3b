import { ruleById } from '@functions/_shared/domain/goods/rules.ts';
import { expect, test } from 'vitest';
import { askedRuleIds, daysNeeded, findGaps } from '@/tools/rfq-generator/rules/find-gaps.ts';
import { emptyRfqFields, parseRfq, type RfqFields } from '@/tools/rfq-generator/rules/rfq.ts';
import { buildRfq } from './build-rfq.ts';

const today = '2026-11-28';
const codes = (overrides: Partial<RfqFields> = {}, ruleIds: string[] = []) =>
  findGaps(buildRfq(overrides), { pictureCount: 1, ruleIds, today }).map(({ code }) => code);

test('findGaps finds no gap in a complete request', () => {
  expect(codes()).toEqual([]);
});

test('findGaps lists every gap of an empty request, the blocking ones first', () => {
  const { rfq } = parseRfq(emptyRfqFields(''), 'en-US');
  const gaps = findGaps(rfq, { pictureCount: 0, today });
  expect(gaps.filter(({ weight }) => weight === 'blocks').map(({ code }) => code)).toEqual([
    'product',
    'materials',
    'quantities',
    'delivery-term',
  ]);
  expect(gaps.map(({ weight }) => weight).lastIndexOf('blocks')).toBe(3);
  expect(gaps.slice(4).map(({ code }) => code)).toEqual([
    'specification',
    'certifications',
    'target-price',
    'packaging',
    'deadline',
    'pictures',
    'contact',
  ]);
});

test.each([
  ['price-break', { firstQuantity: '', thirdQuantity: '' }],
  ['destination', { deliveryTerm: 'DDP' }],
  ['deadline-past', { deadline: '2026-11-27' }],
  ['deadline-tight', { deadline: '2027-02-01' }],
  ['child-safety', { certifications: ['oeko-tex'] }],
  ['specification', { specification: ' ' }],
  ['contact', { contactEmail: '' }],
] satisfies [string, Partial<RfqFields>][])('findGaps asks about %s', (code, overrides) => {
  expect(codes(overrides)).toEqual([code]);
});

test.each([
  ['child-safety', 'toy-safety', ['none']],
  ['food-and-skin', 'food-contact', ['none']],
  ['electronics', 'fcc', ['iso-9001']],
] satisfies [string, string, RfqFields['certifications']][])(
  'findGaps asks about %s when the rule "%s" binds the product',
  (code, ruleId, certifications) => {
    const product = { product: 'Any thing', certifications };
    expect(codes(product, [ruleId])).toEqual([code]);
    expect(codes(product)).toEqual([]);
  },
);

test('findGaps does not ask when a matching certification is chosen', () => {
  const product = { product: 'Any thing', certifications: ['fda', 'rohs'] as const };
  expect(codes(product, ['cosmetics', 'lithium-battery', 'textile-label'])).toEqual([]);
});

test('every rule that findGaps asks about is one of the table', () => {
  for (const id of askedRuleIds) expect(ruleById(id).id).toBe(id);
});

test('findGaps counts a deadline of today as tight, not as past', () => {
  expect(codes({ deadline: today })).toEqual(['deadline-tight']);
});

test('findGaps names the field that answers each question', () => {
  const gaps = findGaps(buildRfq({ firstQuantity: '', thirdQuantity: '' }), {
    pictureCount: 0,
    today,
  });
  expect(gaps.map(({ field }) => field)).toEqual(['secondQuantity', 'pictures']);
});

test('daysNeeded adds freight where the supplier delivers', () => {
  expect(daysNeeded({ deliveryTerm: 'FOB' })).toBe(66);
  expect(daysNeeded({ deliveryTerm: 'DAP' })).toBe(101);
  expect(daysNeeded({ deliveryTerm: null })).toBe(66);
});
