import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/fixtures.ts';
import { jsonLdDocument } from './support/json-ld.ts';
import {
  type BuiltPage,
  dist,
  jpegSizePx,
  readBuiltPages,
  siteUrl,
} from './support/read-built-pages.ts';

/** What search engines, link previews and readers without script find in the built files. */

const fullUrl = (path: string) => `${siteUrl}${path}`;

function metaOf(page: BuiltPage, name: string): string | undefined {
  const values = page.metas.filter(([key]) => key === name).map(([, value]) => value);
  expect(values.length, `${name} of ${page.path}`).toBeLessThanOrEqual(1);
  return values[0];
}

const isForSearch = (page: BuiltPage) => metaOf(page, 'robots') === undefined;

test('every page has its own head tags and an existing preview image', async ({ page }) => {
  const all = await readBuiltPages(page);
  const pages = all.filter(isForSearch);
  expect(pages).toHaveLength(22);
  expect(all.filter((each) => !isForSearch(each)).map(({ path }) => path)).toEqual([
    '/404',
    '/drop',
  ]);

  for (const each of pages) {
    const { path } = each;
    expect(each.lang, path).toBe('en');
    expect(each.title, path).toMatch(/^.{15,70}$/);
    const description = metaOf(each, 'description') ?? '';
    expect(description, path).toMatch(/^.{50,165}$/);
    expect(metaOf(each, 'keywords'), path).toBeTruthy();
    expect(each.canonicals, path).toEqual([fullUrl(path)]);
    const preview = metaOf(each, 'og:image') ?? '';
    expect(Object.fromEntries(each.metas), path).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'BrandBFF',
      'og:url': fullUrl(path),
      'og:title': each.title,
      'og:description': description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': each.title,
      'twitter:description': description,
      'twitter:image': preview,
    });
    expect(metaOf(each, 'og:image:alt'), path).toBeTruthy();
    expect(preview, path).toContain(siteUrl);
    const picture = readFileSync(join(dist, new URL(preview).pathname));
    expect(jpegSizePx(picture), path).toEqual({ width: 1200, height: 630 });
    expect(each.picturesWithoutAlt, path).toEqual([]);
    // Typed text must never end up in the address, with or without script.
    expect(each.forms.filter(({ method, isSearch }) => method !== 'post' && !isSearch)).toEqual([]);
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map((each) => metaOf(each, 'description'))).size).toBe(pages.length);
});

test('every page has one main heading and skips no heading level', async ({ page }) => {
  for (const { path, headings } of await readBuiltPages(page)) {
    expect(
      headings.filter(({ level }) => level === 1),
      path,
    ).toHaveLength(1);
    expect(headings[0]?.level, path).toBe(1);
    const jumps = headings.filter(
      ({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1,
    );
    expect(jumps, path).toEqual([]);
  }
});

test('the structured data of every page is valid schema.org', async ({ page }) => {
  const pages = (await readBuiltPages(page)).filter(isForSearch);
  const addresses = pages.map(({ path }) => fullUrl(path));
  for (const { path, jsonLd } of pages) {
    expect(jsonLd, path).toHaveLength(1);
    const { '@graph': nodes } = jsonLdDocument.parse(JSON.parse(jsonLd[0] ?? ''));
    expect(nodes[0]?.['@type'], path).toBe('Organization');
    const crumbs = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    expect(crumbs === undefined, path).toBe(path === '/');
    const way = crumbs?.itemListElement ?? [];
    expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1));
    for (const { item } of way) expect(addresses, path).toContain(item);
    if (path !== '/') expect(way.at(-1)?.item).toBe(fullUrl(path));
  }
});

test('the sitemap lists every indexable page, and robots.txt names the sitemap', async ({
  page,
}) => {
  const pages = (await readBuiltPages(page)).filter(isForSearch);
  const xml = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const named = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(named.toSorted()).toEqual(pages.map(({ path }) => fullUrl(path)).toSorted());
  expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain(
    `Sitemap: ${siteUrl}/sitemap.xml`,
  );
});

test('every link has a name and a target, and every page is linked', async ({ page }) => {
  const pages = await readBuiltPages(page);
  const byPath = new Map(pages.map((each) => [each.path, each]));
  for (const { path, links } of pages) {
    expect(links.length, path).toBeGreaterThan(20);
    for (const { href, name, description, target, rel } of links) {
      const where = `${path} -> ${href}`;
      expect(name, where).not.toBe('');
      if (/^https?:/.test(href)) {
        expect(target, where).toBe('_blank');
        expect(rel, where).toMatch(/noopener|noreferrer/);
        expect(`${name} ${description}`, where).toMatch(/opens in a new tab/i);
      } else if (href.startsWith('mailto:')) {
        expect(href, where).toMatch(/^mailto:\S+@\S+/);
      } else {
        const { pathname, hash } = new URL(href, fullUrl(path));
        const leadsTo = byPath.get(pathname);
        const isFile = pathname !== '/' && existsSync(join(dist, pathname));
        expect(leadsTo !== undefined || isFile, where).toBe(true);
        if (hash !== '') expect(leadsTo?.ids, where).toContain(hash.slice(1));
      }
    }
  }

  const reached = new Set(['/']);
  for (const path of reached) {
    for (const { href } of byPath.get(path)?.links ?? []) {
      if (href.startsWith('/')) reached.add(new URL(href, siteUrl).pathname);
    }
  }
  const findable = pages.filter(isForSearch).map(({ path }) => path);
  expect(findable.filter((path) => !reached.has(path))).toEqual([]);
});

test('the structured FAQ has the same questions as the page', async ({ page }) => {
  await page.goto('/how-we-work');
  const script = page.locator('script[type="application/ld+json"]');
  const data: { '@graph': { '@type': string; mainEntity?: { name: string }[] }[] } = JSON.parse(
    (await script.textContent()) ?? '',
  );
  const faq = data['@graph'].find((node) => node['@type'] === 'FAQPage');
  const asked = await page
    .getByRole('main')
    .locator('h3 > button[aria-expanded]')
    .allTextContents();
  expect(asked).toHaveLength(10);
  expect(faq?.mainEntity?.map(({ name }) => name)).toEqual(asked);
});

test('every icon of the page and its manifest exists', async ({ page, request, baseURL }) => {
  await page.goto('/');
  const linked = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const manifest: { icons: { src: string }[] } = await (
    await request.get('/site.webmanifest')
  ).json();
  const icons = [...linked, ...manifest.icons.map(({ src }) => src)];
  expect(icons.length).toBeGreaterThanOrEqual(7);
  for (const icon of icons) {
    const { headers, status } = await request
      .get(new URL(icon, baseURL).href)
      .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
    expect(status, icon).toBe(200);
    expect(headers['content-type'], icon).toMatch(/^image\//);
  }
});
