/** A color by its channels, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A color in Oklab (Björn Ottosson, 2020), where equal distances look about equally far apart. */
export type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** Lightness comes out from 0 (black) to 1 (white), the other two about -0.4 to 0.4. */
export function toOklab([red, green, blue]: Rgb): Oklab {
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How different two colors look: 0 for the same, about 1 between black and white. */
export function distance(a: Oklab, b: Oklab): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** How far a color is from gray: 0 to about 0.32. */
export function chroma([, greenRed, blueYellow]: Oklab): number {
  return Math.hypot(greenRed, blueYellow);
}

/** "#FF0000"; channels are rounded and kept within 0 to 255. */
export function toHex(rgb: Rgb): string {
  const digits = rgb.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`.toUpperCase();
}

/** The channels of "#RRGGBB"; null for any other text. */
export function fromHex(hex: string): Rgb | null {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (digits === null) return null;
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

/** The light of a channel, 0 to 255, from 0 to 1 (the inverse of sRGB's curve). */
export function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
