import { guideChapters, guideTitle } from '@functions/_shared/domain/guide.ts';
import { readPdf } from '@tests/support/read-pdf.ts';
import { beforeAll, expect, test } from 'vitest';
import { chapterTexts } from '@/pages/guide/chapters-copy.ts';
import { drawGuide } from '../../../scripts/guide-pdf/draw-guide.ts';

let bytes: Uint8Array;

beforeAll(async () => {
  bytes = await drawGuide();
});

test('the PDF opens with a cover that lists the chapters, and says what its figures are', () => {
  const [cover = ''] = readPdf(bytes).pages;
  const text = cover.replaceAll('\n', ' ');
  expect(text).toContain('Brand Building Guide');
  for (const { title } of guideChapters) expect(text).toContain(title);
  expect(text).toContain('Figures as of Nov 28, 2026.');
});

test('the PDF holds every chapter of the page, each from a new page on', () => {
  const { pages, raw } = readPdf(bytes);
  const texts = pages.map((page) => page.replaceAll('\n', ' '));
  const all = texts.join(' ');
  for (const [index, { id, title }] of guideChapters.entries()) {
    const first = texts.find((text) => text.startsWith(`Chapter ${index + 1} of 6`));
    expect(first, title).toContain(title);
    for (const part of chapterTexts[id].parts) {
      expect(all).toContain(part.title);
      for (const [name = '', ...figures] of part.table?.rows ?? []) {
        expect(all).toContain([name, ...figures].join(' '));
      }
      // A line of its own begins with the first words of each paragraph.
      for (const paragraph of part.paragraphs) expect(all).toContain(paragraph.slice(0, 40));
    }
  }
  expect(raw).toContain('/URI (https://example.com/sourcing?tool=tariff)');
  expect(texts.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
});

test('the PDF says its title and language, has bookmarks, and is small enough for a phone', () => {
  const raw = Buffer.from(bytes).toString('latin1');
  expect(raw).toContain('/Lang (en-US)');
  expect(raw).toContain('/Outlines');
  expect(raw).toMatch(/\/Title \(/);
  expect(guideTitle).toContain('Guide');
  expect(bytes.length).toBeLessThan(150_000);
});

test('the same chapters make the same bytes', async () => {
  expect(Buffer.from(await drawGuide()).equals(Buffer.from(bytes))).toBe(true);
});
