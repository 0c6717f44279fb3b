import { canonicalAddress } from '@/hooks/canonical-address.ts';

/**
 * Corrects HTML that a host served at a different address than the page's own: replaces the address
 * if that page was meant; otherwise removes the HTML, because hydration would not match it.
 * @param page the address of the page that the HTML belongs to
 */
export function correctAddress(page: string, root: Element): void {
  const { pathname, search, hash } = window.location;
  if (canonicalAddress(pathname) === page) {
    window.history.replaceState(null, '', page + search + hash);
  } else root.replaceChildren();
}
