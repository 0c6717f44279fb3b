import { brandName } from '@functions/_shared/domain/brand.ts';
import { formatLongDate } from '@functions/_shared/domain/format-long-date.ts';
import {
  type GuideChapterId,
  guideChapters,
  guideDay,
  guideTitle,
} from '@functions/_shared/domain/guide.ts';
import { jsPDF } from 'jspdf';
import { absoluteUrl, paths } from '@/config/paths.ts';
import type { GuideChapter, GuidePart, GuideTable } from '@/pages/guide/chapter-type.ts';
import { chapterTexts } from '@/pages/guide/chapters-copy.ts';
import { guidePdf as words } from '@/pages/guide/pdf-copy.ts';
import {
  drawBox,
  drawRule,
  lineHeight,
  makeRoom,
  openSheet,
  type Sheet,
  styles,
  type TextStyle,
  textWidth,
  wrap,
  write,
  writeParagraph,
} from '@/tools/report/screen/pdf/sheet.ts';
import { titledPdf } from '@/tools/report/screen/pdf/titled-pdf.ts';

/** Larger than a report's: this is read, not looked through. */
const body: TextStyle = { font: 'text', size: 10.5, color: 'ink' };
const strong: TextStyle = { font: 'bold', size: 10.5, color: 'ink' };
const lead: TextStyle = { font: 'text', size: 12.5, color: 'smoke' };
const cover: TextStyle = { font: 'bold', size: 34, color: 'ink' };

const brand: TextStyle = { font: 'bold', size: 16, color: 'ink' };

/** Height of the colored part of the cover. */
const COVER = 260;
const PARAGRAPH_GAP = 7;
const ITEM_INDENT = 14;

/**
 * The whole guide on Letter paper: a cover with the contents, then each chapter from a new page on.
 * The same chapters make the same bytes.
 */
export async function drawGuide(): Promise<Uint8Array> {
  const doc = new jsPDF({ unit: 'pt', format: 'letter', compress: true });
  doc.setLanguage('en-US');
  doc.setCreationDate(new Date(`${guideDay}T12:00:00Z`));
  // Random otherwise.
  doc.setFileId('6272616E646266662D67756964650000');
  const sheet = openSheet(doc);
  drawCover(sheet);
  for (const [index, chapter] of guideChapters.entries()) {
    doc.addPage();
    sheet.y = sheet.top;
    doc.outline.add(null, chapter.title, { pageNumber: doc.getNumberOfPages() });
    drawChapterHead(sheet, index + 1, chapter);
    drawChapter(sheet, chapterTexts[chapter.id]);
  }
  drawFeet(sheet);
  const pdf = titledPdf(doc, { title: guideTitle, brand: brandName });
  return new Uint8Array(await pdf.arrayBuffer());
}

function drawCover(sheet: Sheet): void {
  const width = sheet.doc.internal.pageSize.getWidth();
  drawBox(sheet, { x: 0, y: 0, width, height: COVER }, 'butter');
  write(sheet, brandName, brand, { x: sheet.left, y: sheet.y + 12 });
  sheet.y = COVER - 148;
  writeParagraph(sheet, guideTitle, cover, sheet.width * 0.8);
  sheet.y += 8;
  writeParagraph(sheet, words.subtitle, { ...lead, color: 'ink' }, sheet.width);
  sheet.y = COVER + 34;
  for (const [index, { title, takeaway }] of guideChapters.entries()) {
    write(sheet, String(index + 1), styles.subject, { x: sheet.left, y: sheet.y + 12 });
    const at = { x: sheet.left + 26, width: sheet.width - 26 };
    writeAt(sheet, title, { ...strong, size: 13 }, at);
    writeAt(sheet, takeaway, body, at);
    sheet.y += 13;
  }
  sheet.y += 8;
  writeParagraph(sheet, words.caution(formatLongDate(guideDay)), styles.small, sheet.width);
}

function drawChapterHead(
  sheet: Sheet,
  number: number,
  { title, takeaway }: { id: GuideChapterId; title: string; takeaway: string },
): void {
  write(sheet, words.chapter(number), styles.caption, { x: sheet.left, y: sheet.y + 8 });
  sheet.y += 16;
  writeParagraph(sheet, title, styles.title, sheet.width);
  sheet.y += 4;
  writeParagraph(sheet, takeaway, lead, sheet.width);
  sheet.y += 10;
  ruleBelow(sheet, 1.2);
  sheet.y += 8;
}

function drawChapter(sheet: Sheet, { parts, sources, tool }: GuideChapter): void {
  for (const part of parts) drawPart(sheet, part);
  makeRoom(sheet, 60);
  sheet.y += 10;
  drawLink(sheet, tool.label, absoluteUrl(tool.href));
  sheet.y += 8;
  writeParagraph(sheet, words.sources, styles.caption, sheet.width);
  for (const source of sources) writeParagraph(sheet, source, styles.small, sheet.width);
}

