/** Where a logo goes on a drawing, in its 800 by 800 units. */
export type PrintArea = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Turns the area with the surface; empty for a surface that faces the viewer. */
  transform: string;
  /** Whether it lies on the color that the visitor chooses, or on a light label or wood. */
  isOnBody: boolean;
  /** What the drawing shows: "pair of grip socks". */
  depicts: string;
};

const tags = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const slotTag = /<rect\b[^>]*\bdata-slot="[^"]*"[^>]*\/>/g;

/**
 * The slot of a template that carries a logo: the largest one on the body, else the largest.
 * @throws Error for a template without a slot, which the format rules out
 */
export function printAreaOf(template: string): Omit<PrintArea, 'depicts'> {
  const slots = slotsOf(template).toSorted((a, b) => b.width * b.height - a.width * a.height);
  const area = slots.find(({ isOnBody }) => isOnBody) ?? slots[0];
  if (area === undefined) throw new Error('A template has no slot.');
  return area;
}

export function withoutSlots(template: string): string {
  return template.replace(slotTag, '');
}

/** Every slot with the transforms of the groups around it. */
function slotsOf(template: string): Omit<PrintArea, 'depicts'>[] {
  const found: Omit<PrintArea, 'depicts'>[] = [];
  const open: string[] = [];
  for (const [, closing, name, attributes = '', isEmpty] of template.matchAll(tags)) {
    const value = (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    if (closing) {
      open.pop();
      continue;
    }
    if (name === 'rect' && value('data-slot') !== '') {
      found.push({
        x: Number(value('x')),
        y: Number(value('y')),
        width: Number(value('width')),
        height: Number(value('height')),
        transform: [...open, value('transform')].filter((text) => text !== '').join(' '),
        isOnBody: (value('data-on') || 'body') === 'body',
      });
    }
    if (!isEmpty) open.push(value('transform'));
  }
  return found;
}
