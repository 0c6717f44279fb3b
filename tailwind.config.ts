import type { Config } from 'tailwindcss';

/**
 * The palette. It replaces Tailwind's own colors, so `bg-red-500` does not exist, and no other file
 * defines a color. tests/src/styles/contrast.test.ts checks the pairs that may carry text.
 *
 * Not for text: tomato on blush, butter, sky or kraft (3.3), smoke on kraft (3.7) or ink (2.5).
 * `text-muted` and `text-link` (src/styles/utilities.css) use the right color for their ground.
 */
export const palette = {
  paper: '#FFFBF5',
  white: '#FFFFFF',
  ink: '#17121F',
  smoke: '#5B5466',
  tomato: '#D9341A',
  /** Hovered or pressed tomato; also large tomato text on colored grounds. */
  'tomato-deep': '#B5280F',
  butter: '#FFD44D',
  blush: '#FFC9D6',
  sky: '#BFE0FF',
  kraft: '#D8B48A',
  leaf: '#1F7A4D',
  'rank-amber': '#F2B33D',
  'rank-silver': '#C9CCD3',
  'rank-bronze': '#CD8F5C',
  'risk-low': '#1F7A4D',
  'risk-medium': '#8A5A00',
  'risk-high': '#A3160C',
} as const;

export type PaletteColor = keyof typeof palette;

export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...palette,
    },
    fontFamily: {
      display: [
        '"Bricolage Grotesque Variable"',
        '"Bricolage Fallback"',
        '"Bricolage Wide Fallback"',
        'ui-sans-serif',
        'sans-serif',
      ],
      sans: [
        '"Instrument Sans Variable"',
        '"Instrument Fallback"',
        '"Instrument Wide Fallback"',
        'ui-sans-serif',
        'sans-serif',
      ],
      mono: [
        '"DM Mono"',
        '"DM Mono Fallback"',
        '"DM Mono Wide Fallback"',
        'ui-monospace',
        'monospace',
      ],
    },
    /*
     * Fluid sizes grow between windows of 390 px and 1200 px. The limit in vw matters only if a
     * visitor has enlarged the text on a phone: a long word has to fit its line.
     */
    fontSize: {
      'display-1': [
        'min(13vw, clamp(2.5rem, 1.056rem + 5.926vw, 5.5rem))',
        { lineHeight: '0.95', letterSpacing: '-0.035em', fontWeight: '800' },
      ],
      'display-2': [
        'min(12.5vw, clamp(2.125rem, 1.463rem + 2.716vw, 3.5rem))',
        { lineHeight: '1', letterSpacing: '-0.03em', fontWeight: '750' },
      ],
      'display-3': [
        'min(11vw, clamp(1.625rem, 1.324rem + 1.235vw, 2.25rem))',
        { lineHeight: '1.05', letterSpacing: '-0.022em', fontWeight: '700' },
      ],
      title: [
        'min(10vw, 1.375rem)',
        { lineHeight: '1.15', letterSpacing: '-0.015em', fontWeight: '700' },
      ],
      lead: ['clamp(1.125rem, 1.065rem + 0.247vw, 1.25rem)', { lineHeight: '1.5' }],
      base: ['clamp(1rem, 0.94rem + 0.247vw, 1.125rem)', { lineHeight: '1.55' }],
      sm: ['0.9375rem', { lineHeight: '1.5' }],
      label: ['0.8125rem', { lineHeight: '1.4', letterSpacing: '0.01em' }],
      'label-sm': ['0.75rem', { lineHeight: '1.35', letterSpacing: '0.02em' }],
      figure: [
        'clamp(2rem, 1.639rem + 1.481vw, 2.75rem)',
        { lineHeight: '1', letterSpacing: '-0.03em', fontWeight: '700' },
      ],
    },
    /* Printed things do not float: depth is an ink edge or a lift, never a gray blur. */
    boxShadow: {
      none: 'none',
      edge: `0 3px 0 0 ${palette.ink}`,
      stack: `4px 4px 0 0 ${palette.ink}`,
    },
    extend: {
      borderRadius: { card: '20px', field: '12px', chip: '10px', pill: '2rem' },
      // In em: a ch differs in the fallback font, so lines would wrap again when the font loads.
      maxWidth: { page: '1200px', measure: '40em' },
      spacing: { section: 'clamp(3rem, 1.556rem + 5.926vw, 6rem)', target: '2.75rem' },
      transitionDuration: { DEFAULT: '160ms' },
    },
  },
} satisfies Config;
