export type SiteAddresses = {
  /** Every address a page answers at, or once did, in lower case. */
  pages: readonly string[];
  redirects: readonly { from: string; to: string }[];
};

/**
 * The one address of the page that a path means: without capitals, escapes, doubled or trailing
 * slashes, `.html` or `/index`, and moved where a page has moved. A path that means no page of the
 * site comes back as it was given.
 */
export function canonicalPath(pathname: string, { pages, redirects }: SiteAddresses): string {
  const plain = decoded(pathname)
    .toLowerCase()
    .replace(/^\/+/, '/')
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  const page = plain === '' ? '/' : plain;
  if (!pages.includes(page)) return pathname;
  return redirects.find(({ from }) => from === page)?.to ?? page;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A stray percent sign stands in no address of ours.
    return pathname;
  }
}
