import { readFileSync } from 'node:fs';
import { cardSizePx, cardTitle, drawCard } from '@functions/share-card/draw-card.ts';
import { generalCard } from '@functions/share-card/general-card.ts';
import { createRasterizer } from '@functions/share-card/rasterize.ts';
import { readCard } from '@functions/share-card/read-card.ts';
import type { ShareCard } from '@functions/share-card/share-card.ts';
import { teeFacts } from '@tests/support/tee-facts.ts';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';

const deps = { store: { facts: async () => [teeFacts] }, today: '2026-11-30' };
const library = new URL(
  '../../../../node_modules/@resvg/resvg-wasm/index_bg.wasm',
  import.meta.url,
);
let isUnreadable = false;
const rasterize = createRasterizer(async () => {
  if (isUnreadable) throw new Error('unreadable');
  return readFileSync(library);
});

function cardOf(link: string): Promise<ShareCard> {
  const { pathname, searchParams } = new URL(link, 'https://brandbff.test');
  return readCard({ path: pathname, params: searchParams }, deps);
}

const links = [
  '/',
  '/?v=1&a=12500&e=3.5&p=25&c=apparel&m=mexico&d=hoodie',
  '/?v=1&a=2000000000&e=100&p=1000000&c=apparel&m=china&d=salt and pepper shakers',
  '/brand-vision?v=c1&f=48000&e=4.2&p=32&m=mexico&d=something nobody knows',
  '/fulfillment?v=1&o=800&m=diy&c=8.5',
  '/sourcing?tool=tariff&product=61091000&origin=CN,VN,MX,TR',
  '/sourcing?tool=map&country=bangladesh&category=accessories',
];

test.each(links)('the card of %s is a document without text that needs a font', async (link) => {
  const svg = drawCard(await cardOf(link), 'brandbff.test');
  const elements = new Set<string>();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => elements.add(name));
  parser.write(svg).close();
  expect(elements).toContain('path');
  expect(elements).not.toContain('text');
  // A reference to another document would need the network.
  expect(/<script|style=|href="(?!#)|url\((?!#)/.test(svg)).toBe(false);
});

test('a library that could not be read is read again for the next picture', async () => {
  const svg = drawCard(generalCard, 'brandbff.test');
  isUnreadable = true;
  await expect(rasterize(svg)).rejects.toThrow('unreadable');
  isUnreadable = false;
  expect((await rasterize(svg)).length).toBeGreaterThan(0);
});

test.each(links.slice(0, 2))('the card of %s as a PNG has the size of a preview', async (link) => {
  const png = await rasterize(drawCard(await cardOf(link), 'brandbff.test'));
  expect([...png.slice(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const header = new DataView(png.buffer, png.byteOffset);
  expect([header.getUint32(16), header.getUint32(20)]).toEqual([
    cardSizePx.width,
    cardSizePx.height,
  ]);
});

test('a title is one line of text', () => {
  expect(cardTitle(generalCard)).toBe(
    'BrandBFF: We turn ideas into real products, from concept to consumer.',
  );
});

test('a title escapes what is special in XML', () => {
  const svg = drawCard({ ...generalCard, caption: 'Less < more & "so"' }, 'brandbff.test');
  expect(svg).toContain('<title>BrandBFF: Less &lt; more &amp; &quot;so&quot;</title>');
});
