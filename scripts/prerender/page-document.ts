import type { Start } from '../../src/lazy/bootstrap.ts';

export type PageDocument = {
  /** The built index.html with Vite's script and stylesheet. */
  template: string;
  /** The page's address; undefined for the 404 page. */
  path: string | undefined;
  /** A page's HTML, beginning with its head tags. */
  rendered: string;
  /** The part of the stylesheet that the page needs for its first paint. */
  criticalCss: string;
  start: Start;
  /** What the bootstrap shows when the page's script cannot be fetched. */
  startFailure: string;
  /** The code of the bootstrap. */
  bootstrap: string;
  /** A font file of the first view. */
  font: string;
};

const ROOT = '<div id="root"></div>';
const STRUCTURED_DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/;
const HEAD_TAGS = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/;

/**
 * The complete HTML file of a page.
 * @throws Error when the template has no root element
 */
export function pageDocument(parts: PageDocument): string {
  const { template, path, rendered, criticalCss, start, startFailure, bootstrap, font } = parts;
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const [headTags = ''] = HEAD_TAGS.exec(rendered) ?? [];
  const { body, data } = withoutStructuredData(rendered.slice(headTags.length));
  const head = [
    `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    headTags,
    data,
    `<style>${criticalCss}</style>`,
    `<noscript><link rel="stylesheet" href="${start.stylesheet}"></noscript>`,
  ].join('\n');
  const scripts = [
    `<template id="start-failure">${startFailure}</template>`,
    `<script type="application/json" id="start">${JSON.stringify(start)}</script>`,
    `<script type="module">${bootstrap}</script>`,
  ].join('\n');
  return withoutOwnTags(template)
    .replace('</head>', () => `${head}\n</head>`)
    .replace(
      ROOT,
      () => `<div id="root"${path === undefined ? '' : ` data-page="${path}"`}>${body}</div>`,
    )
    .replace('</body>', () => `${scripts}\n</body>`);
}

/** Separates the markup that the browser will hydrate from structured data, which it will not. */
function withoutStructuredData(html: string): { body: string; data: string } {
  const [data = ''] = STRUCTURED_DATA.exec(html) ?? [];
  return { body: html.replace(data, ''), data };
}

/** Removes the tags that the bootstrap and the rendered page replace. */
function withoutOwnTags(template: string): string {
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<!--[\s\S]*?-->/g, '');
}
