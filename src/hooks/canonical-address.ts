import { paths } from '@/config/paths.ts';
import { canonicalPath } from '@/lib/canonical-path.ts';

// Not in config/, which every page loads: only addresses that are not a page's own need this.

/** Old addresses, each with the page that took its place. */
export const redirects = [{ from: paths.pricing, to: paths.howWeWork }];

/** The one address of the page that this path means; the path itself where it means none. */
export function canonicalAddress(pathname: string): string {
  return canonicalPath(pathname, { pages: Object.values(paths), redirects });
}
