const list = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * What a form still waits for, in one sentence.
 * @returns an empty text when nothing is missing
 */
export function stillNeeded(fields: readonly string[]): string {
  return fields.length === 0 ? '' : `Still needed: ${list.format(fields)}.`;
}
