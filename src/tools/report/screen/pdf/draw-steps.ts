import { niceTicks } from '@/components/charts/scale.ts';
import type { ReportSteps } from '@/tools/report/rules/report-model.ts';
import {
  drawBox,
  drawRule,
  ink,
  type Sheet,
  styles,
  textWidth,
  write,
  writeUpright,
} from './sheet.ts';

/** Height of the plot relative to the page. */
const SHARE_OF_PAGE = 0.18;
const AXES = 50;

export function stepsHeight(sheet: Sheet): number {
  return plotHeight(sheet) + AXES;
}

function plotHeight({ top, bottom }: Sheet): number {
  return (bottom - top) * SHARE_OF_PAGE;
}

/** A line that jumps from tier to tier, each tier in a labeled band. */
export function drawSteps(
  sheet: Sheet,
  { tiers, xLabel, yLabel, formatX, formatY }: ReportSteps,
): void {
  const points = tiers.flatMap((tier) => tier.points);
  const yTicks = niceTicks(0, Math.max(1, ...points.map(({ y }) => y)));
  const xTicks = niceTicks(0, Math.max(1, ...points.map(({ x }) => x)), 5);
  const yTop = yTicks.at(-1) ?? 1;
  const xEnd = xTicks.at(-1) ?? 1;
  const left =
    sheet.left +
    Math.max(...yTicks.map((tick) => textWidth(sheet, formatY(tick), styles.caption))) +
    8;
  const top = sheet.y + 16;
  const height = plotHeight(sheet);
  const bottom = top + height;
  const xOf = (x: number) => left + (x / xEnd) * (sheet.right - 10 - left);
  const yOf = (y: number) => bottom - (y / yTop) * height;

  write(sheet, yLabel, styles.caption, { x: sheet.left, y: sheet.y + 7 });
  drawTierBands(sheet, tiers, { xOf, top, bottom });
  for (const tick of yTicks) {
    const y = yOf(tick);
    drawRule(
      sheet,
      { x: left, y },
      { x: sheet.right, y },
      {
        color: tick === 0 ? 'ink' : 'hairline',
        width: tick === 0 ? 1 : 0.5,
      },
    );
    write(sheet, formatY(tick), styles.caption, { x: left - 6, y: y + 2.5, align: 'right' });
  }
  for (const tick of xTicks) {
    const align = tick === 0 ? 'left' : tick === xEnd ? 'right' : 'center';
    write(sheet, formatX(tick), styles.caption, { x: xOf(tick), y: bottom + 12, align });
  }
  write(sheet, xLabel, styles.caption, { x: sheet.right, y: bottom + 24, align: 'right' });
  drawTierLines(sheet, tiers, { xOf, yOf });
  sheet.y = bottom + 34;
}

type Tiers = ReportSteps['tiers'];
type Along = (value: number) => number;

function drawTierBands(
  sheet: Sheet,
  tiers: Tiers,
  { xOf, top, bottom }: { xOf: Along; top: number; bottom: number },
): void {
  let start = xOf(0);
  for (const [index, tier] of tiers.entries()) {
    const end = xOf(tier.points.at(-1)?.x ?? 0);
    const width = end - start;
    if (index % 2 === 1) drawBox(sheet, { x: start, y: top, width, height: bottom - top }, 'band');
    // At the top of its band, which the line never reaches; upright in a narrow band.
    const style = { ...styles.caption, color: 'ink' } as const;
    const labelWidth = textWidth(sheet, tier.label, style);
    const x = start + width / 2;
    if (labelWidth < width - 6) {
      write(sheet, tier.label, style, { x, y: top + 11, align: 'center' });
    } else {
      writeUpright(sheet, tier.label, style, { x: x + 2.5, y: top + 6 + labelWidth });
    }
    start = end;
  }
}

function drawTierLines(sheet: Sheet, tiers: Tiers, { xOf, yOf }: { xOf: Along; yOf: Along }): void {
  for (const [index, tier] of tiers.entries()) {
    for (const [position, point] of tier.points.entries()) {
      const before = tier.points[position - 1];
      if (!before) continue;
      const from = { x: xOf(before.x), y: yOf(before.y) };
      drawRule(sheet, from, { x: xOf(point.x), y: yOf(point.y) }, { color: 'ink', width: 2 });
    }
    const last = tier.points.at(-1);
    if (!last) continue;
    const end = { x: xOf(last.x), y: yOf(last.y) };
    const next = tiers[index + 1]?.points[0];
    if (next) {
      const jump = { x: xOf(next.x), y: yOf(next.y) };
      drawRule(sheet, end, jump, { color: 'tomato', width: 1.5, dash: [2, 2] });
    }
    sheet.doc.setLineDashPattern([], 0);
    sheet.doc.setFillColor(ink.tomato);
    sheet.doc.circle(end.x, end.y, 2.6, 'F');
  }
}
