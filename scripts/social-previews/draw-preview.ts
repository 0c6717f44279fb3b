import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  distance,
  fromHex,
  type Oklab,
  toHex,
  toOklab,
} from '../../supabase/functions/_shared/domain/oklab.ts';
import { palette } from '../../tailwind.config.ts';
import { faces, outlineText, textWidth } from './outline-text.ts';
import { wrapText } from './wrap-text.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
/** The text stays to the left of the picture's content. */
const TEXT_WIDTH = 530;
const TITLE_SIZES = [92, 84, 76, 68, 60, 54];
/** Space for the title, between the line above and the name below. */
const TITLE_HEIGHT = 330;
const LABEL_SIZE = 24;
/** The width over which the picture fades in from the background. */
const FADE = 220;
const PICTURE_WIDTH = 640;
const CUT_WIDTH = 570;
const CUT_HEIGHT = 540;
/** Alpha, of 255, below which a shadow may be cropped. */
const FAINT_SHADOW = 24;
/** In Oklab lightness: above tomato and leaf, below kraft. */
const LIGHT_GROUND = 0.65;
/** In Oklab distance: how far studio light may shade a background. */
const SAME_GROUND = 0.14;

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

type PreviewWords = {
  title: string;
  label: string;
  ground: keyof typeof palette;
  picture: string | null;
};

/** A link preview, 1200 by 630 px: the page's first words beside its picture, as a JPEG. */
export async function drawPreview(preview: PreviewWords, brandName: string): Promise<Buffer> {
  const picture = await readPicture(preview.picture);
  const background = agreeing(palette[preview.ground], picture?.ground);
  const words = wordsLayer(preview, textColor(background), brandName);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite([...(picture ? [picture.layer] : []), { input: Buffer.from(words) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

type PictureLayer = { layer: { input: Buffer; left: number; top: number }; ground?: string };

async function readPicture(name: string | null): Promise<PictureLayer | null> {
  if (name === null) return null;
  return name.endsWith('-cut') ? readCut(name.replace('-cut', '')) : readRender(name);
}

/** An object without a ground stands on the page's own, beside the words. */
async function readCut(name: string): Promise<PictureLayer> {
  const { data, info } = await sharp(path(`art/cut/${name}.webp`))
    .trim({ threshold: FAINT_SHADOW })
    .toBuffer({ resolveWithObject: true });
  const scale = Math.min(CUT_WIDTH / info.width, CUT_HEIGHT / info.height);
  const width = Math.round(info.width * scale);
  const height = Math.round(info.height * scale);
  const input = await sharp(data).resize(width, height).png().toBuffer();
  const left = WIDTH - MARGIN / 2 - Math.round((CUT_WIDTH + width) / 2);
  return { layer: { input, left, top: Math.round((HEIGHT - height) / 2) } };
}

/** At the right edge, with its left side faded into its own background color. */
async function readRender(name: string): Promise<PictureLayer> {
  const cut = await sharp(path(`art/${name}.webp`))
    .resize({ width: PICTURE_WIDTH, height: HEIGHT, position: sharp.strategy.attention })
    .toBuffer();
  const edge = await sharp(cut)
    .extract({ left: 0, top: 120, width: 8, height: 80 })
    .png()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = (await sharp(edge).stats()).channels.map(
    ({ mean }) => mean,
  );
  const input = await sharp(cut)
    .ensureAlpha()
    .composite([{ input: Buffer.from(fadeMask(PICTURE_WIDTH)), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return {
    layer: { input, left: WIDTH - PICTURE_WIDTH, top: 0 },
    ground: toHex([red, green, blue]),
  };
}

/** The page's own background color, unless the picture has a different one. */
function agreeing(pageGround: string, pictureGround: string | undefined): string {
  if (pictureGround === undefined) return pageGround;
  return distance(oklab(pageGround), oklab(pictureGround)) < SAME_GROUND
    ? pageGround
    : pictureGround;
}

function oklab(hex: string): Oklab {
  return toOklab(fromHex(hex) ?? [255, 255, 255]);
}

function fadeMask(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">
    <linearGradient id="fade"><stop offset="0" stop-opacity="0"/><stop offset="${FADE / width}" stop-opacity="1"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#fade)"/>
  </svg>`;
}

function wordsLayer(
  { title, label, picture }: PreviewWords,
  color: string,
  brandName: string,
): string {
  const { size, lines } = fitTitle(title);
  const labelLines = wrapText(label, TEXT_WIDTH, (text) => textWidth(faces.mono, text, LABEL_SIZE));
  const titleTop = MARGIN + labelLines.length * LABEL_SIZE * 1.35 + 28;
  const shapes = [
    ...labelLines.map((line, index) =>
      outlineText(faces.mono, line, {
        x: MARGIN,
        y: MARGIN + LABEL_SIZE * (1 + index * 1.35),
        sizePx: LABEL_SIZE,
      }),
    ),
    ...lines.map((line, index) =>
      outlineText(faces.display, line, {
        x: MARGIN - 4,
        y: titleTop + size * (0.78 + index * 0.98),
        sizePx: size,
      }),
    ),
    outlineText(faces.display, brandName, { x: MARGIN + 62, y: HEIGHT - MARGIN - 12, sizePx: 36 }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <path fill="${color}" d="${shapes.join('')}"/>
    <g transform="translate(${MARGIN} ${HEIGHT - MARGIN - 48}) scale(0.75)">${smiley()}</g>
    ${picture === null ? `<g transform="translate(770 112) rotate(6) scale(5.6)">${smiley()}</g>` : ''}
  </svg>`;
}

/** The largest size at which the title fits into its lines. */
function fitTitle(title: string): { size: number; lines: string[] } {
  const tries = TITLE_SIZES.map((size) => ({
    size,
    lines: wrapText(title, TEXT_WIDTH, (text) => titleWidth(text, size)),
  }));
  const fitting = tries.find(
    ({ size, lines }) =>
      lines.length * size * 0.98 <= TITLE_HEIGHT &&
      lines.every((line) => titleWidth(line, size) <= TEXT_WIDTH),
  );
  if (fitting === undefined) throw new Error(`Too long for a link preview: "${title}"`);
  return fitting;
}

function titleWidth(text: string, size: number): number {
  return textWidth(faces.display, text, size);
}

/** The favicon without its frame. */
function smiley(): string {
  return readFileSync(path('public/favicon.svg'), 'utf8').replace(/<\/?svg[^>]*>/g, '');
}

/** Ink on a light background, paper on a dark one. */
function textColor(ground: string): string {
  return oklab(ground)[0] > LIGHT_GROUND ? palette.ink : palette.paper;
}
