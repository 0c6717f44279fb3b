import type { ReportFigure, ReportTable } from '@/tools/report/rules/report-model.ts';
import {
  drawRule,
  fitted,
  lineHeight,
  makeRoom,
  type Sheet,
  styles,
  type TextStyle,
  textWidth,
  wrap,
  write,
} from './sheet.ts';

const PAD = 4.5;
const HEAD_ROW = 13;
const BELOW = 6;
const COLUMN_GAP = 10;

/** Never splits a row; repeats the head on every page. */
export function drawTable(sheet: Sheet, table: ReportTable): void {
  const columns = columnsOf(sheet, table);
  drawHeadRow(sheet, table, columns);
  for (const row of table.rows) {
    const cells = cellsOf(sheet, table, columns, row);
    const height = rowHeight(cells);
    if (sheet.y + height > sheet.bottom) {
      makeRoom(sheet, height);
      drawHeadRow(sheet, table, columns);
    }
    for (const { lines, style, x, align } of cells) {
      for (const [line, text] of lines.entries()) {
        const y = sheet.y + PAD + styles.body.size + line * lineHeight(styles.body);
        write(sheet, text, style, { x, y, align });
      }
    }
    sheet.y += height;
    const y = sheet.y;
    drawRule(sheet, { x: sheet.left, y }, { x: sheet.right, y }, { color: 'hairline', width: 0.5 });
  }
  sheet.y += BELOW;
}

export function tableHeight(sheet: Sheet, table: ReportTable): number {
  const columns = columnsOf(sheet, table);
  const rows = table.rows.map((row) => rowHeight(cellsOf(sheet, table, columns, row)));
  return HEAD_ROW + rows.reduce((sum, height) => sum + height, 0) + BELOW;
}

type Cell = Column & { lines: readonly string[]; style: TextStyle };

/** Prose wraps; figures stay on one line and shrink to fit. */
function cellsOf(
  sheet: Sheet,
  table: ReportTable,
  columns: readonly Column[],
  row: readonly string[],
): Cell[] {
  return columns.map((column, index) => {
    const text = row[index] ?? '';
    const style = index === 0 ? styles.strong : styles.body;
    return table.holds === 'figures'
      ? { ...column, lines: [text], style: fitted(sheet, text, style, column.width) }
      : { ...column, lines: wrap(sheet, text, style, column.width), style };
  });
}

function rowHeight(cells: readonly Cell[]): number {
  return Math.max(...cells.map(({ lines }) => lines.length)) * lineHeight(styles.body) + PAD * 2;
}

type Column = { x: number; width: number; align: 'left' | 'right' };

function columnsOf(sheet: Sheet, table: ReportTable): Column[] {
  const isFigures = table.holds === 'figures';
  const shares = isFigures ? figureShares(table.columns.length) : proseShares(sheet, table);
  let start = 0;
  return table.columns.map((_, index) => {
    const share = shares[index] ?? 0;
    const width = share * sheet.width - COLUMN_GAP;
    const x = sheet.left + start * sheet.width;
    start += share;
    return isFigures && index > 0
      ? { x: x + width + COLUMN_GAP, width, align: 'right' }
      : { x, width, align: 'left' };
  });
}

function figureShares(count: number): number[] {
  const first = 0.25;
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? first : (1 - first) / (count - 1),
  );
}

/** Short columns take what their longest line needs; the last one takes the remainder. */
function proseShares(sheet: Sheet, table: ReportTable): number[] {
  const most = Math.min(0.3, 1 / table.columns.length);
  const needed = table.columns.slice(0, -1).map((head, index) => {
    const style = index === 0 ? styles.strong : styles.body;
    const texts = table.rows.map((row) => textWidth(sheet, row[index] ?? '', style));
    const width = Math.max(textWidth(sheet, head, styles.caption), ...texts) + COLUMN_GAP;
    return Math.min(width / sheet.width, most);
  });
  return [...needed, 1 - needed.reduce((sum, share) => sum + share, 0)];
}

function drawHeadRow(sheet: Sheet, table: ReportTable, columns: readonly Column[]): void {
  for (const [index, column] of columns.entries()) {
    write(sheet, table.columns[index] ?? '', styles.caption, { ...column, y: sheet.y + 8 });
  }
  sheet.y += HEAD_ROW;
  const y = sheet.y;
  drawRule(sheet, { x: sheet.left, y }, { x: sheet.right, y }, { color: 'ink', width: 1.2 });
}

const FIGURE_ROW = 44;
const FIGURE_COLUMNS = 3;

export function figuresHeight(figures: readonly ReportFigure[]): number {
  return Math.ceil(figures.length / FIGURE_COLUMNS) * FIGURE_ROW;
}

/** Figures as on a carton: a caption, a rule, the number. */
export function drawFigures(sheet: Sheet, figures: readonly ReportFigure[]): void {
  const gap = 20;
  const width = (sheet.width - gap * (FIGURE_COLUMNS - 1)) / FIGURE_COLUMNS;
  for (const [index, { label, value }] of figures.entries()) {
    const x = sheet.left + (index % FIGURE_COLUMNS) * (width + gap);
    const y = sheet.y + Math.floor(index / FIGURE_COLUMNS) * FIGURE_ROW;
    write(sheet, label, styles.caption, { x, y: y + 8 });
    drawRule(sheet, { x, y: y + 13 }, { x: x + width, y: y + 13 }, { color: 'ink', width: 1 });
    write(sheet, value, fitted(sheet, value, styles.minorFigure, width), { x, y: y + 31 });
  }
  sheet.y += figuresHeight(figures);
}
