import { getDocumentProxy } from 'unpdf';

type Piece = Readonly<{ text: string; x: number; y: number; width: number; height: number }>;

const maxPages = 30;

/**
 * The text of a PDF, line by line, with wide gaps kept as columns, so that tables stay tables. A scan
 * has none and gives an empty text. PDF.js runs here without a worker and without eval, as the content
 * security policy demands, and prints no warnings.
 * @throws when the file is no PDF or is locked
 */
export async function pdfText(data: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(data, { verbosity: 0 });
  const pages: string[] = [];
  for (let place = 1; place <= Math.min(document.numPages, maxPages); place += 1) {
    const page = await document.getPage(place);
    const { items } = await page.getTextContent();
    pages.push(linesOf(items.flatMap(pieceOf)).join('\n'));
  }
  return pages.join('\n\n');
}

function pieceOf(item: object): Piece[] {
  if (!('str' in item) || !('transform' in item) || typeof item.str !== 'string') return [];
  const { str, transform } = item;
  if (str.trim() === '' || !Array.isArray(transform)) return [];
  const [, , , scale, x, y] = transform;
  const width = 'width' in item && typeof item.width === 'number' ? item.width : 0;
  return [{ text: str, x: Number(x), y: Number(y), width, height: Math.abs(Number(scale)) || 10 }];
}

/** Pieces at one height are a line; three spaces stand for a gap wider than a word's. */
function linesOf(pieces: readonly Piece[]): string[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && Math.abs(first.y - piece.y) < first.height * 0.5) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => lineOf(row.toSorted((a, b) => a.x - b.x)));
}

function lineOf(row: readonly Piece[]): string {
  let line = '';
  let end: number | null = null;
  for (const { text, x, width, height } of row) {
    const gap = end === null ? 0 : x - end;
    if (end !== null) line += gap > height * 1.2 ? '   ' : gap > height * 0.12 ? ' ' : '';
    line += text;
    end = x + width;
  }
  return line;
}
