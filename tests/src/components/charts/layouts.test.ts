import { describe, expect, test } from 'vitest';
import { labelWidthPx } from '@/components/charts/chart-type.ts';
import { layOutLineChart } from '@/components/charts/line-chart-layout.ts';
import { layOutStack, type StackSegment } from '@/components/charts/stacked-bar-layout.ts';
import { layOutSteppedLine } from '@/components/charts/stepped-line-layout.ts';

const PHONE_PX = 300;

describe('layOutLineChart', () => {
  const points = [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ];
  const layout = layOutLineChart({
    widthPx: PHONE_PX,
    heightPx: 280,
    points,
    lines: [
      { label: 'Revenue', values: points.map(() => 4375) },
      { label: 'Profit', values: points.map(() => 4300) },
      { label: 'Cost', values: points.map(() => 75) },
    ],
    formatTick: (value) => `$${value}`,
  });

  test('keeps the names of lines that end close together apart', () => {
    const [revenue = 0, profit = 0] = layout.nameYs;
    expect(Math.abs(profit - revenue)).toBeGreaterThanOrEqual(16);
  });

  test('leaves room for the names on the right', () => {
    expect(layout.rightPx + 10 + labelWidthPx('Revenue')).toBeLessThanOrEqual(PHONE_PX);
  });

  test('drops labels along the bottom instead of letting them touch on a phone', () => {
    const [first, second] = layout.bottomLabels;
    expect((second?.xPx ?? 0) - (first?.xPx ?? 0)).toBeGreaterThan(labelWidthPx('Jan'));
    expect(layout.bottomLabels.length).toBeLessThan(12);
  });

  test.each([200, 240, 300, 360, 700])('labels the last of twelve months at %i px', (widthPx) => {
    const { bottomLabels } = layOutLineChart({
      widthPx,
      heightPx: 280,
      points: points.map((_, index) => `Month ${index + 1}`),
      lines: [{ label: 'Revenue', values: points.map(() => 4375) }],
      formatTick: (value) => `$${value}`,
    });
    const half = labelWidthPx('Month 12') / 2;
    expect(bottomLabels.at(-1)?.text).toBe('Month 12');
    expect(bottomLabels.at(-1)?.xPx).toBeLessThanOrEqual(widthPx - half);
    for (const [index, { xPx }] of bottomLabels.entries()) {
      const next = bottomLabels[index + 1];
      if (next) expect(next.xPx - xPx).toBeGreaterThan(half * 2);
    }
  });

  test('labels a phone’s year in even steps up to its last month', () => {
    const { bottomLabels } = layOutLineChart({
      widthPx: 320,
      heightPx: 280,
      points: points.map((_, index) => `Month ${index + 1}`),
      lines: [{ label: 'Revenue', values: points.map(() => 4375) }],
      formatTick: (value) => `$${value}`,
    });
    expect(bottomLabels.map(({ text }) => text)).toEqual(['Month 4', 'Month 8', 'Month 12']);
  });

  test('includes zero in the scale', () => {
    expect(layout.ticks[0]).toBe(0);
    expect(layout.y(0)).toBe(layout.bottomPx);
  });
});

describe('layOutSteppedLine', () => {
  const tiers = [
    { id: 'a', label: '40% unit cost', points: [{ x: 500, y: 7500 }] },
    {
      id: 'b',
      label: '33% unit cost',
      points: [
        { x: 501, y: 8400 },
        { x: 1000, y: 8500 },
      ],
    },
    {
      id: 'c',
      label: '22% unit cost',
      points: [
        { x: 3001, y: 58_500 },
        { x: 5000, y: 97_500 },
      ],
    },
  ];
  const layout = layOutSteppedLine({
    widthPx: PHONE_PX,
    heightPx: 300,
    tiers,
    formatX: String,
    formatYTick: (value) => `$${value / 1000}k`,
  });

  test('names every tier without overlap', () => {
    const ys = layout.tierNames.map((name) => name.yPx).toSorted((a, b) => a - b);
    expect(ys).toHaveLength(3);
    for (const [index, y] of ys.entries()) {
      const above = ys[index - 1];
      if (above !== undefined) expect(y - above).toBeGreaterThanOrEqual(16 - 1e-9);
    }
  });

  test('keeps the names inside the plot', () => {
    for (const name of layout.tierNames) {
      const widthPx = labelWidthPx(name.text);
      const startPx = name.anchor === 'end' ? name.xPx - widthPx : name.xPx;
      expect(startPx).toBeGreaterThanOrEqual(layout.leftPx);
      expect(startPx + widthPx).toBeLessThanOrEqual(PHONE_PX);
    }
  });
});

describe('layOutStack', () => {
  const segments: StackSegment[] = [
    { id: 'mfn', label: 'Base rate', value: 6, tone: 'sky' },
    { id: '301', label: 'Section 301', value: 25, tone: 'tomato' },
    { id: '232', label: 'Section 232', value: 1, tone: 'butter' },
    { id: 'fl', label: 'Forced labor', value: 0.5, tone: 'kraft' },
  ];
  const parts = layOutStack(segments, PHONE_PX, (value) => `${value}%`);

  test('sizes each part by its share, side by side', () => {
    const widths = parts.map((part) => part.widthPx);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(PHONE_PX - 2);
    expect(parts[1]?.leftPx).toBeCloseTo(parts[0]?.widthPx ?? 0);
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(25 / 6);
  });

  test('puts a name inside if it fits and hangs the others in rows of their own', () => {
    expect(parts[1]?.hangRow).toBeNull();
    const rows = parts.flatMap((part) => (part.hangRow === null ? [] : [part.hangRow]));
    expect(rows.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  test('lets no line cross a text', () => {
    const hanging = parts.filter((part) => part.hangRow !== null);
    for (const upper of hanging) {
      const lineX = upper.leftPx + upper.widthPx / 2;
      const textPx = labelWidthPx(upper.hangText) + 10;
      const [from, to] = upper.hangLeft ? [lineX - textPx, lineX] : [lineX, lineX + textPx];
      for (const deeper of hanging) {
        if ((deeper.hangRow ?? 0) <= (upper.hangRow ?? 0)) continue;
        const otherX = deeper.leftPx + deeper.widthPx / 2;
        expect(otherX > from && otherX < to).toBe(false);
      }
    }
  });
});
