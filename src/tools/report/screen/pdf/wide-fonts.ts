import type { jsPDF } from 'jspdf';
import boldUrl from './fonts/inter-bold.ttf?url';
import regularUrl from './fonts/inter-regular.ttf?url';

/** The name of the fetched fonts in a document. */
export const WIDE_FONT = 'Inter';

/** TrueType files with Latin for every language, Greek, Cyrillic and common symbols. */
export type WideFonts = { regular: Uint8Array; bold: Uint8Array };

/**
 * Fetches the fonts, about 65 kB each compressed.
 * @throws when they cannot be fetched
 */
export async function fetchWideFonts(): Promise<WideFonts> {
  const [regular, bold] = await Promise.all([regularUrl, boldUrl].map(fetchFont));
  if (!regular || !bold) throw new Error('A font is missing');
  return { regular, bold };
}

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Adds the fonts to a document; jsPDF embeds only the characters in use. */
export function addWideFonts(doc: jsPDF, { regular, bold }: WideFonts): void {
  for (const [file, bytes, weight] of [
    ['inter-regular.ttf', regular, 'normal'],
    ['inter-bold.ttf', bold, 'bold'],
  ] as const) {
    doc.addFileToVFS(file, binaryString(bytes));
    doc.addFont(file, WIDE_FONT, weight);
  }
}

/** The form in which jsPDF takes files: one character per byte. */
function binaryString(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
