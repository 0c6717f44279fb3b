import type { ComponentProps } from 'react';

/** Strokes on a field of 24 by 24, the same as lucide's icons of these names (ISC licence). */
const strokes = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  x: 'M18 6 6 18M6 6l12 12',
  'chevron-down': 'm6 9 6 6 6-6',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
} as const;

type GlyphProps = Omit<ComponentProps<'svg'>, 'name'> & { name: keyof typeof strokes };

/** An icon of every page's first view, drawn here so that none has to load an icon library for it. */
export function Glyph({ name, ...props }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={strokes[name]} />
    </svg>
  );
}
