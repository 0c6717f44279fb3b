/** Whether the text is a ZIP code of the US, of five digits. */
export function isZip(text: string): boolean {
  return /^\d{5}$/.test(text);
}
