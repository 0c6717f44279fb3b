import { darken, lighten } from '../color.ts';
import { ellipse, type Level, lathe } from '../shapes.ts';
import { type Finish, linear, lit, roundLight, type Studio } from '../studio.ts';

/** Draws one kind of product; `caption` is the small print that names the content. */
export type Drawing = (studio: Studio, caption: string) => string;

/** A body of revolution in the studio's light. */
export function turned(
  studio: Studio,
  cx: number,
  levels: readonly Level[],
  color: string,
  finish: Finish,
  tilt: number,
): string {
  return lit(studio, lathe(cx, levels, tilt), color, roundLight(studio, finish));
}

/** The flat top of a cylinder. */
export function top(cx: number, y: number, radius: number, tilt: number, color: string): string {
  return `<path d="${ellipse(cx, y, radius, radius * tilt)}" fill="${color}" stroke="${darken(color, 0.3)}" stroke-opacity=".3" stroke-width="1.4"/>`;
}

/** An opening: rim, shaded wall, and the visible content. */
export function mouth(
  studio: Studio,
  cx: number,
  y: number,
  radius: number,
  tilt: number,
  rim: string,
  inside: string,
  wall = radius * 0.07,
): string {
  const depth = linear(studio, [
    [0, darken(inside, 0.42)],
    [0.6, darken(inside, 0.12)],
    [1, lighten(inside, 0.3)],
  ]);
  return `${top(cx, y, radius, tilt, lighten(rim, 0.22))}<path d="${ellipse(cx, y + wall * 0.15, radius - wall, (radius - wall) * tilt)}" fill="${depth}"/>`;
}

/** A wooden lid: two tones and a few grain lines. */
export function woodTop(cx: number, y: number, radius: number, tilt: number): string {
  const grain = [0.82, 0.6, 0.36]
    .map((share) => ellipse(cx + radius * 0.12, y, radius * share, radius * share * tilt))
    .join('');
  return `${top(cx, y, radius, tilt, wood)}<path d="${grain}" fill="none" stroke="#b98a55" stroke-opacity=".5" stroke-width="1.6"/>`;
}

export const wood = '#ddb27c';
export const brass = '#d8b26a';
export const steel = '#c9ccd1';
