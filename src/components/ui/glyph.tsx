import type { ComponentProps } from 'react';

/** Strokes on a 24 by 24 grid, the same as lucide's icons of these names (ISC license). */
const strokes = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  x: 'M18 6 6 18M6 6l12 12',
  'chevron-down': 'm6 9 6 6 6-6',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  'arrow-up-right': 'M7 7h10v10M7 17 17 7',
  check: 'M20 6 9 17l-5-5',
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 16v-4M12 8h.01',
  'circle-check': 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M9 12l2 2 4-4',
  'circle-alert': 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 8v4M12 16h.01',
} as const;

export type GlyphName = keyof typeof strokes;

type GlyphProps = Omit<ComponentProps<'svg'>, 'name'> & { name: GlyphName };

/** An icon on pages for reading, drawn here so that they need not load an icon library. */
export function Glyph({ name, ...props }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={strokes[name]} />
    </svg>
  );
}
