type Page = { path: string; html: string };

/** Pages that say so themselves are for no search engine. */
const NOINDEX = '<meta name="robots" content="noindex"';

/** The addresses of all pages that may be found, as sitemaps.org has it. */
export function sitemap(pages: readonly Page[], siteUrl: string): string {
  const addresses = pages
    .filter(({ html }) => !html.includes(NOINDEX))
    .map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...addresses,
    '</urlset>\n',
  ].join('');
}

/** Everything may be read but the backend, which is mounted at the same address in some set-ups. */
export function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /functions/',
    'Disallow: /rest/',
    'Disallow: /auth/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
