export type ParsedUsmca = 'claimed' | 'ruled-out' | undefined;

/**
 * Whether the text claims USMCA treatment or rules it out; undefined when it does not mention it.
 */
export function parseUsmca(text: string): ParsedUsmca {
  if (
    /\b(?:non|not|without|no|isn['’]t|doesn['’]t|don['’]t|does not|do not|if not)\b[^.?!]{0,24}\b(?:usmca|nafta|qualif)/i.test(
      text,
    ) ||
    /\bnon-?usmca\b/i.test(text)
  ) {
    return 'ruled-out';
  }
  return /\b(?:usmca|nafta|t-mec|cusma)\b/i.test(text) ? 'claimed' : undefined;
}
