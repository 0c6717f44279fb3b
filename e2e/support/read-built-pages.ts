import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** The site URL that the build used. */
export const siteUrl = process.env.VITE_SITE_URL ?? 'https://example.com';

export type BuiltPage = Awaited<ReturnType<typeof readBuiltPages>>[number];

/** The contents of every built page's HTML, as a reader without script finds them. */
export async function readBuiltPages(page: Page) {
  const files = readdirSync(dist)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      path: name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`,
      html: readFileSync(join(dist, name), 'utf8'),
    }));
  return page.evaluate(
    (given) =>
      given.map(({ path, html }) => {
        const text = (element: Element | null | undefined) =>
          (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
        const read = new DOMParser().parseFromString(html, 'text/html');
        const metas = [...read.head.querySelectorAll('meta[name], meta[property]')].map(
          (meta) =>
            [
              meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
              meta.getAttribute('content') ?? '',
            ] as const,
        );
        return {
          path,
          lang: read.documentElement.lang,
          title: read.title,
          metas,
          canonicals: [...read.head.querySelectorAll('link[rel="canonical"]')].map(
            (link) => link.getAttribute('href') ?? '',
          ),
          jsonLd: [...read.querySelectorAll('script[type="application/ld+json"]')].map(
            (script) => script.textContent ?? '',
          ),
          headings: [...read.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
            level: Number(heading.tagName.slice(1)),
            text: text(heading),
          })),
          picturesWithoutAlt: [...read.querySelectorAll('img:not([alt])')].map(
            (picture) => picture.outerHTML,
          ),
          forms: [...read.querySelectorAll('form')].map((form) => ({
            method: form.method,
            isSearch: form.querySelector('input[type=search]') !== null,
          })),
          ids: [...read.querySelectorAll('[id]')].map(({ id }) => id),
          links: [...read.querySelectorAll('a[href]')].map((link) => ({
            href: link.getAttribute('href') ?? '',
            name: link.getAttribute('aria-label') ?? text(link),
            description: text(read.getElementById(link.getAttribute('aria-describedby') ?? '')),
            target: link.getAttribute('target') ?? '',
            rel: link.getAttribute('rel') ?? '',
          })),
        };
      }),
    files,
  );
}

/** Width and height of a JPEG in px, from its frame header. */
export function jpegSizePx(jpeg: Buffer): { width: number; height: number } {
  let at = 2;
  while (at < jpeg.length) {
    const marker = jpeg.readUInt16BE(at);
    // Any of the start-of-frame markers; C4, C8 and CC are tables.
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error('The file is not a JPEG');
}
