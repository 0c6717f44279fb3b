import { dropIdOf, paths } from '@/config/paths.ts';
import { canonicalPath } from '@/lib/canonical-path.ts';

// Not in config/, which every page loads: only addresses that are not a page's own need this.

/** Old addresses with the pages that replaced them. */
export const redirects = [{ from: paths.pricing, to: paths.howWeWork }];

/** The canonical address of the page that this path means; the path itself if it means none. */
export function canonicalAddress(pathname: string): string {
  return canonicalPath(pathname, {
    pages: Object.values(paths),
    redirects,
    isPage: (path) => dropIdOf(path) !== undefined,
  });
}
