import type { ReportBar, ReportTornado, SplitBar } from '@/tools/report/rules/report-model.ts';
import { drawBox, drawRule, type Sheet, styles, textWidth, write } from './sheet.ts';

const ROW = 17;
const BAR = 11;

export function barsHeight(bars: readonly ReportBar[]): number {
  return bars.length * ROW + 4;
}

/** Labels on the left, bars from a common baseline, values at their ends. */
export function drawBars(sheet: Sheet, bars: readonly ReportBar[]): void {
  const labelWidth =
    widest(
      sheet,
      bars.map(({ label }) => label),
      styles.strong,
    ) + 12;
  const zeroX = sheet.left + labelWidth;
  const room =
    sheet.right -
    zeroX -
    widest(
      sheet,
      bars.map(({ text }) => text),
      styles.strong,
    ) -
    8;
  const most = Math.max(1e-9, ...bars.map(({ value }) => value));
  for (const [row, bar] of bars.entries()) {
    const y = sheet.y + row * ROW;
    const width = (bar.value / most) * room;
    const style = bar.isMarked ? styles.strong : styles.body;
    write(sheet, bar.label, style, { x: sheet.left, y: y + 11.5 });
    const box = { x: zeroX, y: y + 3, width, height: BAR };
    drawBox(sheet, box, bar.isMarked ? 'tomato' : 'ink');
    write(sheet, bar.text, style, { x: zeroX + width + 6, y: y + 11.5 });
  }
  const bottom = sheet.y + bars.length * ROW;
  drawRule(sheet, { x: zeroX, y: sheet.y }, { x: zeroX, y: bottom }, { color: 'ink', width: 1 });
  sheet.y = bottom + 4;
}

const SPLIT_ROW = 22;

export function splitBarsHeight(bars: readonly SplitBar[]): number {
  return bars.length * SPLIT_ROW + 20;
}

/** One bar per case, profit before cost, each part with its figure if it fits. */
export function drawSplitBars(
  sheet: Sheet,
  bars: readonly SplitBar[],
  partLabels: readonly [string, string],
): void {
  const zeroX =
    sheet.left +
    widest(
      sheet,
      bars.map(({ label }) => label),
      styles.body,
    ) +
    12;
  const room = sheet.right - zeroX;
  const most = Math.max(1e-9, ...bars.map(({ parts: [a, b] }) => a.value + b.value));
  drawKey(sheet, partLabels, zeroX);
  sheet.y += 18;
  for (const [row, { label, parts }] of bars.entries()) {
    const y = sheet.y + row * SPLIT_ROW;
    write(sheet, label, styles.body, { x: sheet.left, y: y + 13 });
    let x = zeroX;
    for (const [part, { value, text }] of parts.entries()) {
      const width = (value / most) * room;
      const [fill, color] = part === 0 ? (['leaf', 'white'] as const) : (['kraft', 'ink'] as const);
      drawBox(sheet, { x, y: y + 2, width, height: 16 }, fill);
      const style = { ...styles.strong, size: 8.5, color };
      if (textWidth(sheet, text, style) < width - 10)
        write(sheet, text, style, { x: x + 5, y: y + 13 });
      x += width;
    }
  }
  sheet.y += bars.length * SPLIT_ROW + 2;
}

function drawKey(sheet: Sheet, labels: readonly [string, string], startX: number): void {
  let x = startX;
  for (const [index, label] of labels.entries()) {
    drawBox(sheet, { x, y: sheet.y + 2, width: 8, height: 8 }, index === 0 ? 'leaf' : 'kraft');
    write(sheet, label, styles.small, { x: x + 12, y: sheet.y + 9.5 });
    x += textWidth(sheet, label, styles.small) + 28;
  }
}

const TORNADO_ROW = 20;

export function tornadoHeight({ rows }: ReportTornado): number {
  return rows.length * TORNADO_ROW + 24;
}

/** Bars on both sides of the current outcome; the first one, the widest, in tomato. */
export function drawTornado(sheet: Sheet, { base, rows }: ReportTornado): void {
  const ends = rows.flatMap(({ low, high }) => [low, high]);
  const endWidth =
    widest(
      sheet,
      ends.map(({ text }) => text),
      styles.body,
    ) + 8;
  const labelWidth =
    widest(
      sheet,
      rows.map(({ label }) => label),
      styles.body,
    ) + 12;
  const startX = sheet.left + labelWidth + endWidth;
  const endX = sheet.right - endWidth;
  const values = [base.value, ...ends.map(({ value }) => value)];
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const xOf = (value: number) =>
    span === 0 ? startX : startX + ((value - low) / span) * (endX - startX);

  write(sheet, base.text, styles.strong, { x: xOf(base.value), y: sheet.y + 9, align: 'center' });
  const top = sheet.y + 16;
  for (const [row, bar] of rows.entries()) {
    const y = top + row * TORNADO_ROW;
    const [worse, better] =
      bar.low.value <= bar.high.value ? [bar.low, bar.high] : [bar.high, bar.low];
    const box = {
      x: xOf(worse.value),
      y: y + 4,
      width: xOf(better.value) - xOf(worse.value),
      height: 12,
    };
    write(sheet, bar.label, styles.body, { x: sheet.left, y: y + 13.5 });
    drawBox(sheet, box, row === 0 ? 'tomato' : 'ink');
    write(sheet, worse.text, styles.body, { x: box.x - 5, y: y + 13.5, align: 'right' });
    write(sheet, better.text, styles.body, { x: box.x + box.width + 5, y: y + 13.5 });
  }
  const x = xOf(base.value);
  const bottom = top + rows.length * TORNADO_ROW;
  drawRule(sheet, { x, y: top }, { x, y: bottom }, { color: 'butter', width: 2 });
  sheet.y = bottom + 8;
}

function widest(
  sheet: Sheet,
  texts: readonly string[],
  style: (typeof styles)[keyof typeof styles],
): number {
  return Math.max(0, ...texts.map((text) => textWidth(sheet, text, style)));
}
