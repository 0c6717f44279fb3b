import type { jsPDF } from 'jspdf';
import type { TextPicture } from './glyph-painter.ts';

/**
 * A drawn line of text with its baseline at `y`. The text itself is added invisibly, for search and
 * copy in readers that support ActualText (PDF 1.7, 14.9.4).
 */
export function writePicture(
  doc: jsPDF,
  picture: TextPicture,
  { x, y, text }: { x: number; y: number; text: string },
): void {
  spanOf(doc, text, { x, y }, () => {
    doc.addImage(
      picture.png,
      'PNG',
      x - picture.leftPt,
      y - picture.ascentPt,
      picture.widthPt,
      picture.heightPt,
      picture.name,
      'FAST',
    );
  });
}

/** An empty box in place of a missing character. */
export function writeGap(
  doc: jsPDF,
  place: { x: number; y: number; text: string; size: number; color: string },
): void {
  const { x, y, size, text } = place;
  spanOf(doc, text, { x, y }, () => {
    doc.setDrawColor(place.color);
    doc.setLineWidth(size / 16);
    doc.rect(x + size * 0.08, y - size * 0.72, size * 0.54, size * 0.72, 'S');
  });
}

function spanOf(doc: jsPDF, text: string, place: { x: number; y: number }, draw: () => void): void {
  writeOperators(doc, `/Span <</ActualText <${utf16Hex(text)}>>> BDC`);
  draw();
  // Readers look for ActualText at text, not at pictures.
  doc.text(' ', place.x, place.y, { renderingMode: 'invisible' });
  writeOperators(doc, 'EMC');
}

/** jsPDF has this function but its types do not. */
function writeOperators(doc: jsPDF, operators: string): void {
  const write: unknown = Reflect.get(doc.internal, 'write');
  if (typeof write === 'function') write(operators);
}

function utf16Hex(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `feff${units.join('')}`;
}
