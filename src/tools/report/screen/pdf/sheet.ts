import type { jsPDF } from 'jspdf';
import { breakLines } from '@/tools/report/rules/break-lines.ts';
import { isInStandardFonts } from '@/tools/report/rules/font-coverage.ts';
import {
  type PrintableCharacters,
  type PrintRun,
  printRuns,
  toPrintable,
} from '@/tools/report/rules/print-runs.ts';
import { type Printing, printableCharacters, standardPrinting } from './prepare-printing.ts';
import { WIDE_FONT } from './wide-fonts.ts';
import { writeGap, writePicture } from './write-picture.ts';

/** The current page and position. All lengths are points, 72 per inch. */
export type Sheet = {
  doc: jsPDF;
  left: number;
  right: number;
  top: number;
  /** Where the text ends and the footer begins. */
  bottom: number;
  width: number;
  /** Where the next block goes; increases downward. */
  y: number;
  printing: Printing;
  printable: PrintableCharacters;
  /** Cached, since every height is computed before drawing. */
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
/** The footer with the space above it. */
const FOOTER = 58;

export function openSheet(doc: jsPDF, printing: Printing = standardPrinting): Sheet {
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
    printable: printableCharacters(printing),
    widths: new Map(),
  };
}

/** Starts a new page unless `height` points fit on this one. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= sheet.bottom) return;
  sheet.doc.addPage();
  sheet.y = sheet.top;
}

export function lineHeight(style: TextStyle): number {
  return style.size * LINE_HEIGHT;
}

/** Breaks a text into lines that fit; splits words that are longer than a line. */
export function wrap(sheet: Sheet, text: string, style: TextStyle, width: number): string[] {
  return breakLines(toPrintable(text), (line) => textWidth(sheet, line, style), width);
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

/** A line written upward from `place`; only for characters that the fonts have. */
export function writeUpright(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  place: { x: number; y: number },
): void {
  applyStyle(sheet, style, text);
  sheet.doc.text(text, place.x, place.y, { angle: 90 });
}

/** Writes a paragraph at the current position and moves below it; breaks pages between lines. */
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

/** The style with its size reduced if the text would be wider than `width`. */
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

function runsOf({ printable }: Sheet, text: string): PrintRun[] {
  return printRuns(toPrintable(text).replaceAll('\n', ' '), printable);
}

function widthOfRuns(sheet: Sheet, runs: readonly PrintRun[], style: TextStyle): number {
  return runs.reduce((sum, run) => sum + runWidth(sheet, run, style), 0);
}

function runWidth(sheet: Sheet, { kind, text }: PrintRun, style: TextStyle): number {
  const { painter } = sheet.printing;
  if (kind === 'picture' && painter) return painter.width(text, lookOf(style));
  if (kind !== 'font') return style.size * GAP_WIDTH;
  applyStyle(sheet, style, text);
  return sheet.doc.getTextWidth(text);
}

function writeRun(
  sheet: Sheet,
  { kind, text }: PrintRun,
  style: TextStyle,
  place: { x: number; y: number },
): void {
  const { painter } = sheet.printing;
  applyStyle(sheet, style, text);
  if (kind === 'font') {
    sheet.doc.text(text, place.x, place.y);
  } else if (kind === 'picture' && painter) {
    writePicture(sheet.doc, painter.paint(text, lookOf(style)), { ...place, text });
  } else {
    writeGap(sheet.doc, { ...place, text, size: style.size, color: ink[style.color] });
  }
}

/** Width of the box for a missing character, relative to the font size. */
const GAP_WIDTH = 0.7;

function lookOf({ font, size, color }: TextStyle) {
  return { sizePt: size, isBold: font === 'bold', color: ink[color] };
}

function applyStyle({ doc, printing }: Sheet, style: TextStyle, text: string): void {
  const weight = style.font === 'bold' ? 'bold' : 'normal';
  if (style.font === 'mono' && [...text].every(isInStandardFonts)) doc.setFont('courier', 'normal');
  else doc.setFont(printing.fonts === 'wide' ? WIDE_FONT : 'helvetica', weight);
  doc.setFontSize(style.size);
  doc.setTextColor(ink[style.color]);
}
