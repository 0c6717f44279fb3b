type Page = { path: string; html: string };

/** Pages with this tag are excluded from search engines. */
const NOINDEX = '<meta name="robots" content="noindex"';

/** The addresses of all indexable pages, in the format of sitemaps.org. */
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

/** Allows everything but the backend, which some setups mount at the same address. */
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
