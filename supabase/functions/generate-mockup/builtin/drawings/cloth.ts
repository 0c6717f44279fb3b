import { darken, lighten, luminance } from '../color.ts';
import { blurred, clipped, lit, type Studio } from '../studio.ts';

/** A soft shape with highlights and shaded folds. */
export function cloth(
  studio: Studio,
  outline: string,
  color: string,
  folds: readonly string[],
): string {
  return lit(studio, outline, color) + softFolds(studio, outline, color, folds);
}

export function softFolds(
  studio: Studio,
  outline: string,
  color: string,
  folds: readonly string[],
): string {
  if (folds.length === 0) return '';
  const depth = luminance(color) > 0.6 ? 0.17 : 0.3;
  const creases = `<path d="${folds.join('')}" fill="none" stroke="#1a0f14" stroke-opacity="${depth}" stroke-width="15" stroke-linecap="round"/><path d="${folds.join('')}" transform="translate(-13 -7)" fill="none" stroke="#fffdf8" stroke-opacity=".22" stroke-width="11" stroke-linecap="round"/>`;
  return clipped(studio, outline, blurred(studio, 8, creases));
}

export function stitches(path: string, color: string): string {
  return `<path d="${path}" fill="none" stroke="${luminance(color) > 0.25 ? darken(color, 0.35) : lighten(color, 0.3)}" stroke-opacity=".6" stroke-width="2" stroke-dasharray="7 5"/>`;
}
