import type { ReportPicture } from '@/lib/report/report-model.ts';
import { lineHeight, type Sheet, styles, wrap, write } from './sheet.ts';

const PICTURES_A_ROW = 3;
const GAP = 12;
const TALLEST = 150;

/** The first three pictures side by side, each as large as its third allows, named below. */
export function drawPictures(sheet: Sheet, pictures: readonly ReportPicture[]): void {
  const width = columnWidth(sheet);
  const tallest = picturesHeight(sheet, pictures) - lineHeight(styles.caption) - GAP;
  pictures.slice(0, PICTURES_A_ROW).forEach((picture, index) => {
    const x = sheet.left + index * (width + GAP);
    const size = fitted(sheet, picture);
    sheet.doc.addImage(picture.dataUrl, x, sheet.y, size.width, size.height);
    const [caption = ''] = wrap(sheet, picture.caption, styles.caption, width);
    write(sheet, caption, styles.caption, { x, y: sheet.y + tallest + 4 + styles.caption.size });
  });
  sheet.y += picturesHeight(sheet, pictures);
}

export function picturesHeight(sheet: Sheet, pictures: readonly ReportPicture[]): number {
  const heights = pictures.slice(0, PICTURES_A_ROW).map((picture) => fitted(sheet, picture).height);
  return Math.max(0, ...heights) + lineHeight(styles.caption) + GAP;
}

function columnWidth(sheet: Sheet): number {
  return (sheet.width - GAP * (PICTURES_A_ROW - 1)) / PICTURES_A_ROW;
}

function fitted(sheet: Sheet, { dataUrl }: ReportPicture): { width: number; height: number } {
  const { width, height } = sheet.doc.getImageProperties(dataUrl);
  const scale = Math.min(columnWidth(sheet) / width, TALLEST / height);
  return { width: width * scale, height: height * scale };
}
