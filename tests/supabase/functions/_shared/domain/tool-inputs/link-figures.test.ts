import {
  changedSince,
  type KeyFigure,
  linkFigureParams,
  readLinkFigures,
} from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import { describe, expect, test } from 'vitest';

const duty = (value: number): KeyFigure => ({
  value,
  unit: 'points',
  words: (change) => `duty ${change}`,
});
const cost = (value: number): KeyFigure => ({
  value,
  unit: 'usdCents',
  words: (change) => `${change} a unit`,
});
const profit = (value: number): KeyFigure => ({
  value,
  unit: 'usdWhole',
  words: (change) => `profit ${change} a year`,
});

const query = (text: string) => new URLSearchParams(text);
const madeOn = '2026-11-29';

describe('what a link carries', () => {
  test('the day and the figures, each as finely as it is shown', () => {
    const params = linkFigureParams(madeOn, [duty(36.5), cost(1.1249), profit(-27173.4)]);
    expect(`${new URLSearchParams(params)}`).toBe('on=2026-11-29&was=36.5%2C1.12%2C-27173');
    expect(readLinkFigures(new URLSearchParams(params))).toEqual({
      madeOn,
      figures: [36.5, 1.12, -27173],
    });
  });

  test('nothing without a figure, or with one that is no number', () => {
    expect(linkFigureParams(madeOn, [])).toEqual([]);
    expect(linkFigureParams(madeOn, [duty(36.5), cost(Number.NaN)])).toEqual([]);
    expect(linkFigureParams(madeOn, [cost(1e12)])).toEqual([]);
  });

  test.each([
    'was=36.5',
    'on=2026-11-29',
    'on=2026-11-31&was=36.5',
    'on=Nov 29&was=36.5',
    'on=2026-11-29&was=',
    'on=2026-11-29&was=36.5,',
    'on=2026-11-29&was=36.5,abc',
    'on=2026-11-29&was=1e3',
    'on=2026-11-29&was=+5',
    'on=2026-11-29&was=36.555',
    'on=2026-11-29&was=NaN',
    'on=2026-11-29&was=1,2,3,4,5,6,7,8,9',
  ])('"%s" is ignored', (text) => {
    expect(readLinkFigures(query(text))).toBeNull();
  });
});

describe('what has changed', () => {
  const today = '2026-12-20';
  const link = readLinkFigures(query('on=2026-11-29&was=36.5,5.01'));

  test('one sentence names every figure that differs', () => {
    // 39 - 36.5 = 2.5 points; 5.12 - 5.01 = 0.11
    expect(changedSince(link, [duty(39), cost(5.12)], today)).toBe(
      'Since Nov 29: duty +2.5 points, +$0.11 a unit.',
    );
    expect(changedSince(link, [duty(36.5), cost(4.9)], today)).toBe('Since Nov 29: -$0.11 a unit.');
    expect(changedSince(link, [duty(35.5), cost(5.01)], today)).toBe(
      'Since Nov 29: duty -1 point.',
    );
  });

  test('another year is named, and thousands are grouped', () => {
    const old = readLinkFigures(query('on=2025-11-29&was=27173'));
    expect(changedSince(old, [profit(25973)], today)).toBe(
      'Since Nov 29, 2025: profit -$1,200 a year.',
    );
  });

  test('nothing where the figures show the same', () => {
    expect(changedSince(link, [duty(36.5), cost(5.01)], today)).toBeNull();
    expect(changedSince(link, [duty(36.54), cost(5.0149)], today)).toBeNull();
  });

  test('nothing on the same day, for a day to come, and for figures of another result', () => {
    expect(changedSince(link, [duty(39), cost(5.12)], madeOn)).toBeNull();
    expect(changedSince(link, [duty(39), cost(5.12)], '2026-11-28')).toBeNull();
    expect(changedSince(link, [duty(39)], today)).toBeNull();
    expect(changedSince(link, [duty(39), cost(Number.NaN)], today)).toBe(
      'Since Nov 29: duty +2.5 points.',
    );
    expect(changedSince(null, [duty(39), cost(5.12)], today)).toBeNull();
  });
});
