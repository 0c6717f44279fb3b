import { type ProfileLink, parseProfileLink } from '@functions/_shared/domain/profile-link.ts';

/** Parses the link in a text that contains one. */
export function buildLink(text: string): ProfileLink {
  const read = parseProfileLink(text);
  if (!read.ok) throw new Error(`${text}: ${read.code}`);
  return read.link;
}
