/** What is said before a PDF is saved that cannot show every sign. */
export const pdfSignsContent = {
  missing: (signs: readonly string[]) =>
    `This device has no font for ${signs.map(withCode).join(', ')}. The PDF shows an empty box in place of ${signs.length === 1 ? 'it' : 'each'}. To show everything, save it on another device.`,
  saveAnyway: 'Save anyway',
  cancel: 'Do not save',
} as const;

export type PdfSignsContent = {
  missing: (signs: readonly string[]) => string;
  saveAnyway: string;
  cancel: string;
};

/** The page shows a box, too, where the device has no font: the code tells which sign is meant. */
function withCode(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `${sign} (U+${code})`;
}