function drawPart(
  sheet: Sheet,
  { title, paragraphs, items = [], table, closing = [] }: GuidePart,
): void {
  // A title stays with the first lines below it.
  makeRoom(sheet, 12 + lineHeight(styles.section) + 3 * lineHeight(body));
  sheet.y += 12;
  writeParagraph(sheet, title, styles.section, sheet.width);
  sheet.y += 3;
  for (const text of paragraphs) drawParagraph(sheet, text);
  for (const item of items) drawItem(sheet, item);
  if (table) drawTable(sheet, table);
  for (const text of closing) drawParagraph(sheet, text);
}

function drawParagraph(sheet: Sheet, text: string): void {
  // Short paragraphs stay whole, so that no single line stands alone on a page.
  const lines = wrap(sheet, text, body, sheet.width).length;
  makeRoom(sheet, Math.min(lines, 5) * lineHeight(body));
  writeParagraph(sheet, text, body, sheet.width);
  sheet.y += PARAGRAPH_GAP;
}

function drawItem(sheet: Sheet, text: string): void {
  const lines = wrap(sheet, text, body, sheet.width - ITEM_INDENT);
  makeRoom(sheet, lines.length * lineHeight(body));
  write(sheet, '•', { ...body, color: 'tomato' }, { x: sheet.left, y: sheet.y + body.size });
  writeAt(sheet, text, body, {
    x: sheet.left + ITEM_INDENT,
    width: sheet.width - ITEM_INDENT,
  });
  sheet.y += 4;
}

const ROW = 17;
const COLUMN = 110;

/** Figures right-aligned in columns of their own; totals in bold. */
function drawTable(sheet: Sheet, { columns, rows, note }: GuideTable): void {
  const width = sheet.left + Math.min(sheet.width, 190 + COLUMN * columns.length);
  makeRoom(sheet, (rows.length + 1) * ROW + 30);
  sheet.y += 4;
  for (const [index, cells] of [columns, ...rows].entries()) {
    const style = index === 0 ? styles.caption : isTotal(cells) ? strong : body;
    for (const [column, cell] of cells.entries()) {
      const fromRight = cells.length - 1 - column;
      const place =
        column === 0
          ? { x: sheet.left }
          : { x: width - fromRight * COLUMN, align: 'right' as const };
      write(sheet, cell, style, { ...place, y: sheet.y + 11.5 });
    }
    sheet.y += ROW;
    drawRule(
      sheet,
      { x: sheet.left, y: sheet.y - 2 },
      { x: width, y: sheet.y - 2 },
      { color: index === 0 ? 'ink' : 'hairline', width: index === 0 ? 1 : 0.5 },
    );
  }
  sheet.y += 3;
  writeParagraph(sheet, note, styles.small, sheet.width);
  sheet.y += PARAGRAPH_GAP;
}

function isTotal([name = '']: readonly string[]): boolean {
  return words.totals.some((total) => name.startsWith(total));
}

function drawLink(sheet: Sheet, label: string, url: string): void {
  const style = { ...strong, color: 'tomato' } as const;
  write(sheet, label, style, { x: sheet.left, y: sheet.y + style.size });
  sheet.doc.link(sheet.left, sheet.y, textWidth(sheet, label, style), lineHeight(style), { url });
  sheet.y += lineHeight(style);
}

function drawFeet(sheet: Sheet): void {
  const { doc, left, right } = sheet;
  const count = doc.getNumberOfPages();
  const y = doc.internal.pageSize.getHeight() - 34;
  for (let page = 2; page <= count; page += 1) {
    doc.setPage(page);
    drawRule(sheet, { x: left, y: y - 13 }, { x: right, y: y - 13 }, foot);
    write(sheet, absoluteUrl(paths.guide), styles.caption, { x: left, y });
    write(sheet, words.page(page, count), styles.caption, { x: right, y, align: 'right' });
  }
}

const foot = { color: 'hairline', width: 0.75 } as const;

function ruleBelow(sheet: Sheet, width: number): void {
  const { left, right, y } = sheet;
  drawRule(sheet, { x: left, y }, { x: right, y }, { color: 'ink', width });
}

/** A paragraph in a column of its own; moves below it. */
function writeAt(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  { x, width }: { x: number; width: number },
): void {
  for (const line of wrap(sheet, text, style, width)) {
    makeRoom(sheet, lineHeight(style));
    write(sheet, line, style, { x, y: sheet.y + style.size });
    sheet.y += lineHeight(style);
  }
}
