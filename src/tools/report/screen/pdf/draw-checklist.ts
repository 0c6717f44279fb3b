import { drawRule, ink, lineHeight, makeRoom, type Sheet, styles, wrap, write } from './sheet.ts';

type Items = readonly { text: string; isDone: boolean }[];

const BOX = 8;
const INDENT = 16;
const GAP = 4;

export function checklistHeight(sheet: Sheet, items: Items): number {
  return items.reduce((sum, { text }) => sum + itemHeight(sheet, text), 0);
}

/** A box before each item, ticked as on the page, to go on by pen. */
export function drawChecklist(sheet: Sheet, items: Items): void {
  for (const { text, isDone } of items) {
    makeRoom(sheet, itemHeight(sheet, text));
    drawTickBox(sheet, isDone);
    for (const line of linesOf(sheet, text)) {
      write(sheet, line, styles.body, { x: sheet.left + INDENT, y: sheet.y + styles.body.size });
      sheet.y += lineHeight(styles.body);
    }
    sheet.y += GAP;
  }
}

function drawTickBox(sheet: Sheet, isDone: boolean): void {
  const { doc, left } = sheet;
  const top = sheet.y + 2;
  doc.setDrawColor(ink.ink);
  doc.setLineWidth(0.9);
  doc.rect(left, top, BOX, BOX, 'S');
  if (!isDone) return;
  const stroke = { color: 'leaf', width: 1.6 } as const;
  drawRule(sheet, { x: left + 1.6, y: top + 4.2 }, { x: left + 3.4, y: top + 6.2 }, stroke);
  drawRule(sheet, { x: left + 3.4, y: top + 6.2 }, { x: left + 6.8, y: top + 1.8 }, stroke);
}

function itemHeight(sheet: Sheet, text: string): number {
  return linesOf(sheet, text).length * lineHeight(styles.body) + GAP;
}

function linesOf(sheet: Sheet, text: string): string[] {
  return wrap(sheet, text, styles.body, sheet.width - INDENT);
}
