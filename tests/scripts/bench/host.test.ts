import { expect, test } from 'vitest';
import { answer, type HostedSite } from '../../../scripts/bench/host.ts';
import type { StaticFile } from '../../../scripts/bench/static-files.ts';

function file(text: string, type = 'text/html; charset=utf-8'): StaticFile {
  const body = Buffer.from(text);
  return { type, etag: `"${text}"`, body, compressed: Buffer.from(`br ${text}`) };
}

const site: HostedSite = {
  files: new Map([
    ['/index.html', file('home')],
    ['/about.html', file('about')],
    ['/404.html', file('not found')],
    ['/assets/a.js', file('code', 'text/javascript; charset=utf-8')],
  ]),
  rules: {
    headers: [
      { source: '/(.*)', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
    ],
  },
};
const chromium = { 'accept-encoding': 'gzip, deflate, br' };

test('serves pages without .html in their address, in brotli to clients that accept it', () => {
  const about = answer(site, '/about?from=mail', chromium);
  expect(about.status).toBe(200);
  expect(about.body.toString()).toBe('br about');
  expect(about.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'x-frame-options': 'DENY',
  });
  expect(answer(site, '/', {}).body.toString()).toBe('home');
});

test('caches files with hashed names forever and revalidates pages', () => {
  expect(answer(site, '/assets/a.js', chromium).headers['cache-control']).toBe('immutable');
  const again = answer(site, '/about', { ...chromium, 'if-none-match': '"about"' });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
});

test('serves the 404 page for unknown addresses, or the only page of a client-rendered site', () => {
  expect(answer(site, '/nowhere', {})).toMatchObject({
    status: 404,
    body: Buffer.from('not found'),
  });
  const plain = { ...site, fallback: '/index.html' };
  expect(answer(plain, '/nowhere', {})).toMatchObject({ status: 200, body: Buffer.from('home') });
  expect(answer(plain, '/assets/gone.js', {}).status).toBe(404);
});

test('accepts requests meant for the backend', () => {
  expect(answer(site, '/rest/v1/page_views', {}).status).toBe(204);
});
