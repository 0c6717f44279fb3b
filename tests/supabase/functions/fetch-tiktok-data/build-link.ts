import { type ProfileLink, readProfileLink } from '@functions/_shared/domain/profile-link.ts';

/** The link in a text that has one. */
export function buildLink(text: string): ProfileLink {
  const read = readProfileLink(text);
  if (!read.ok) throw new Error(`${text}: ${read.code}`);
  return read.link;
}
