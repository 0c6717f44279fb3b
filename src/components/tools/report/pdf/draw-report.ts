import type { jsPDF } from 'jspdf';
import type { ReportBlock, ReportDocument } from '@/lib/report/report-document.ts';
import {
  barsHeight,
  drawBars,
  drawSplitBars,
  drawTornado,
  splitBarsHeight,
  tornadoHeight,
} from './draw-bars.ts';
import { drawFeet, drawHead, drawSectionHead, sectionHeadHeight } from './draw-page-furniture.ts';
import { drawSteps, stepsHeight } from './draw-steps.ts';
import { drawFigures, drawTable, figuresHeight, tableStartHeight } from './draw-table.ts';
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

/** Draws the whole report on the document's paper, whatever its size. */
export function drawReport(doc: jsPDF, report: ReportDocument): void {
  const sheet = openSheet(doc);
  drawHead(sheet, report);
  for (const section of report.sections) {
    const [first, ...others] = section.blocks;
    makeRoom(sheet, sectionHeadHeight(sheet, section) + (first ? startHeight(first) : 0));
    drawSectionHead(sheet, section);
    if (first) drawBlock(sheet, first);
    for (const block of others) {
      makeRoom(sheet, startHeight(block));
      sheet.y += 6;
      drawBlock(sheet, block);
    }
  }
  drawFeet(sheet, report);
}

/** What has to fit on the page for the block to begin there: a plot whole, a text its first lines. */
function startHeight(block: ReportBlock): number {
  switch (block.kind) {
    case 'figures':
      return figuresHeight(block.figures);
    case 'table':
      return tableStartHeight;
    case 'bars':
      return barsHeight(block.bars);
    case 'split-bars':
      return splitBarsHeight(block.bars);
    case 'tornado':
      return tornadoHeight(block.tornado);
    case 'steps':
      return stepsHeight;
    case 'lines':
    case 'link':
      return 3 * lineHeight(styles.body);
  }
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
    case 'lines':
      for (const line of block.lines) writeParagraph(sheet, line, styles.body, sheet.width);
      break;
    case 'link':
      drawLink(sheet, block.label, block.url);
      break;
  }
}

/** Wrapped for the eye; every line of it leads to the whole address. */
function drawLink(sheet: Sheet, label: string, url: string): void {
  writeParagraph(sheet, label, styles.body, sheet.width);
  const style = { ...styles.caption, colour: 'tomato' } as const;
  for (const line of wrap(sheet, url, style, sheet.width)) {
    makeRoom(sheet, lineHeight(style));
    write(sheet, line, style, { x: sheet.left, y: sheet.y + style.size });
    sheet.doc.link(sheet.left, sheet.y, sheet.width, lineHeight(style), { url });
    sheet.y += lineHeight(style);
  }
}
