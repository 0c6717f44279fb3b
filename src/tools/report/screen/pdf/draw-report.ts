import type { jsPDF } from 'jspdf';
import type {
  ReportBlock,
  ReportDocument,
  ReportSection,
} from '@/tools/report/rules/report-model.ts';
import {
  barsHeight,
  drawBars,
  drawSplitBars,
  drawTornado,
  splitBarsHeight,
  tornadoHeight,
} from './draw-bars.ts';
import { checklistHeight, drawChecklist } from './draw-checklist.ts';
import { drawFeet, drawHead, drawSectionHead, sectionHeadHeight } from './draw-page-furniture.ts';
import { drawPictures, picturesHeight } from './draw-pictures.ts';
import { drawSteps, stepsHeight } from './draw-steps.ts';
import { drawFigures, drawTable, figuresHeight, tableHeight } from './draw-table.ts';
import type { Printing } from './prepare-printing.ts';
import {
  lineHeight,
  makeRoom,
  openSheet,
  type Sheet,
  styles,
  wrap,
  write,
  writeParagraph,
} from './sheet.ts';

/** Draws the whole report on paper of any size. */
export function drawReport(doc: jsPDF, report: ReportDocument, printing: Printing): void {
  const sheet = openSheet(doc, printing);
  drawHead(sheet, report);
  for (const section of report.sections) {
    makeRoom(sheet, sectionHeadHeight(sheet, section) + sectionStartHeight(sheet, section));
    drawSectionHead(sheet, section);
    for (const [index, block] of section.blocks.entries()) {
      if (index > 0) makeRoom(sheet, blockHeight(sheet, block));
      if (index > 0) sheet.y += BLOCK_GAP;
      drawBlock(sheet, block);
    }
  }
  drawFeet(sheet, report);
}

const BLOCK_GAP = 6;

/** Sections up to this height are not split across pages. */
const MAX_UNSPLIT_HEIGHT = 300;

/** The height that must fit on a page for a section to start there. */
function sectionStartHeight(sheet: Sheet, { blocks }: ReportSection): number {
  const heights = blocks.map((block) => blockHeight(sheet, block) + BLOCK_GAP);
  const total = heights.reduce((sum, height) => sum + height, 0);
  return total <= MAX_UNSPLIT_HEIGHT ? total : (heights[0] ?? 0);
}

function blockHeight(sheet: Sheet, block: ReportBlock): number {
  switch (block.kind) {
    case 'figures':
      return figuresHeight(block.figures);
    case 'table':
      return tableHeight(sheet, block.table);
    case 'bars':
      return barsHeight(block.bars);
    case 'split-bars':
      return splitBarsHeight(block.bars);
    case 'tornado':
      return tornadoHeight(block.tornado);
    case 'steps':
      return stepsHeight(sheet);
    case 'pictures':
      return picturesHeight(sheet, block.pictures);
    case 'lines':
      return block.lines.reduce((sum, line) => sum + paragraphHeight(sheet, line), 0);
    case 'checklist':
      return checklistHeight(sheet, block.items);
    case 'link':
      return paragraphHeight(sheet, block.label) + paragraphHeight(sheet, block.url);
  }
}

function paragraphHeight(sheet: Sheet, text: string): number {
  return wrap(sheet, text, styles.body, sheet.width).length * lineHeight(styles.body);
}

function drawBlock(sheet: Sheet, block: ReportBlock): void {
  switch (block.kind) {
    case 'figures':
      drawFigures(sheet, block.figures);
      break;
    case 'table':
      drawTable(sheet, block.table);
      break;
    case 'bars':
      drawBars(sheet, block.bars);
      break;
    case 'split-bars':
      drawSplitBars(sheet, block.bars, block.partLabels);
      break;
    case 'tornado':
      drawTornado(sheet, block.tornado);
      break;
    case 'steps':
      drawSteps(sheet, block.steps);
      break;
    case 'pictures':
      drawPictures(sheet, block.pictures);
      break;
    case 'lines':
      for (const line of block.lines) writeParagraph(sheet, line, styles.body, sheet.width);
      break;
    case 'checklist':
      drawChecklist(sheet, block.items);
      break;
    case 'link':
      drawLink(sheet, block.label, block.url);
      break;
  }
}

/** The URL is wrapped, and every line links to the whole of it. */
function drawLink(sheet: Sheet, label: string, url: string): void {
  writeParagraph(sheet, label, styles.body, sheet.width);
  const style = { ...styles.caption, color: 'tomato' } as const;
  for (const line of wrap(sheet, url, style, sheet.width)) {
    makeRoom(sheet, lineHeight(style));
    write(sheet, line, style, { x: sheet.left, y: sheet.y + style.size });
    sheet.doc.link(sheet.left, sheet.y, sheet.width, lineHeight(style), { url });
    sheet.y += lineHeight(style);
  }
}
