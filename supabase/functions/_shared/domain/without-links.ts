/**
 * The text with the words taken out that are web or email addresses. Anybody may type anybody's
 * address into a form, so what a visitor wrote must not carry a stranger's link into somebody else's
 * mailbox. Two sentences without a space between them ("cotton.Soft") lose a word as well.
 */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/g, (word) => (isLink(word) ? '[link left out]' : word));
}

function isLink(word: string): boolean {
  const at = word.indexOf('@');
  if (word.includes('://') || (at > 0 && at < word.length - 1)) return true;
  return word.split(/[/?#:,;()<>]/).some(isHost);
}

/** A name of two labels or more, the last of letters, as "www.brand.com" has it. */
function isHost(part: string): boolean {
  const labels = part
    .split('.')
    .map((label) => label.replace(/[^\p{L}\p{N}-]/gu, ''))
    .filter((label) => label !== '');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && last.length >= 2 && /^\p{L}/u.test(last);
}
