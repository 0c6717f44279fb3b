import { luminance } from './color.ts';
import { blurred, type Studio } from './studio.ts';

/** Soft creases along the path, each with a highlight beside it, within the clip. */
export function softFoldsMarkup(studio: Studio, path: string, color: string, clip: string): string {
  const depth = luminance(color) > 0.6 ? 0.17 : 0.3;
  const creases = `<path d="${path}" fill="none" stroke="#1a0f14" stroke-opacity="${depth}" stroke-width="15" stroke-linecap="round"/><path d="${path}" transform="translate(-13 -7)" fill="none" stroke="#fffdf8" stroke-opacity=".22" stroke-width="11" stroke-linecap="round"/>`;
  const soft = blurred(studio, 8, creases);
  return clip === '' ? soft : `<g clip-path="${clip}">${soft}</g>`;
}
