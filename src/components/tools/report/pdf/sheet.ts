import type { jsPDF } from 'jspdf';

/** Points, 72 to the inch, as everything in the report. */
export type Sheet = {
  doc: jsPDF;
  left: number;
  right: number;
  top: number;
  /** Where the text ends; the footer stands below. */
  bottom: number;
  width: number;
  /** Where the next thing goes, growing downwards. */
  y: number;
};

export type InkName = keyof typeof ink;

/** The site's palette, for paper. */
export const ink = {
  ink: '#17121F',
  smoke: '#5B5466',
  tomato: '#D9341A',
  leaf: '#1F7A4D',
  butter: '#FFD44D',
  kraft: '#D8B48A',
  hairline: '#C9C4CF',
  band: '#FFF4D1',
  white: '#FFFFFF',
} as const;

export type TextStyle = { font: 'text' | 'bold' | 'mono'; size: number; colour: InkName };

export const styles = {
  title: { font: 'bold', size: 25, colour: 'ink' },
  subject: { font: 'bold', size: 14, colour: 'tomato' },
  section: { font: 'bold', size: 14.5, colour: 'ink' },
  body: { font: 'text', size: 9.5, colour: 'ink' },
  strong: { font: 'bold', size: 9.5, colour: 'ink' },
  brand: { font: 'bold', size: 14.5, colour: 'tomato' },
  small: { font: 'text', size: 8.5, colour: 'smoke' },
  caption: { font: 'mono', size: 7.5, colour: 'smoke' },
  figure: { font: 'bold', size: 24, colour: 'leaf' },
  minorFigure: { font: 'bold', size: 14, colour: 'ink' },
} as const satisfies Record<string, TextStyle>;

const LINE_HEIGHT = 1.32;
const MARGIN = 46;
/** The footer and the air above it. */
const FOOTER = 58;

export function openSheet(doc: jsPDF): Sheet {
  const { pageSize } = doc.internal;
  const right = pageSize.getWidth() - MARGIN;
  return {
    doc,
    left: MARGIN,
    right,
    top: MARGIN,
    bottom: pageSize.getHeight() - FOOTER,
    width: right - MARGIN,
    y: MARGIN,
  };
}

/** Begins a new page unless `height` more points fit on this one. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= sheet.bottom) return;
  sheet.doc.addPage();
  sheet.y = sheet.top;
}

export function lineHeight(style: TextStyle): number {
  return style.size * LINE_HEIGHT;
}

/** The text in lines that fit; words too long for a line are cut. */
export function wrap(sheet: Sheet, text: string, style: TextStyle, width: number): string[] {
  use(sheet, style);
  const lines: unknown = sheet.doc.splitTextToSize(text, width);
  return Array.isArray(lines) ? lines.map(String) : [text];
}

/** One line with its baseline at `y`. */
export function write(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  place: { x: number; y: number; align?: 'left' | 'center' | 'right' },
): void {
  use(sheet, style);
  sheet.doc.text(text, place.x, place.y, { align: place.align ?? 'left' });
}

/** A paragraph at the sheet's position, which it moves below; breaks over pages line by line. */
export function writeParagraph(sheet: Sheet, text: string, style: TextStyle, width: number): void {
  for (const line of wrap(sheet, text, style, width)) {
    makeRoom(sheet, lineHeight(style));
    write(sheet, line, style, { x: sheet.left, y: sheet.y + style.size });
    sheet.y += lineHeight(style);
  }
}

export function textWidth(sheet: Sheet, text: string, style: TextStyle): number {
  use(sheet, style);
  return sheet.doc.getTextWidth(text);
}

/** The style, set smaller where the text would be wider than its place. */
export function fitted(sheet: Sheet, text: string, style: TextStyle, width: number): TextStyle {
  const share = textWidth(sheet, text, style) / width;
  return share > 1 ? { ...style, size: style.size / share } : style;
}

export function drawRule(
  sheet: Sheet,
  from: { x: number; y: number },
  to: { x: number; y: number },
  stroke: { colour: InkName; width: number; dash?: readonly number[] },
): void {
  const { doc } = sheet;
  doc.setDrawColor(ink[stroke.colour]);
  doc.setLineWidth(stroke.width);
  doc.setLineDashPattern([...(stroke.dash ?? [])], 0);
  doc.line(from.x, from.y, to.x, to.y);
}

export function drawBox(
  sheet: Sheet,
  box: { x: number; y: number; width: number; height: number },
  colour: InkName,
): void {
  sheet.doc.setFillColor(ink[colour]);
  sheet.doc.rect(box.x, box.y, Math.max(0.5, box.width), box.height, 'F');
}

function use(sheet: Sheet, style: TextStyle): void {
  const { doc } = sheet;
  if (style.font === 'mono') doc.setFont('courier', 'normal');
  else doc.setFont('helvetica', style.font === 'bold' ? 'bold' : 'normal');
  doc.setFontSize(style.size);
  doc.setTextColor(ink[style.colour]);
}
