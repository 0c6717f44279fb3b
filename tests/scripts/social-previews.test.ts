import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paths, socialPreviewPath } from '@/config/paths.ts';
import { drawPreview } from '../../scripts/social-previews/draw-preview.ts';
import { readPreviews, sitePreviews } from '../../scripts/social-previews/read-previews.ts';
import { wrapText } from '../../scripts/social-previews/wrap-text.ts';

test('every page of the site has a preview, and no two are one file', () => {
  const pages = Object.values(paths).filter((path) => path !== paths.pricing);
  expect(sitePreviews().map(({ fileName }) => `/${fileName}`)).toEqual(
    pages.map(socialPreviewPath).toSorted((a, b) => a.localeCompare(b)),
  );
});

test('a preview says what the page says first', () => {
  const swagPage = {
    meta: { path: paths.swag },
    hero: { label: 'Swag', title: 'Kept', ground: 'tomato', picture: { name: 'mug', alt: '' } },
  };
  expect(readPreviews({ module: { swagPage } })).toEqual([
    { fileName: 'social/swag.jpg', title: 'Kept', label: 'Swag', ground: 'tomato', picture: 'mug' },
  ]);
});

test('what is no page of the site has none', () => {
  const notFound = { meta: { path: '/nowhere' }, hero: { title: 'Lost' } };
  const chooser = { title: 'Who are you?' };
  expect(readPreviews({ module: { notFound, chooser } })).toEqual([]);
});

test('it is a JPEG in the size that link previews show', async () => {
  const preview = { title: 'Kept', label: 'Swag', ground: 'tomato', picture: 'mug' } as const;
  const { format, width, height } = await sharp(await drawPreview(preview, 'BrandBFF')).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

test('words change the picture', async () => {
  const draw = (title: string) =>
    drawPreview({ title, label: 'Swag', ground: 'kraft', picture: null }, 'BrandBFF');
  expect((await draw('Kept')).equals(await draw('Kept'))).toBe(true);
  expect((await draw('Kept')).equals(await draw('Lost'))).toBe(false);
});

test('a title that fits in no size stops the build', async () => {
  const title = 'An unbelievably long title '.repeat(8);
  const preview = { title, label: '', ground: 'ink', picture: null } as const;
  await expect(drawPreview(preview, 'BrandBFF')).rejects.toThrow('Too long for a link preview');
});

test('lines break at spaces, and a word too long has its own', () => {
  const letters = (text: string) => text.length;
  expect(wrapText('one two three', 7, letters)).toEqual(['one two', 'three']);
  expect(wrapText('a fulfillment b', 5, letters)).toEqual(['a', 'fulfillment', 'b']);
  expect(wrapText('  ', 5, letters)).toEqual([]);
});
