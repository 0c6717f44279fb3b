import {
  changedSince,
  readLinkFigures,
} from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import { expect, test } from 'vitest';
import {
  calculatorFigures,
  comparableFigures,
  withLinkFigures,
} from '@/tools/shared/calculator-figures.ts';

const landed = { profitUsd: 9.41, dutyPct: 36.5 };

/** What somebody reads who opens this link on November 30. */
function readAgain(link: string, yearlyProfitUsd: number, now: typeof landed | null) {
  const figures = readLinkFigures(new URL(link).searchParams);
  const current = comparableFigures(figures, calculatorFigures(yearlyProfitUsd, now));
  return changedSince(figures, current, '2026-11-30');
}

function linkOf(view: typeof landed | null) {
  const url = 'https://brandbff.example/?v=1&a=500#calculator';
  return withLinkFigures(url, calculatorFigures(27_173.4, view), '2026-11-29');
}

test('a link carries its day and figures before its anchor', () => {
  expect(linkOf(landed)).toBe(
    'https://brandbff.example/?v=1&a=500&on=2026-11-29&was=27173%2C36.5%2C9.41#calculator',
  );
  expect(withLinkFigures('', calculatorFigures(1, null), '2026-11-29')).toBe('');
});

test('an old link says what differs, and nothing where nothing does', () => {
  // 39 - 36.5; 9.52 - 9.41; 27,173 both times.
  expect(readAgain(linkOf(landed), 27_173.4, { profitUsd: 9.52, dutyPct: 39 })).toBe(
    'Since Nov 29: duty +2.5 points, what you keep +$0.11 a unit.',
  );
  expect(readAgain(linkOf(landed), 27_173.4, landed)).toBeNull();
});

test('a link that was made before the landed view was open is compared without it', () => {
  expect(readAgain(linkOf(null), 27_293, landed)).toBe('Since Nov 29: profit +$120 a year.');
  // The other way round, it waits for the view.
  expect(readAgain(linkOf(landed), 27_293, null)).toBeNull();
});
