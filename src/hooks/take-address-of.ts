import { canonicalAddress } from '@/hooks/canonical-address.ts';

/**
 * For HTML that came from another address than its page's own, which only some hosts do: takes the
 * page's own address where that was meant, and else takes the HTML away, since a first render would
 * not repeat it.
 * @param page the address of the page whose HTML it is
 */
export function takeAddressOf(page: string, root: Element): void {
  const { pathname, search, hash } = window.location;
  if (canonicalAddress(pathname) === page) {
    window.history.replaceState(null, '', page + search + hash);
  } else root.replaceChildren();
}
