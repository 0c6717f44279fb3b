import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paths, socialPreviewPath } from '@/config/paths.ts';
import { drawPreview } from '../../scripts/social-previews/draw-preview.ts';
import { readPreviews, sitePreviews } from '../../scripts/social-previews/read-previews.ts';
import { wrapText } from '../../scripts/social-previews/wrap-text.ts';

test('every page of the site has a preview with its own file', () => {
  const pages = Object.values(paths).filter((path) => path !== paths.pricing);
  expect(sitePreviews().map(({ fileName }) => `/${fileName}`)).toEqual(
    pages.map(socialPreviewPath).toSorted((a, b) => a.localeCompare(b)),
  );
});

test('a preview shows the first words of its page', () => {
  const swagPage = {
    meta: { path: paths.swag },
    hero: { label: 'Swag', title: 'Kept', ground: 'tomato', picture: { name: 'mug', alt: '' } },
  };
  expect(readPreviews({ module: { swagPage } })).toEqual([
    { fileName: 'social/swag.jpg', title: 'Kept', label: 'Swag', ground: 'tomato', picture: 'mug' },
  ]);
});

test('unknown pages have no preview', () => {
  const notFound = { meta: { path: '/nowhere' }, hero: { title: 'Lost' } };
  const chooser = { title: 'Who are you?' };
  expect(readPreviews({ module: { notFound, chooser } })).toEqual([]);
});

test('a preview is a JPEG in the standard size', async () => {
  const preview = { title: 'Kept', label: 'Swag', ground: 'tomato', picture: 'mug' } as const;
  const { format, width, height } = await sharp(await drawPreview(preview, 'BrandBFF')).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

test('different words give a different picture', async () => {
  const draw = (title: string) =>
    drawPreview({ title, label: 'Swag', ground: 'kraft', picture: null }, 'BrandBFF');
  expect((await draw('Kept')).equals(await draw('Kept'))).toBe(true);
  expect((await draw('Kept')).equals(await draw('Lost'))).toBe(false);
});

test('a title that fits in no size fails the build', async () => {
  const title = 'An unbelievably long title '.repeat(8);
  const preview = { title, label: '', ground: 'ink', picture: null } as const;
  await expect(drawPreview(preview, 'BrandBFF')).rejects.toThrow('Too long for a link preview');
});

test('breaks lines at spaces and puts a word that is too long on its own line', () => {
  const letters = (text: string) => text.length;
  expect(wrapText('one two three', 7, letters)).toEqual(['one two', 'three']);
  expect(wrapText('a fulfillment b', 5, letters)).toEqual(['a', 'fulfillment', 'b']);
  expect(wrapText('  ', 5, letters)).toEqual([]);
});
