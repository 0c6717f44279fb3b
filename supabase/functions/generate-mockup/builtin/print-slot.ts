import { emblem } from './emblems.ts';
import type { Wrap } from './lettering.ts';
import { lockup, nameBlock } from './print.ts';
import type { Studio } from './studio.ts';
import { templateColor } from './template-colors.ts';

/** Fills a slot of a template, given by its rectangle: the motif, the name, or both. */
export function printSlot(
  studio: Studio,
  attributes: ReadonlyMap<string, string>,
  hasWordmark: boolean,
): string {
  const number = (key: string) => Number(attributes.get(key) ?? 0);
  const [width, height] = [number('width'), number('height')];
  const area = {
    cx: number('x') + width / 2,
    cy: number('y') + height / 2,
    width,
    height,
    on: templateColor(studio.theme, attributes.get('data-on') ?? 'body'),
    ...wrapOf(attributes.get('data-wrap')),
  };
  const transform = attributes.get('transform');
  const drawn =
    attributes.get('data-slot') === 'wordmark'
      ? nameBlock(studio, area)
      : hasWordmark
        ? emblem(studio, area.cx, area.cy, Math.min(width, height) / 2, area.on)
        : lockup(studio, area);
  return transform === undefined ? drawn : `<g transform="${transform}">${drawn}</g>`;
}

function wrapOf(text: string | undefined): { wrap?: Wrap } {
  if (text === undefined) return {};
  const [cx = 400, radius = 200, tilt = 0] = text.split(/\s+/).map(Number);
  return { wrap: { cx, radius, tilt } };
}
