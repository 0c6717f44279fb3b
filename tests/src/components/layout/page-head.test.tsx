import { render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PageHead, pageHelmet } from '@/components/layout/page-head.tsx';
import type { PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: 'Tea towels | BrandBFF',
  description: 'Linen tea towels, made to order.',
  keywords: ['tea towels', 'linen'],
  path: '/tea-towels',
};

beforeAll(async () => {
  await pageHelmet.load();
});

function renderHead(overrides: Partial<PageMeta> = {}) {
  render(<PageHead meta={{ ...meta, ...overrides }} />);
}

function contentOf(selector: string) {
  return document.head.querySelector(selector)?.getAttribute('content');
}

test('renders each tag once', () => {
  renderHead();
  expect(document.title).toBe(meta.title);
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(contentOf('meta[name="description"]')).toBe(meta.description);
  expect(contentOf('meta[name="keywords"]')).toBe('tea towels, linen');
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://example.com/tea-towels',
  );
});

test('replaces the tags that the build has put into the page', async () => {
  vi.resetModules();
  document.head.innerHTML =
    '<title>Tea towels</title><meta name="description" content="Old" /><meta name="theme-color" content="#fff" />';
  const page = await import('@/components/layout/page-head.tsx');
  await page.pageHelmet.load();
  render(<page.PageHead meta={meta} />);
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(document.title).toBe(meta.title);
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(contentOf('meta[name="description"]')).toBe(meta.description);
  expect(contentOf('meta[name="theme-color"]')).toBe('#fff');
});

test('gives link previews a title, text, address and picture', () => {
  renderHead();
  expect(contentOf('meta[property="og:title"]')).toBe(meta.title);
  expect(contentOf('meta[property="og:description"]')).toBe(meta.description);
  expect(contentOf('meta[property="og:url"]')).toBe('https://example.com/tea-towels');
  expect(contentOf('meta[property="og:image"]')).toBe('https://example.com/social/tea-towels.jpg');
  expect(contentOf('meta[name="twitter:card"]')).toBe('summary_large_image');
});

test('keeps a noindex page without a canonical address out of search engines', () => {
  renderHead({ noindex: true });
  expect(contentOf('meta[name="robots"]')).toBe('noindex');
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
});

type Node = Record<string, unknown>;

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The JSON-LD graph, which only the build renders. */
function graph(): Node[] {
  const script = document.querySelector('script[type="application/ld+json"]');
  const data: { '@graph': Node[] } = JSON.parse(script?.textContent ?? '');
  return data['@graph'];
}

test('names the publisher in schema.org terms', () => {
  vi.stubEnv('SSR', true);
  renderHead();
  expect(graph()).toEqual([
    expect.objectContaining({
      '@type': 'Organization',
      name: 'BrandBFF',
      url: 'https://example.com/',
    }),
  ]);
});

test("lists the page's breadcrumbs by the names in the footer", () => {
  vi.stubEnv('SSR', true);
  renderHead({ path: '/swag', service: 'Branded merchandise' });
  const [, breadcrumbs, service] = graph();
  expect(breadcrumbs).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'BrandBFF', item: 'https://example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Swag', item: 'https://example.com/swag' },
    ],
  });
  expect(service).toEqual({
    '@type': 'Service',
    name: 'Branded merchandise',
    description: meta.description,
    url: 'https://example.com/swag',
    provider: { '@id': 'https://example.com/#organization' },
  });
});

test('renders no structured data on a noindex page', () => {
  renderHead({ noindex: true });
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});
