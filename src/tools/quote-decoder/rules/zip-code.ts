/** A US ZIP code of five digits, also with the four behind it. */
export function parseZip(typed: string): string | undefined {
  return /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(typed)?.[1];
}

/**
 * Alaska, Hawaii and the territories by their first digits (Publication 65 of the Postal Service):
 * freight there is not in ranges for the mainland.
 */
export function isOffMainland(zip: string): boolean {
  return /^(?:995|996|997|998|999|967|968|969|006|007|008|009)/.test(zip);
}
