import type { DesignStyle } from './design-styles.ts';

/**
 * Which words suggest which style, and the typical colors of each style. Both lists are our own
 * judgment (2026): they feed a guess that is labeled as such, never a figure. A word matches as a
 * prefix, so "minimal" also matches "minimalism".
 */
export const styleWords: Readonly<Record<DesignStyle, readonly string[]>> = {
  minimalist: ['minimal', 'simple', 'clean', 'scandi', 'plain', 'neutral', 'calm', 'white space'],
  'bold-colorful': ['bold', 'colorful', 'colourful', 'bright', 'rainbow', 'playful', 'fun', 'pop'],
  luxury: ['luxur', 'premium', 'elegant', 'gold', 'marble', 'silk', 'velvet', 'chic', 'classy'],
  streetwear: ['street', 'hype', 'graffiti', 'hip hop', 'hip-hop', 'skate', 'sneaker', 'oversize'],
  y2k: ['y2k', '2000', 'glitter', 'chrome', 'cyber', 'butterfl', 'bubblegum', 'low rise'],
  cottagecore: [
    'cottage',
    'floral',
    'flower',
    'garden',
    'handmade',
    'rustic',
    'cozy',
    'cosy',
    'linen',
  ],
  'tech-modern': ['tech', 'modern', 'futur', 'sleek', 'digital', 'gadget', 'neon', 'ai'],
  vintage: ['vintage', 'retro', '70s', '80s', '90s', 'nostalg', 'antique', 'thrift', 'film'],
  athletic: ['athlet', 'sport', 'gym', 'fitness', 'running', 'yoga', 'workout', 'active'],
  edgy: ['edgy', 'punk', 'goth', 'grunge', 'dark', 'rock', 'leather', 'tattoo', 'metal'],
};

export const stylePalettes: Readonly<Record<DesignStyle, readonly string[]>> = {
  minimalist: ['#F4F1EA', '#2B2B2B', '#BFB8AA'],
  'bold-colorful': ['#FF5A36', '#FFD23F', '#2F6FED'],
  luxury: ['#1C1A17', '#C9A227', '#F3EBDD'],
  streetwear: ['#111111', '#E5E5E5', '#E03C31'],
  y2k: ['#FF7AC6', '#B8C7E0', '#8A5CF6'],
  cottagecore: ['#9CAF88', '#F6EBD9', '#C97B63'],
  'tech-modern': ['#0F1B2D', '#3DA9FC', '#E8EEF4'],
  vintage: ['#B5532A', '#E9C46A', '#5B4636'],
  athletic: ['#0B3D91', '#F5F7FA', '#FF6B00'],
  edgy: ['#141414', '#8B0000', '#A6A6A6'],
};

/** Longer names come before shorter ones that they contain ("sage green" before "green"). */
export const colorWords: readonly (readonly [word: string, hex: string])[] = [
  ['sage green', '#9CAF88'],
  ['forest green', '#22543D'],
  ['hot pink', '#FF3E9A'],
  ['navy blue', '#14213D'],
  ['sky blue', '#BFE0FF'],
  ['burnt orange', '#B5532A'],
  ['sage', '#9CAF88'],
  ['cream', '#F6EBD9'],
  ['beige', '#E3D3B8'],
  ['ivory', '#F8F4E8'],
  ['white', '#FFFFFF'],
  ['black', '#141414'],
  ['grey', '#8C8C8C'],
  ['gray', '#8C8C8C'],
  ['silver', '#C0C0C0'],
  ['gold', '#C9A227'],
  ['brown', '#6B4A2F'],
  ['terracotta', '#C96A4A'],
  ['red', '#D62828'],
  ['burgundy', '#6D1A36'],
  ['coral', '#FF7F6B'],
  ['peach', '#FFCBA4'],
  ['orange', '#F77F00'],
  ['yellow', '#FFD23F'],
  ['mustard', '#D9A521'],
  ['green', '#2F8F5B'],
  ['olive', '#6B7032'],
  ['mint', '#A8E0C8'],
  ['teal', '#1B7F79'],
  ['turquoise', '#30C5C0'],
  ['blue', '#2F6FED'],
  ['navy', '#14213D'],
  ['purple', '#7B3FB8'],
  ['lavender', '#C8B6FF'],
  ['lilac', '#C8A2C8'],
  ['blush', '#FFC9D6'],
  ['pink', '#FF8FB8'],
];
