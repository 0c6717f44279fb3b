import type { ReportPicture } from '@/tools/report/rules/report-model.ts';
import { lineHeight, makeRoom, type Sheet, styles, wrap, write } from './sheet.ts';

const PICTURES_PER_ROW = 3;
const GAP = 12;
const MAX_HEIGHT = 150;

/** Rows of three, each picture as large as its column allows, with its caption below. */
export function drawPictures(sheet: Sheet, pictures: readonly ReportPicture[]): void {
  const width = columnWidth(sheet);
  for (const row of rowsOf(pictures)) {
    makeRoom(sheet, rowHeight(sheet, row));
    const below = sheet.y + tallest(sheet, row) + 4 + styles.caption.size;
    for (const [index, picture] of row.entries()) {
      const x = sheet.left + index * (width + GAP);
      const size = fitted(sheet, picture);
      sheet.doc.addImage(picture.dataUrl, x, sheet.y, size.width, size.height);
      for (const [line, text] of captionLines(sheet, picture).entries()) {
        write(sheet, text, styles.caption, { x, y: below + line * lineHeight(styles.caption) });
      }
    }
    sheet.y += rowHeight(sheet, row);
  }
}

export function picturesHeight(sheet: Sheet, pictures: readonly ReportPicture[]): number {
  return rowsOf(pictures).reduce((sum, row) => sum + rowHeight(sheet, row), 0);
}

type Row = readonly ReportPicture[];

function rowsOf(pictures: readonly ReportPicture[]): Row[] {
  const count = Math.ceil(pictures.length / PICTURES_PER_ROW);
  return Array.from({ length: count }, (_, row) =>
    pictures.slice(row * PICTURES_PER_ROW, (row + 1) * PICTURES_PER_ROW),
  );
}

function rowHeight(sheet: Sheet, row: Row): number {
  const lines = Math.max(...row.map((picture) => captionLines(sheet, picture).length));
  return tallest(sheet, row) + lines * lineHeight(styles.caption) + GAP;
}

function tallest(sheet: Sheet, row: Row): number {
  return Math.max(...row.map((picture) => fitted(sheet, picture).height));
}

function captionLines(sheet: Sheet, { caption }: ReportPicture): string[] {
  return wrap(sheet, caption, styles.caption, columnWidth(sheet));
}

function columnWidth(sheet: Sheet): number {
  return (sheet.width - GAP * (PICTURES_PER_ROW - 1)) / PICTURES_PER_ROW;
}

function fitted(sheet: Sheet, { dataUrl }: ReportPicture): { width: number; height: number } {
  const { width, height } = sheet.doc.getImageProperties(dataUrl);
  const scale = Math.min(columnWidth(sheet) / width, MAX_HEIGHT / height);
  return { width: width * scale, height: height * scale };
}
