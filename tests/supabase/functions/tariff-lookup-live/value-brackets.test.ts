import {
  type BracketLine,
  selectBracket,
  valueOfAnswer,
} from '@functions/tariff-lookup-live/value-brackets.ts';
import { expect, test } from 'vitest';

function line(hts8: string, path: string, generalRateText: string): BracketLine {
  return { hts8, description: `Footwear > ${path}`, generalRateText };
}

const cheap = line('6404.11.59', 'Sports > Valued not over $3/pair > Other', '48%');
const low = line(
  '6404.11.79',
  'Sports > Valued over $3 but not over $6.50/pair',
  '90¢/pr. + 37.5%',
);
const vegetable = line(
  '6404.11.81',
  'Sports > Valued over $6.50 but not over $12/pair > Of vegetable fibers',
  '7.5%',
);
const middle = line(
  '6404.11.89',
  'Sports > Valued over $6.50 but not over $12/pair > Other',
  '90¢/pr. + 20%',
);
const dear = line('6404.11.90', 'Sports > Valued over $12/pair', '20%');
const leather = line('6404.11.20', 'Of leather', '10.5%');
const shoes = [leather, cheap, low, vegetable, middle, dear];

test.each([
  ['stays for goods worth as much', 12.01, { kind: 'keep' }],
  ['gives way to the one of the value', 5, { kind: 'take', line: low }],
  ['ends with its upper value', 6.5, { kind: 'take', line: low }],
  ['begins above its lower value', 3, { kind: 'take', line: cheap }],
  [
    'leaves a choice where the value leaves several',
    12,
    { kind: 'choose', lines: [vegetable, middle] },
  ],
])('a line divided by value %s: $%d', (_fact, value, expected) => {
  expect(selectBracket(dear, shoes, value)).toEqual(expected);
});

test('a line divided by value asks for the value when it is unknown', () => {
  expect(selectBracket(dear, shoes, undefined)).toEqual({
    kind: 'ask',
    question: {
      id: 'value-bracket',
      text: 'The rate depends on the value: what is one pair worth at the factory?',
      options: [
        { value: '0-3', label: 'Valued not over $3/pair' },
        { value: '3-6.5', label: 'Valued over $3 but not over $6.50/pair' },
        { value: '6.5-12', label: 'Valued over $6.50 but not over $12/pair' },
        { value: '12-more', label: 'Valued over $12/pair' },
      ],
    },
  });
});

test('a line divided by value does not ask when every value pays the same', () => {
  const same = [line('1', 'Valued not over $1 each', '5%'), line('2', 'Valued over $1 each', '5%')];
  expect(selectBracket(line('2', 'Valued over $1 each', '5%'), same, undefined)).toEqual({
    kind: 'keep',
  });
});

test('a line divided by value counts by the dozen and the gross, in cents and in dollars', () => {
  const combs = [
    line('1', 'Valued not over $4.50 per gross', '2%'),
    line('2', 'Valued over $4.50 per gross', '4.6%'),
  ];
  const [low = dear, high = dear] = combs;
  expect(selectBracket(high, combs, 0.03)).toEqual({ kind: 'take', line: low });
  expect(selectBracket(high, combs, 0.04)).toEqual({ kind: 'keep' });
  const brushes = [
    line('1', 'Valued not over 10¢ each', '4%'),
    line('2', 'Valued over 10¢ each', 'Free'),
  ];
  expect(selectBracket(brushes[1] ?? dear, brushes, 0.1)).toMatchObject({ kind: 'take' });
});

test('within a bracket that is divided again both must match', () => {
  const glasses = [
    line('10', 'Valued not over $0.30 each', '28.5%'),
    line('50', 'Valued over $3 each > Other > Valued over $3 but not over $5 each', '7.5%'),
    line('60', 'Valued over $3 each > Other > Valued over $5 each', '5%'),
  ];
  expect(selectBracket(glasses[0] ?? dear, glasses, 6)).toEqual({
    kind: 'take',
    line: glasses[2],
  });
});

test('a line that is not divided stays, whatever the value', () => {
  expect(selectBracket(leather, shoes, 5)).toEqual({ kind: 'keep' });
  expect(selectBracket(leather, shoes, undefined)).toEqual({ kind: 'keep' });
});

test('an answer stands for a value of its bracket', () => {
  expect(valueOfAnswer('3-6.5')).toBe(6.5);
  expect(valueOfAnswer('12-more')).toBeGreaterThan(12);
  expect(valueOfAnswer('12 or so')).toBeUndefined();
  expect(valueOfAnswer(undefined)).toBeUndefined();
});
