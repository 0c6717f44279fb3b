import { type ProfileLink, parseProfileLink } from '@functions/_shared/domain/profile-link.ts';

/** The link in a text that has one. */
export function buildLink(text: string): ProfileLink {
  const read = parseProfileLink(text);
  if (!read.ok) throw new Error(`${text}: ${read.code}`);
  return read.link;
}
