import { existsSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictures } from '@/content/pictures.generated.ts';

const served = Object.entries(pictures).flatMap(([name, { hash, widths }]) =>
  widths.flatMap((width) => ['avif', 'webp'].map((format) => `${name}-${hash}-${width}.${format}`)),
);

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
