import type { ReportDocument } from '@/tools/report/rules/report-model.ts';
import {
  drawRule,
  fitted,
  ink,
  lineHeight,
  type Sheet,
  styles,
  textWidth,
  wrap,
  write,
  writeParagraph,
} from './sheet.ts';

const SECTION_GAP = 20;

/** The head of the first page: brand, subject and the three main figures. */
export function drawHead(sheet: Sheet, report: ReportDocument): void {
  const { left, right } = sheet;
  drawSmiley(sheet, { x: left + 9, y: sheet.y + 7 });
  write(sheet, report.brand, styles.brand, { x: left + 24, y: sheet.y + 12 });
  write(sheet, report.madeOn, styles.caption, { x: right, y: sheet.y + 12, align: 'right' });
  sheet.y += 22;
  drawRule(sheet, { x: left, y: sheet.y }, { x: right, y: sheet.y }, { color: 'ink', width: 2 });
  sheet.y += 18;

  writeParagraph(sheet, report.title, styles.title, sheet.width);
  sheet.y += 2;
  writeParagraph(sheet, report.subject, styles.subject, sheet.width);
  writeParagraph(sheet, report.basis, styles.body, sheet.width);
  sheet.y += 14;
  drawHeadline(sheet, report);
  writeParagraph(sheet, report.caution, styles.small, sheet.width);
}

/** The brand's sticker, 18 points across. */
function drawSmiley({ doc }: Sheet, { x, y }: { x: number; y: number }): void {
  doc.setFillColor(ink.butter);
  doc.setDrawColor(ink.ink);
  doc.setLineWidth(1.1);
  doc.circle(x, y, 9, 'FD');
  doc.setFillColor(ink.ink);
  doc.circle(x - 3, y - 2, 1.2, 'F');
  doc.circle(x + 3, y - 2, 1.2, 'F');
  doc.setLineCap('round');
  doc.lines([[1.5, 3.6, 7.5, 3.6, 9, 0]], x - 4.5, y + 1.6, [1, 1], 'S');
  doc.setLineCap('butt');
}

function drawHeadline(sheet: Sheet, report: ReportDocument): void {
  const gap = 20;
  const width = (sheet.width - gap * (report.headline.length - 1)) / report.headline.length;
  for (const [index, { label, value }] of report.headline.entries()) {
    const x = sheet.left + index * (width + gap);
    write(sheet, label, styles.caption, { x, y: sheet.y + 8 });
    const ruleY = sheet.y + 13;
    drawRule(sheet, { x, y: ruleY }, { x: x + width, y: ruleY }, { color: 'ink', width: 1.2 });
    write(sheet, value, fitted(sheet, value, styles.figure, width), { x, y: sheet.y + 40 });
  }
  sheet.y += 54;
}

/** The footer of every page; drawn last, when the number of pages is known. */
export function drawFeet(sheet: Sheet, report: ReportDocument): void {
  const { doc, left, right } = sheet;
  const count = doc.getNumberOfPages();
  const y = doc.internal.pageSize.getHeight() - 34;
  for (let page = 1; page <= count; page += 1) {
    doc.setPage(page);
    drawRule(
      sheet,
      { x: left, y: y - 13 },
      { x: right, y: y - 13 },
      {
        color: 'hairline',
        width: 0.75,
      },
    );
    const label = report.pageLabel(page, count);
    write(sheet, label, styles.caption, { x: right, y, align: 'right' });
    const room = sheet.width - textWidth(sheet, label, styles.caption) - 16;
    write(sheet, wrap(sheet, report.footer, styles.caption, room)[0] ?? '', styles.caption, {
      x: left,
      y,
    });
  }
}

/** Height of a section's title and text, which stay together with what they introduce. */
export function sectionHeadHeight(sheet: Sheet, section: { title: string; text?: string }): number {
  const lines = section.text ? wrap(sheet, section.text, styles.small, sheet.width).length : 0;
  return SECTION_GAP + lineHeight(styles.section) + lines * lineHeight(styles.small) + 8;
}

export function drawSectionHead(sheet: Sheet, section: { title: string; text?: string }): void {
  if (sheet.y > sheet.top) sheet.y += SECTION_GAP;
  writeParagraph(sheet, section.title, styles.section, sheet.width);
  if (section.text) writeParagraph(sheet, section.text, styles.small, sheet.width);
  sheet.y += 8;
}
