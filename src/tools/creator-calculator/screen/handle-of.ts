import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { lazyModule } from '@/lazy/lazy-module.ts';

const profileLinks = lazyModule(() => import('@functions/_shared/domain/profile-link.ts'));

/**
 * The "@name" to print: from the fetched profile, or read off the link, which needs no profile that
 * answers. Null where neither names anyone.
 */
export async function handleOf({
  username,
  profileLink,
}: Pick<CreatorInput, 'username' | 'profileLink'>): Promise<string | null> {
  if (username !== undefined) return `@${username}`;
  if (profileLink === undefined) return null;
  const { parseProfileLink } = await profileLinks.load();
  const parsed = parseProfileLink(profileLink);
  if (!parsed.ok || !namedKinds.has(parsed.link.kind)) return null;
  return `@${parsed.link.name}`;
}

/** An id and a share code are no names. */
const namedKinds: ReadonlySet<string> = new Set(['handle', 'legacy-name', 'custom-name']);
