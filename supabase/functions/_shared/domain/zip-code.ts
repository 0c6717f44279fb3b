/**
 * The five digits of a US ZIP code as typed, with or without the four more digits that the Postal
 * Service may add; undefined where the text is no ZIP code.
 */
export function parseZip(typed: string): string | undefined {
  return /^(\d{5})(?:-?\d{4})?$/.exec(typed.trim())?.[1];
}
