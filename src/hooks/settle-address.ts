import { siteAddresses } from '@/config/paths.ts';
import { canonicalPath } from '@/lib/canonical-path.ts';

/**
 * For HTML that came from another address than its page's own, which only some hosts do: takes the
 * page's own address where that was meant, and else takes the HTML away, since a first render would
 * not repeat it.
 * @param page the address of the page whose HTML it is
 */
export function settleAddress(root: Element, page: string): void {
  const { pathname, search, hash } = window.location;
  if (canonicalPath(pathname, siteAddresses) === page) {
    window.history.replaceState(null, '', page + search + hash);
  } else root.replaceChildren();
}
