import { expect, test } from 'vitest';
import { pageDocument } from '../../../scripts/prerender/page-document.ts';

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <!-- for readers of the source -->
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const start = {
  script: '/assets/index.js',
  preload: ['/assets/home.js'],
  stylesheet: '/assets/style.css',
  isTool: false,
};

function written(rendered: string): Document {
  const html = pageDocument({
    template,
    path: '/mugs',
    rendered,
    criticalCss: 'h1{color:red}',
    start,
    startFailure: '<p role="alert">Press again.</p>',
    bootstrap: 'go()',
    font: '/assets/title.woff2',
  });
  expect(html.startsWith('<!doctype html>')).toBe(true);
  return new DOMParser().parseFromString(html, 'text/html');
}

test('puts head tags into the head and the rest into the root', () => {
  const page = written(
    '<title>Mugs</title><meta name="description" content="Two &gt; one"/><link rel="canonical" href="/mugs"/><header>Shop</header>',
  );
  expect(page.title).toBe('Mugs');
  expect(page.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('/mugs');
  expect(page.getElementById('root')?.innerHTML).toBe('<header>Shop</header>');
  expect(page.getElementById('root')?.dataset.page).toBe('/mugs');
});

test('puts structured data into the head, since the browser does not render it', () => {
  const page = written(
    '<main><script type="application/ld+json">{"a":"$1"}</script><p>Hi</p></main>',
  );
  expect(page.head.querySelector('script[type="application/ld+json"]')?.textContent).toBe(
    '{"a":"$1"}',
  );
  expect(page.getElementById('root')?.innerHTML).toBe('<main><p>Hi</p></main>');
});

test('runs nothing but the bootstrap, which knows what to load', () => {
  const page = written('<p>Hi</p>');
  const scripts = [...page.querySelectorAll('script')];
  expect(scripts.map(({ src }) => src)).toEqual(['', '']);
  expect(JSON.parse(page.getElementById('start')?.textContent ?? '')).toEqual(start);
  expect(scripts.at(-1)?.textContent).toBe('go()');
});

test('contains the message for a failed script, hidden', () => {
  const page = written('<p>Hi</p>');
  expect(page.body.textContent).not.toContain('Press again.');
  const template = page.querySelector<HTMLTemplateElement>('template#start-failure');
  expect(template?.content.querySelector('[role=alert]')?.textContent).toBe('Press again.');
});

test('loads the whole stylesheet without scripts', () => {
  const html = pageDocument({
    template,
    path: undefined,
    rendered: '',
    criticalCss: '',
    start,
    startFailure: '',
    bootstrap: '',
    font: '/f.woff2',
  });
  expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/style.css"></noscript>');
});

test('rejects a template without a root', () => {
  expect(() =>
    pageDocument({
      template: '<p>',
      path: '/',
      rendered: '',
      criticalCss: '',
      start,
      startFailure: '',
      bootstrap: '',
      font: '',
    }),
  ).toThrow('has no <div id="root"></div>');
});
