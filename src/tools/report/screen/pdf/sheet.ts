import type { jsPDF } from 'jspdf';
import { breakLines } from '@/tools/report/rules/break-lines.ts';
import { isInStandardFonts } from '@/tools/report/rules/font-signs.ts';
import {
  type PrintableSigns,
  type PrintRun,
  printRuns,
  toPrint,
} from '@/tools/report/rules/print-runs.ts';
import { printableSigns, type SignPrinting, standardPrinting } from './sign-printing.ts';
import { WIDE_FONT } from './wide-fonts.ts';
import { writeGap, writePicture } from './write-signs.ts';

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
  printing: SignPrinting;
  signs: PrintableSigns;
  /** Of words measured before: heights are needed ahead of drawing. */
  widths: Map<string, number>;
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

export type TextStyle = { font: 'text' | 'bold' | 'mono'; size: number; color: InkName };

export const styles = {
  title: { font: 'bold', size: 25, color: 'ink' },
  subject: { font: 'bold', size: 14, color: 'tomato' },
  section: { font: 'bold', size: 14.5, color: 'ink' },
  body: { font: 'text', size: 9.5, color: 'ink' },
  strong: { font: 'bold', size: 9.5, color: 'ink' },
  brand: { font: 'bold', size: 14.5, color: 'tomato' },
  small: { font: 'text', size: 8.5, color: 'smoke' },
  caption: { font: 'mono', size: 7.5, color: 'smoke' },
  figure: { font: 'bold', size: 24, color: 'leaf' },
  minorFigure: { font: 'bold', size: 14, color: 'ink' },
} as const satisfies Record<string, TextStyle>;

const LINE_HEIGHT = 1.32;
const MARGIN = 46;
/** The footer and the air above it. */
const FOOTER = 58;

export function openSheet(doc: jsPDF, printing: SignPrinting = standardPrinting): Sheet {
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
    printing,
    signs: printableSigns(printing),
    widths: new Map(),
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
  return breakLines(toPrint(text), (line) => textWidth(sheet, line, style), width);
}

/** One line with its baseline at `y`. */
export function write(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  place: { x: number; y: number; align?: 'left' | 'center' | 'right' },
): void {
  const runs = runsOf(sheet, text);
  const shift = { left: 0, center: 0.5, right: 1 }[place.align ?? 'left'];
  let x = place.x - (shift === 0 ? 0 : shift * widthOfRuns(sheet, runs, style));
  for (const run of runs) {
    writeRun(sheet, run, style, { x, y: place.y });
    x += runWidth(sheet, run, style);
  }
}

/** A line of signs the fonts have, read from bottom to top, that begins at `place`. */
export function writeUpright(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  place: { x: number; y: number },
): void {
  use(sheet, style, text);
  sheet.doc.text(text, place.x, place.y, { angle: 90 });
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
  const key = `${style.font} ${style.size} ${text}`;
  let width = sheet.widths.get(key);
  if (width === undefined) {
    width = widthOfRuns(sheet, runsOf(sheet, text), style);
    sheet.widths.set(key, width);
  }
  return width;
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
  stroke: { color: InkName; width: number; dash?: readonly number[] },
): void {
  const { doc } = sheet;
  doc.setDrawColor(ink[stroke.color]);
  doc.setLineWidth(stroke.width);
  doc.setLineDashPattern([...(stroke.dash ?? [])], 0);
  doc.line(from.x, from.y, to.x, to.y);
}

export function drawBox(
  sheet: Sheet,
  box: { x: number; y: number; width: number; height: number },
  color: InkName,
): void {
  sheet.doc.setFillColor(ink[color]);
  sheet.doc.rect(box.x, box.y, Math.max(0.5, box.width), box.height, 'F');
}

function runsOf({ signs }: Sheet, text: string): PrintRun[] {
  return printRuns(toPrint(text).replaceAll('\n', ' '), signs);
}

function widthOfRuns(sheet: Sheet, runs: readonly PrintRun[], style: TextStyle): number {
  return runs.reduce((sum, run) => sum + runWidth(sheet, run, style), 0);
}

function runWidth(sheet: Sheet, { kind, text }: PrintRun, style: TextStyle): number {
  const { painter } = sheet.printing;
  if (kind === 'picture' && painter) return painter.width(text, lookOf(style));
  if (kind !== 'font') return style.size * GAP_WIDTH;
  use(sheet, style, text);
  return sheet.doc.getTextWidth(text);
}

function writeRun(
  sheet: Sheet,
  { kind, text }: PrintRun,
  style: TextStyle,
  place: { x: number; y: number },
): void {
  const { painter } = sheet.printing;
  use(sheet, style, text);
  if (kind === 'font') {
    sheet.doc.text(text, place.x, place.y);
  } else if (kind === 'picture' && painter) {
    writePicture(sheet.doc, painter.paint(text, lookOf(style)), { ...place, text });
  } else {
    writeGap(sheet.doc, { ...place, text, size: style.size, color: ink[style.color] });
  }
}

/** Of the size of the type, the room a sign that cannot be shown takes up. */
const GAP_WIDTH = 0.7;

function lookOf({ font, size, color }: TextStyle) {
  return { sizePt: size, isBold: font === 'bold', color: ink[color] };
}

function use({ doc, printing }: Sheet, style: TextStyle, text: string): void {
  const weight = style.font === 'bold' ? 'bold' : 'normal';
  if (style.font === 'mono' && [...text].every(isInStandardFonts)) doc.setFont('courier', 'normal');
  else doc.setFont(printing.fonts === 'wide' ? WIDE_FONT : 'helvetica', weight);
  doc.setFontSize(style.size);
  doc.setTextColor(ink[style.color]);
}
