import { expect, test } from 'vitest';
import { layOutStack, type StackSegment } from '@/components/charts/stacked-bar-layout.ts';

const segments: StackSegment[] = [
  { id: 'base', label: 'Base', value: 10, tone: 'ink' },
  { id: '301', label: '301', value: 10, tone: 'tomato' },
];
const widths = (fullValue?: number) =>
  layOutStack(segments, 402, (value) => `${value}%`, fullValue).map(({ widthPx }) => widthPx);

test('fills the width with its own sum', () => {
  expect(widths()).toEqual([200, 200]);
});

test('leaves space on a scale that ends higher, so that bars can be compared', () => {
  expect(widths(40)).toEqual([100, 100]);
});

test('never exceeds its width', () => {
  expect(widths(5)).toEqual([200, 200]);
});
