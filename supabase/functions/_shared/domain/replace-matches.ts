/** A match with the text around it. */
export type TextMatch = {
  matched: string;
  groups: Readonly<Record<string, string | undefined>>;
  before: string;
  after: string;
};

/** Like String.replace with a global pattern, but passes the text around each match. */
export function replaceMatches(
  text: string,
  pattern: RegExp,
  write: (match: TextMatch) => string,
): string {
  let written = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [matched] = match;
    written += text.slice(end, match.index);
    end = match.index + matched.length;
    const groups = match.groups ?? {};
    written += write({
      matched,
      groups,
      before: text.slice(0, match.index),
      after: text.slice(end),
    });
  }
  return written + text.slice(end);
}
