import { parseProfileLink } from './profile-link.ts';

/**
 * The username in pasted text: a profile's URL, "@name", or the bare name. Without the "@", as the
 * platform writes it. For other sites, the only name in the path, as in "example.com/ana".
 *
 * Undefined when there is none: a share link with a code, a channel's id, a post, a video, a page.
 */
export function usernameFromUrl(text: string): string | undefined {
  const read = parseProfileLink(text);
  if (!read.ok) return read.code === 'other-site' ? nameInPath(text) : undefined;
  const { kind, name } = read.link;
  return kind === 'share' || kind === 'channel-id' ? undefined : name;
}

function nameInPath(text: string): string | undefined {
  const path = /^(?:https?:)?(?:\/\/)?[^/?#]+\/([^?#]*)/i.exec(text.trim())?.[1] ?? '';
  const [segment = '', ...others] = path.split('/').filter((part) => part !== '');
  const name = /^@?([\p{L}\p{M}\p{N}_.-]{1,100})$/u.exec(decode(segment))?.[1];
  return others.length === 0 ? name : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
