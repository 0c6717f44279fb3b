import { expect, test } from './support/fixtures.ts';
import { routes } from './support/routes.ts';

type PageLink = { href: string; name: string; target: string; rel: string; describedBy: string };

test('every link has a name, and those that leave the site open a tab and say so', async ({
  page,
}) => {
  // Every page of the site twice: once to read its links, once to follow them.
  test.slow();
  const inside = new Set<string>();
  for (const path of routes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const links = await page.locator('a[href]').evaluateAll((anchors): PageLink[] =>
      anchors.map((anchor) => ({
        href: anchor.getAttribute('href') ?? '',
        name: (anchor.getAttribute('aria-label') ?? anchor.textContent ?? '').trim(),
        target: anchor.getAttribute('target') ?? '',
        rel: anchor.getAttribute('rel') ?? '',
        describedBy:
          document
            .getElementById(anchor.getAttribute('aria-describedby') ?? '')
            ?.textContent?.trim() ?? '',
      })),
    );
    expect(links.length, path).toBeGreaterThan(20);
    for (const link of links) {
      const where = `${path} -> ${link.href}`;
      expect(link.name, where).not.toBe('');
      if (/^https?:/.test(link.href)) {
        expect(link.target, where).toBe('_blank');
        expect(link.rel, where).toMatch(/noopener|noreferrer/);
        expect(`${link.name} ${link.describedBy}`, where).toMatch(/opens in a new tab/i);
      } else if (link.href.startsWith('mailto:')) {
        expect(link.href, where).toMatch(/^mailto:\S+@\S+/);
      } else {
        inside.add(link.href);
      }
    }
  }

  expect(inside.size).toBeGreaterThan(20);
  for (const href of inside) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 }), href).toBeVisible();
    await expect(page.getByText('Oops! Page not found'), href).toHaveCount(0);
    const anchor = new URL(page.url()).hash;
    if (anchor !== '') await expect(page.locator(anchor), href).toHaveCount(1);
  }
});

for (const path of routes) {
  test(`${path} tells machines and link previews about itself`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const script = page.locator('script[type="application/ld+json"]');
    await expect(script).toHaveCount(1);
    const data: { '@graph': { '@type': string }[] } = JSON.parse(
      (await script.textContent()) ?? '',
    );
    const types = data['@graph'].map((node) => node['@type']);
    expect(types).toContain('Organization');
    if (path !== '/') expect(types).toContain('BreadcrumbList');

    const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await request.get(new URL(preview ?? '').pathname);
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  });
}

test('the questions on the page are the questions for machines', async ({ page }) => {
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

test('every icon of the page and of its manifest is there', async ({ page, request, baseURL }) => {
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
