import type { Log } from '@functions/_shared/log.ts';
import { cardTitle } from '@functions/share-card/draw-card.ts';
import { generalCard } from '@functions/share-card/general-card.ts';
import { createHandler, type Dependencies } from '@functions/share-card/handler.ts';
import { noLog } from '@tests/support/functions.ts';
import { teeFacts } from '@tests/support/tee-facts.ts';
import { expect, test, vi } from 'vitest';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

function ask(
  query: string,
  {
    log = noLog,
    request = {},
    ...changed
  }: Partial<Dependencies> & { log?: Log; request?: RequestInit } = {},
): Promise<Response> {
  const handler = createHandler({
    access: {},
    store: { facts: async () => [teeFacts] },
    rasterize: async () => png,
    siteUrl: 'https://brandbff.test',
    ownUrl: 'https://backend.test/functions/v1/share-card',
    now: () => new Date('2026-11-30T17:00:00Z'),
    ...changed,
  });
  return handler(new Request(`https://backend.test/functions/v1/share-card${query}`, request), log);
}

const hoodie = 'v=1&a=12500&e=3.5&p=25&c=apparel&m=mexico&d=hoodie';
const generalTitle = cardTitle(generalCard);

test('without a format the answer is an SVG that may be cached', async () => {
  const response = await ask(`?path=/&${hoodie}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=3600/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.text()).toContain(
    '<title>$1,890. Potential yearly profit (Hoodie, made in Mexico)</title>',
  );
});

test('a PNG is drawn from the same card', async () => {
  const rasterize = vi.fn(async () => png);
  const response = await ask(`?path=/&${hoodie}&format=png`, { rasterize });
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
  expect(rasterize).toHaveBeenCalledWith(expect.stringContaining('$1,890'));
});

test('a page names the picture and leads to the link, with everything escaped', async () => {
  const response = await ask(
    `?path=/brand-vision&v=c1&d=${encodeURIComponent('"><script>')}&format=html`,
  );
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await response.text();
  expect(text).not.toContain('<script');
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toContain(
    '<meta property="og:image" content="https://backend.test/functions/v1/share-card?path=%2Fbrand-vision&amp;v=c1&amp;d=%22%3E%3Cscript%3E&amp;format=png">',
  );
  const link = 'https://brandbff.test/brand-vision?v=c1&amp;d=%22%3E%3Cscript%3E';
  expect(text).toContain(`<meta property="og:url" content="${link}">`);
  expect(text).toContain(`<meta http-equiv="refresh" content="0; url=${link}">`);
  expect(text).toContain(`<a href="${link}">`);
});

test('a page leads to our own site only', async () => {
  const text = await (await ask('?path=https://evil.test/&format=html')).text();
  expect(text).toContain('content="0; url=https://brandbff.test/"');
  expect(text).not.toContain('evil');
});

test.each([
  '',
  '?path=/about',
  '?path=/&v=1',
  '?path=%00%FF',
  `?path=/&${hoodie}&x=${'a'.repeat(2_000)}`,
])('a link without a result gets the general card: %s', async (query) => {
  const response = await ask(query);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await response.text()).toContain(generalTitle);
});

test('without the database a duty gets the general card, and the log says why', async () => {
  const log = vi.fn();
  const response = await ask('?path=/sourcing&tool=tariff&product=61091000', {
    log,
    store: {
      facts: async () => {
        throw new Error('down');
      },
    },
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(generalTitle);
  expect(log).toHaveBeenCalledWith('error', expect.any(String), {}, expect.any(Error));
});

test('who has the picture is not sent it again', async () => {
  const rasterize = vi.fn(async () => png);
  const first = await ask(`?path=/&${hoodie}&format=png`);
  const etag = first.headers.get('etag') ?? '';
  const again = await ask(`?path=/&${hoodie}&format=png`, {
    rasterize,
    request: { headers: { 'if-none-match': etag } },
  });
  expect(again.status).toBe(304);
  expect(rasterize).not.toHaveBeenCalled();
  expect((await ask(`?path=/&${hoodie}`)).headers.get('etag')).not.toBe(etag);
});

test('HEAD answers without a body and without drawing', async () => {
  const rasterize = vi.fn(async () => png);
  const response = await ask(`?path=/&${hoodie}&format=png`, {
    rasterize,
    request: { method: 'HEAD' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(await response.text()).toBe('');
  expect(rasterize).not.toHaveBeenCalled();
});

test('anything but GET and HEAD is refused', async () => {
  const response = await ask('', { request: { method: 'POST', body: '{}' } });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('an unknown format is refused with a sentence', async () => {
  const response = await ask('?path=/&format=gif');
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    error: { code: 'invalid_request', message: 'Please check: format.', fields: ['format'] },
  });
});

test('a caller over the limit is told when to come back', async () => {
  const response = await ask(`?path=/&${hoodie}`, { access: { throttle: async () => 7 } });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('7');
});

test('without the library of PNGs the answer says so', async () => {
  const response = await ask('?format=png', {
    rasterize: async () => {
      throw new Error('no library');
    },
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: { code: 'no_png' } });
});

test('without a site there is no page to lead to', async () => {
  const response = await ask('?format=html', { siteUrl: undefined });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: { code: 'no_site' } });
});
