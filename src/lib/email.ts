/**
 * The rule for every e-mail field (specification §5): something is there, and it contains "@".
 * Deliberately no stricter: a pattern that refuses an unusual but real address loses a lead, and
 * only a delivered message proves an address anyway. Spaces around it do not count.
 */
export function isAcceptableEmail(text: string): boolean {
  return text.trim().includes('@');
}

/** The address as it is stored: without the spaces that pasting brings along. */
export function trimEmail(text: string): string {
  return text.trim();
}
