import { openLayer, sumKnownPct, sumPct } from '@functions/_shared/domain/tariff/duty-case.ts';
import type { DutyLayer } from '@functions/_shared/domain/tariff/duty-types.ts';
import { totalText } from '@functions/_shared/domain/tariff/total-text.ts';
import { expect, test } from 'vitest';

const head = { heading: null, label: '', reason: '' };
/** 10¢ each and a share of 5%. */
const base = openLayer({ ...head, kind: 'base', rateText: '10¢ each + 5%', minimumPct: 5 });
/** Annex 3 of Section 232: raises the base rate to 15%. */
const lift = openLayer({
  ...head,
  kind: 'section-232',
  rateText: 'up to a total of 15%',
  minimumPct: 10,
  liftsBaseToPct: 15,
});
const chinaList: DutyLayer = {
  ...openLayer({ ...head, kind: 'china-301', rateText: '25%', minimumPct: 25 }),
  ratePct: 25,
};

function textOf(...stacks: DutyLayer[][]): string {
  return totalText(stacks, {
    totals: stacks.map((stack) => sumKnownPct(stack.map(({ ratePct }) => ratePct))),
    minimumPct: Math.min(...stacks.map((stack) => sumPct(stack.map((one) => one.minimumPct)))),
    piece: {},
  });
}

test.each<[string, DutyLayer[][]]>([
  ['at least 30%, plus 10¢ each', [[base, chinaList]]],
  ['15%, or the base rate if that is higher', [[base, lift]]],
  ['40%, or more if the base rate is over 15%', [[base, chinaList, lift]]],
  // One of two ten-digit lines is raised, so what the open part adds to the minimum is unknown.
  ['at least 5%', [[base], [base, lift]]],
  [
    'at least 15%',
    [
      [base, lift],
      [base, chinaList, lift],
    ],
  ],
])('%s', (text, stacks) => {
  expect(textOf(...stacks)).toBe(text);
});
