import {
  changedSince,
  linkFigureParams,
  readLinkFigures,
} from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import { parseTariffParams } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { teeFacts } from '@tests/support/tee-facts.ts';
import { expect, test } from 'vitest';
import { tariffCalculatorCopy } from '@/tools/tariff-calculator/copy.ts';
import { keyFigures } from '@/tools/tariff-calculator/rules/key-figures.ts';
import { tariffResults } from '@/tools/tariff-calculator/rules/tariff-result.ts';

const today = '2026-11-28';

function figuresOf(query: string) {
  const params = new URLSearchParams(`tool=tariff&product=6109.10.00&${query}`);
  const results = tariffResults(teeFacts, parseTariffParams(params, today), today);
  return keyFigures(results, tariffCalculatorCopy.changed);
}

function changeOf(query: string, was: string) {
  const link = readLinkFigures(new URLSearchParams(`on=2026-10-01&was=${was}`));
  return changedSince(link, figuresOf(query), today);
}

test('a link without a shipment keeps the duty alone', () => {
  expect(figuresOf('origin=CN').map(({ value }) => value)).toEqual([36.5]);
  expect(changeOf('origin=CN', '34')).toBe('Since Oct 1: duty +2.5 points.');
});

test('with a shipment it keeps the landed cost of a piece too', () => {
  // $4 of goods, 36.5% duty of $1.46, $0.30 of freight, $33.58 and $10 of fees on 2,000 pieces
  const shipment = 'origin=CN&value=4&quantity=2000&freight=600';
  expect(linkFigureParams(today, figuresOf(shipment))).toEqual([
    ['on', today],
    ['was', '36.5,5.78'],
  ]);
  expect(changeOf(shipment, '36.5,5.89')).toBe('Since Oct 1: -$0.11 a unit.');
});

test('where origins are compared, each change names its own', () => {
  const both = 'origin=CN,VN&value=4&quantity=2000';
  const [china = 0, chinaCost = 0, vietnam = 0, vietnamCost = 0] = figuresOf(both).map(
    ({ value }) => value,
  );
  expect(china).toBe(36.5);
  const was = [china - 1, chinaCost, vietnam, vietnamCost + 0.05].map((each) => each.toFixed(2));
  expect(changeOf(both, was.join(','))).toBe(
    'Since Oct 1: duty from China +1 point, -$0.05 a unit from Vietnam.',
  );
});
