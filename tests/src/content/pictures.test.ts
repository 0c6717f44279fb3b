import { existsSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPictureFile, servedWidths } from '@/content/picture-file.ts';
import { type PictureName, pictureFiles } from '@/content/pictures.generated.ts';

const names = Object.keys(pictureFiles) as PictureName[];
const files = names.map((name) => readPictureFile({ name, file: pictureFiles[name], alt: '' }));
const served = files.flatMap(({ stem, width }) =>
  servedWidths(width).flatMap((served) =>
    ['avif', 'webp'].map((format) => `${stem.replace('/pictures/', '')}-${served}.${format}`),
  ),
);

test('every cut-out says where its object is, inside its picture', () => {
  for (const [index, name] of names.entries()) {
    const { box, width, height } = files[index] ?? { box: null, width: 0, height: 0 };
    expect(box !== null, name).toBe(name.endsWith('-cut'));
    if (box === null) continue;
    expect(box.left + box.width, name).toBeLessThanOrEqual(width);
    expect(box.top + box.height, name).toBeLessThanOrEqual(height);
  }
});

test('every width of every picture exists in both formats', () => {
  expect(served.filter((file) => !existsSync(`public/pictures/${file}`))).toEqual([]);
});

test('the folder contains nothing else', () => {
  expect(readdirSync('public/pictures').sort()).toEqual(served.toSorted());
});

test('no picture of a first screen is larger than 60 kB', () => {
  const heavy = readdirSync('public/pictures').filter(
    (file) => file.endsWith('.avif') && statSync(`public/pictures/${file}`).size > 60_000,
  );
  expect(heavy.filter((file) => !file.startsWith('warehouse'))).toEqual([]);
});
