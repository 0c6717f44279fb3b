import { jsPDF } from 'jspdf';
import { expect, test } from 'vitest';
import { drawPictures, picturesHeight } from '@/tools/report/screen/pdf/draw-pictures.ts';
import { openSheet } from '@/tools/report/screen/pdf/sheet.ts';

/** One pixel. */
const dataUrl =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('draws pictures with captions below and continues below both', () => {
  const doc = new jsPDF({ unit: 'pt', format: 'a4' });
  const sheet = openSheet(doc);
  const before = sheet.y;
  const pictures = ['front.png', 'sole.png'].map((caption) => ({ dataUrl, caption }));

  drawPictures(sheet, pictures);

  const text = doc.output();
  expect(text.match(/\/Subtype \/Image/g)).not.toBeNull();
  expect(text).toContain('front.png');
  expect(text).toContain('sole.png');
  expect(sheet.y).toBe(before + picturesHeight(sheet, pictures));
});
