/** The question before saving a PDF that lacks characters. */
export const missingCharactersCopy = {
  missing: (characters: readonly string[]) =>
    `This device has no font for ${characters.map(withCode).join(', ')}. The PDF shows an empty box in place of ${characters.length === 1 ? 'it' : 'each'}. To show everything, save it on another device.`,
  saveAnyway: 'Save anyway',
  cancel: 'Don’t save',
} as const;

export type MissingCharactersCopy = {
  missing: (characters: readonly string[]) => string;
  saveAnyway: string;
  cancel: string;
};

/** The code tells which character is meant, since the page, too, shows a box without a font. */
function withCode(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `${character} (U+${code})`;
}
