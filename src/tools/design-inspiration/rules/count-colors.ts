import type { Rgb } from '@functions/_shared/domain/oklab.ts';

/** A color and how much of the picture it fills. */
export type WeightedColor = { rgb: Rgb; weight: number };

/** More transparent pixels count as empty. */
const MIN_ALPHA = 128;

/** Colors that agree in the upper five bits of each channel are counted as one. */
const BITS = 5;

/**
 * The colors of a picture as a histogram: at most 32,768 of them, with weights that add up to 1.
 * A group with one color that fills most of it gives exactly that color, any other its mean.
 * Empty for a picture without a visible pixel.
 * @param rgba four bytes a pixel, as a canvas gives them; alpha not premultiplied.
 */
export function countColors(rgba: ArrayLike<number>): WeightedColor[] {
  const groups = new Map<number, Group>();
  let visible = 0;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      rgba[at],
      rgba[at + 1],
      rgba[at + 2],
      rgba[at + 3],
    ];
    if (alpha < MIN_ALPHA) continue;
    visible += 1;
    const drop = 8 - BITS;
    const key = ((red >> drop) << (2 * BITS)) | ((green >> drop) << BITS) | (blue >> drop);
    const group = groups.get(key) ?? newGroup();
    groups.set(key, group);
    addTo(group, (red << 16) | (green << 8) | blue);
  }
  return [...groups.values()].map((group) => ({
    rgb: colorOf(group),
    weight: group.count / visible,
  }));
}

type Group = {
  count: number;
  sum: [number, number, number];
  /** The candidate for more than half of the group, by Boyer-Moore majority vote, and its lead. */
  majority: number;
  lead: number;
  majorityCount: number;
};

function newGroup(): Group {
  return { count: 0, sum: [0, 0, 0], majority: -1, lead: 0, majorityCount: 0 };
}

function addTo(group: Group, color: number): void {
  const [red, green, blue] = channelsOf(color);
  group.count += 1;
  group.sum[0] += red;
  group.sum[1] += green;
  group.sum[2] += blue;
  if (color === group.majority) {
    group.lead += 1;
    group.majorityCount += 1;
  } else if (group.lead === 0) {
    group.majority = color;
    group.lead = 1;
    group.majorityCount = 1;
  } else {
    group.lead -= 1;
  }
}

function colorOf({ count, sum, majority, majorityCount }: Group): Rgb {
  // The count of a candidate that took over late may be too low, never too high.
  if (majorityCount * 2 > count) return channelsOf(majority);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

function channelsOf(color: number): [number, number, number] {
  return [(color >> 16) & 0xff, (color >> 8) & 0xff, color & 0xff];
}
