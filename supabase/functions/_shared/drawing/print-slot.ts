import type { Wrap } from './lettering.ts';
import { lockup, mark, nameBlock, type PrintArea } from './print.ts';
import type { Studio } from './studio.ts';
import { templateColor } from './template-colors.ts';

export type TemplateSlots = { hasPrint: boolean; hasWordmark: boolean };

/** On a lower area than this, in picture units, a motif beside the name would be a blot. */
const minMarkHeight = 44;

/** Fills a slot of a template, given by its rectangle: the motif, the name, or both. */
export function printSlot(
  studio: Studio,
  attributes: ReadonlyMap<string, string>,
  slots: TemplateSlots,
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
  const drawn = fill(studio, attributes.get('data-slot') === 'wordmark', area, slots);
  const transform = attributes.get('transform');
  return transform === undefined ? drawn : `<g transform="${transform}">${drawn}</g>`;
}

function fill(
  studio: Studio,
  isWordmark: boolean,
  area: PrintArea,
  { hasPrint, hasWordmark }: TemplateSlots,
): string {
  if (!isWordmark) return hasWordmark ? mark(studio, area) : lockup(studio, area);
  // Whoever asks for a print gets it, even where the brand alone would print its name only.
  const isForMotif = studio.motifs.length > 0 && !hasPrint && area.height >= minMarkHeight;
  return isForMotif ? lockup(studio, area) : nameBlock(studio, area);
}

function wrapOf(text: string | undefined): { wrap?: Wrap } {
  if (text === undefined) return {};
  const [cx = 400, radius = 200, tilt = 0] = text.split(/\s+/).map(Number);
  return { wrap: { cx, radius, tilt } };
}
