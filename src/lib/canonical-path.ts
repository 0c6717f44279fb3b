export type SiteAddresses = {
  /** Every current or former address of a page, in lower case. */
  pages: readonly string[];
  redirects: readonly { from: string; to: string }[];
  /** Whether a path in lower case is the address of a page that is not among `pages`. */
  isPage?: (path: string) => boolean;
};

/**
 * The canonical address of the page that a path means: without capitals, escapes, doubled or
 * trailing slashes, `.html` or `/index`, and with redirects followed. A path that means no page of
 * the site is returned unchanged.
 */
export function canonicalPath(
  pathname: string,
  { pages, redirects, isPage = () => false }: SiteAddresses,
): string {
  const plain = decoded(pathname)
    .toLowerCase()
    .replace(/^\/+/, '/')
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  const page = plain === '' ? '/' : plain;
  if (!pages.includes(page) && !isPage(page)) return pathname;
  return redirects.find(({ from }) => from === page)?.to ?? page;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A malformed escape, which none of our addresses has.
    return pathname;
  }
}
