/**
 * Creates every picture of the site from the masters in art/: AVIF with a WebP fallback in the
 * displayed widths, the icons from the favicon, and the manifest that components read. File names
 * contain a hash of master and settings, so hosts may cache them forever and existing files are not
 * created again.
 *
 * npx tsx scripts/make-images.ts
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { servedWidths } from '../src/content/picture-file.ts';

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const MASTERS = root('art');
/** The same objects without their ground, to stand on any flat one: named candle-cut. */
const CUTS = root('art/cut');
const OUTPUT = root('public/pictures');
const MANIFEST = root('src/content/pictures.generated.ts');

const AVIF = { quality: 52, effort: 6 };
const WEBP = { quality: 76, effort: 6 };
/** Alpha, of 255, up to which a shadow is too faint to count as part of its object. */
const FAINT_SHADOW = 24;
/** Alpha of the noise that a rendered shadow spreads over the whole picture. */
const VEIL = 8;
/** Alpha above which a pixel belongs to the object and not to its shadow. */
const SHADOW_MAX = 170;

type ManifestEntry = {
  width: number;
  height: number;
  widths: readonly number[];
  hash: string;
  /** Of a cut: left, top, width and height of the object with its shadow, in px of the master. */
  box?: [number, number, number, number];
};

/** `name` is the name in the manifest, `path` that of the master. */
async function makePicture(name: string, path: string): Promise<ManifestEntry> {
  const isCut = name.endsWith('-cut');
  const original = await readFile(path);
  const master = isCut ? await withCleanShadow(original) : original;
  const { width, height } = await sharp(master).metadata();
  const widths = servedWidths(width);
  const hash = createHash('sha256')
    .update(master)
    .update(JSON.stringify([widths, AVIF, WEBP]))
    .digest('hex')
    .slice(0, 8);
  for (const target of widths) {
    const resized = sharp(master).resize(target);
    const file = `${OUTPUT}/${name}-${hash}-${target}`;
    if (existsSync(`${file}.avif`) && existsSync(`${file}.webp`)) continue;
    await resized.clone().avif(AVIF).toFile(`${file}.avif`);
    await resized.clone().webp(WEBP).toFile(`${file}.webp`);
  }
  const box = isCut ? await boxOf(master) : undefined;
  return { width, height, widths, hash, ...(box && { box }) };
}

/**
 * A cut whose shadow ends softly. Rendered shadows leave a veil of noise and stop at the picture's
 * edge, and both show as a faint rectangle on flat ground.
 */
async function withCleanShadow(master: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(master)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const fadePx = Math.round(width * 0.06);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels + 3;
      const alpha = data[at] ?? 0;
      // The object itself may run over the edge.
      if (alpha === 0 || alpha > SHADOW_MAX) continue;
      const edgePx = Math.min(x, y, width - 1 - x, height - 1 - y);
      const cleared = Math.max(0, alpha - VEIL) * Math.min(1, alpha / FAINT_SHADOW);
      data[at] = Math.round(cleared * Math.min(1, edgePx / fadePx));
    }
  }
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

/** Where the object of a cut is in its picture, in px: left, top, width, height. */
async function boxOf(master: Buffer): Promise<[number, number, number, number]> {
  const { info } = await sharp(master)
    .trim({ threshold: FAINT_SHADOW })
    .toBuffer({ resolveWithObject: true });
  return [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0), info.width, info.height];
}

/** Name in the manifest and path of each master in a folder. */
async function mastersIn(folder: string, suffix: string): Promise<[string, string][]> {
  return (await readdir(folder))
    .filter((file) => file.endsWith('.webp'))
    .sort()
    .map((file) => [file.replace('.webp', suffix), `${folder}/${file}`]);
}

/** Removes files that no manifest names, which come from earlier masters or settings. */
async function removeStale(manifest: Record<string, ManifestEntry>) {
  const current = Object.entries(manifest).map(([name, { hash }]) => `${name}-${hash}-`);
  for (const file of await readdir(OUTPUT)) {
    if (!current.some((start) => file.startsWith(start))) await rm(`${OUTPUT}/${file}`);
  }
}

/**
 * The favicon on a paper background, with padding in percent of the side for icons that are cut
 * round.
 */
async function drawIcon(size: number, roomPct: number): Promise<Buffer> {
  const room = Math.round((size * roomPct) / 100);
  const side = size - 2 * room;
  return sharp(await readFile(root('public/favicon.svg')), { density: (72 * side) / 64 })
    .resize(side, side)
    .extend({ top: room, bottom: room, left: room, right: room, background: '#FFFBF500' })
    .flatten({ background: '#FFFBF5' })
    .png({ palette: true })
    .toBuffer();
}

async function makeIcons() {
  for (const size of [180, 192, 512]) {
    await writeFile(root(`public/icon-${size}.png`), await drawIcon(size, 0));
  }
  // Launchers crop this icon to their own shape: the content must be in the inner 80 percent.
  await writeFile(root('public/icon-maskable-512.png'), await drawIcon(512, 14));
  await writeFile(root('public/favicon.ico'), await makeIco([16, 32, 48]));
}

/** An ICO file with PNGs, which all current browsers support. */
async function makeIco(sizes: number[]): Promise<Buffer> {
  const favicon = await readFile(root('public/favicon.svg'));
  const images = await Promise.all(
    sizes.map((size) =>
      sharp(favicon, { density: (72 * size) / 64 })
        .resize(size, size)
        .png()
        .toBuffer(),
    ),
  );
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([header, ...images]);
}

await mkdir(OUTPUT, { recursive: true });
const manifest: Record<string, ManifestEntry> = {};
for (const [name, path] of [
  ...(await mastersIn(MASTERS, '')),
  ...(await mastersIn(CUTS, '-cut')),
]) {
  manifest[name] = await makePicture(name, path);
  console.info(`${name}: ${manifest[name].widths.join(', ')} px`);
}
await removeStale(manifest);
await makeIcons();
await writeFile(
  MANIFEST,
  [
    '// Written by scripts/make-images.ts. Do not edit.',
    ...Object.entries(manifest).map(
      ([name, entry]) => `export const ${constantName(name)} = '${fileText(entry)}';`,
    ),
    'export const pictureFiles = {',
    ...Object.keys(manifest).map((name) => `  '${name}': ${constantName(name)},`),
    '} as const;',
    'export type PictureName = keyof typeof pictureFiles;',
    '',
  ].join('\n'),
);

/** "mugCut": a constant for each picture, which the build inlines where a page uses it. */
function constantName(name: string): string {
  return name.replace('-cut', 'Cut');
}

/** What src/content/picture-file.ts reads. */
function fileText({ hash, width, height, box }: ManifestEntry): string {
  return [hash, width, height, ...(box ?? [])].join(' ');
}
