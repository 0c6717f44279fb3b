import sharp from 'sharp';

type Rgb = readonly [red: number, green: number, blue: number];

/** A PNG of two flat colors, the second over the lower quarter. */
export function twoColorPng(
  { width = 400, height = 300 },
  upper: Rgb,
  lower: Rgb,
): Promise<Buffer> {
  const image = (of: Rgb, rows: number) => ({
    create: { width, height: rows, channels: 3 as const, background: color(of) },
  });
  return sharp(image(upper, height))
    .composite([{ input: image(lower, Math.round(height / 4)), gravity: 'south' }])
    .png()
    .toBuffer();
}

/** The picture as a JPEG whose EXIF note says "turn me a quarter to the right", as phones write it. */
export function turnedJpeg(picture: Buffer): Promise<Buffer> {
  return sharp(picture).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
}

function color([r, g, b]: Rgb) {
  return { r, g, b };
}
