import { expect, test } from 'vitest';
import { labelWidthPx } from '@/components/charts/chart-type.ts';
import {
  type CrossingLine,
  layOutCrossingLines,
  MARK_PX,
  splitAtBands,
} from '@/components/charts/crossing-lines-layout.ts';

const xs = [0, 1000, 1001, 3000, 3001, 4000];
const line = (label: string, each: number): CrossingLine => ({
  id: label,
  label,
  tone: 'ink',
  values: xs.map((x) => x * each),
});
const bands = [
  { id: 'a', label: '$4.50', fromX: 0, toX: 1000 },
  { id: 'b', label: '$3.50', fromX: 1000, toX: 3000 },
  { id: 'c', label: '$2.50', fromX: 3000, toX: Number.POSITIVE_INFINITY },
];

function layout(widthPx: number, markXs: number[] = []) {
  return layOutCrossingLines({
    widthPx,
    heightPx: 380,
    xs,
    lines: [line('Amazon FBA', 13.2), line('ShipBob', 6.75), line('You today', 6.7)],
    bands,
    marks: markXs.map((x) => ({ id: String(x), text: '1', x, y: x * 4 })),
    formatX: String,
    formatTick: (value) => `$${value}`,
  });
}

test('layOutCrossingLines puts names beside the lines if there is room, without overlap', () => {
  const { names, rightPx } = layout(900);
  expect(names.anchor).toBe('start');
  expect(rightPx + 10 + labelWidthPx('Amazon FBA')).toBeLessThanOrEqual(900);
  const [, shipBob = 0, you = 0] = names.ysPx;
  expect(Math.abs(shipBob - you)).toBeGreaterThanOrEqual(16);
});

test('layOutCrossingLines puts names above the lines on a phone, which leaves the plot its width', () => {
  const { names, rightPx } = layout(300);
  expect(names.anchor).toBe('end');
  expect(rightPx).toBe(292);
});

test('layOutCrossingLines keeps the numbers of close crossings apart and inside the width', () => {
  const { markXs } = layout(300, [45, 89, 178]);
  for (const [index, markX] of markXs.entries()) {
    const next = markXs[index + 1] ?? Number.POSITIVE_INFINITY;
    expect(next - markX).toBeGreaterThanOrEqual(MARK_PX);
  }
  expect(markXs.at(-1)).toBeLessThanOrEqual(300 - MARK_PX / 2);
});

test('layOutCrossingLines labels a band only if its label fits', () => {
  expect(layout(900).bands.map(({ fits }) => fits)).toEqual([true, true, true]);
  expect(layout(200).bands.map(({ fits }) => fits)).toEqual([false, true, false]);
});

test.each([4000, 1_500_000, 2_000_000_000])(
  'layOutCrossingLines keeps the labels of %i below apart',
  (maxX) => {
    const formatX = (value: number) => value.toLocaleString('en-US');
    const { bottomLabels } = layOutCrossingLines({
      widthPx: 292,
      heightPx: 380,
      xs: [0, maxX],
      lines: [{ ...line('A', 1), values: [0, maxX] }],
      bands,
      marks: [],
      formatX,
      formatTick: () => '$20.0M',
    });
    expect(bottomLabels.length).toBeGreaterThanOrEqual(2);
    for (const [index, { text, xPx }] of bottomLabels.entries()) {
      const next = bottomLabels[index + 1];
      if (!next) continue;
      const halvesPx = (labelWidthPx(text) + labelWidthPx(next.text)) / 2;
      expect(next.xPx - xPx).toBeGreaterThan(halvesPx);
    }
  },
);

test('layOutCrossingLines leaves out bands beyond the scale', () => {
  const near = layOutCrossingLines({
    widthPx: 600,
    heightPx: 380,
    xs: [0, 250, 500],
    lines: [{ ...line('A', 1), values: [0, 250, 500] }],
    bands,
    marks: [],
    formatX: String,
    formatTick: String,
  });
  expect(near.bands.map(({ id }) => id)).toEqual(['a']);
});

test('splitAtBands splits a line where one band ends and the next begins', () => {
  expect(splitAtBands(xs, bands)).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ]);
});

test('splitAtBands leaves a line without bands whole', () => {
  expect(splitAtBands(xs, [])).toEqual([[0, 1, 2, 3, 4, 5]]);
});
