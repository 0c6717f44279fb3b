import type { DesignStyle } from '../domain/design-styles.ts';

/** The six colors of a palette; every other color of a picture is computed from them. */
export type Palette = {
  ground: string;
  body: string;
  accent: string;
  pop: string;
  paper: string;
  ink: string;
};

/** Letters drawn with our own strokes (see glyphs.ts); lengths in hundredths of the cap height. */
export type StrokeLettering = {
  kind: 'strokes';
  weight: number;
  tracking: number;
  /** Horizontal scale of each letter, 1 as drawn. */
  width: number;
  slantDeg: number;
  caps: 'upper' | 'lower' | 'as-written';
  cap: 'round' | 'square';
};

/** Letters set in fonts that every system has a variant of. */
export type SerifLettering = {
  kind: 'serif';
  family: string;
  weight: number;
  italic: boolean;
  /** In hundredths of the font size. */
  tracking: number;
  caps: 'upper' | 'lower' | 'as-written';
};

export type Lettering = StrokeLettering | SerifLettering;

export type EmblemKind =
  | 'dot'
  | 'smiley'
  | 'monogram'
  | 'box-logo'
  | 'chrome-star'
  | 'flower'
  | 'node'
  | 'sunburst'
  | 'chevron'
  | 'bolt';

export type PatternKind =
  | 'none'
  | 'confetti'
  | 'lattice'
  | 'checker'
  | 'bubbles'
  | 'ditsy'
  | 'grid'
  | 'retro-stripes'
  | 'speed-stripes'
  | 'hatch';

export type StyleRules = {
  palettes: readonly [Palette, ...Palette[]];
  lettering: Lettering;
  emblem: EmblemKind;
  pattern: PatternKind;
  /** Words that suggest the style when its id is not named. */
  words: string;
};

const didone = "'Didot','Bodoni MT','Bodoni 72','Playfair Display',Georgia,'Times New Roman',serif";
const oldStyle = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif";
const slab = "'Rockwell','Roboto Slab','Clarendon','American Typewriter',Georgia,serif";

function strokes(overrides: Partial<StrokeLettering>): StrokeLettering {
  return {
    kind: 'strokes',
    weight: 16,
    tracking: 10,
    width: 1,
    slantDeg: 0,
    caps: 'upper',
    cap: 'round',
    ...overrides,
  };
}

function serif(settings: Omit<SerifLettering, 'kind'>): SerifLettering {
  return { kind: 'serif', ...settings };
}

function palette(
  ground: string,
  body: string,
  accent: string,
  pop: string,
  paper: string,
  ink: string,
): Palette {
  return { ground, body, accent, pop, paper, ink };
}

export const styleRules: Readonly<Record<DesignStyle, StyleRules>> = {
  minimalist: {
    palettes: [
      palette('#cdbfa9', '#fbf8f2', '#b08f6a', '#b5533c', '#ffffff', '#2a2622'),
      palette('#b1c4ba', '#f7f6f1', '#5f7a70', '#c46a4a', '#ffffff', '#1f2a26'),
      palette('#ecd9cf', '#2f2b29', '#d9b8a4', '#e8a188', '#fffaf5', '#2f2b29'),
    ],
    lettering: strokes({ weight: 9, tracking: 16, caps: 'lower' }),
    emblem: 'dot',
    pattern: 'none',
    words: 'minimal, clean, simple, neutral, scandi, muted, understated, calm',
  },
  'bold-colorful': {
    palettes: [
      palette('#bfe0ff', '#d9341a', '#ffd44d', '#ffc9d6', '#fffbf5', '#17121f'),
      palette('#ffc9d6', '#1f7a4d', '#ffd44d', '#d9341a', '#fffbf5', '#17121f'),
      palette('#ffd44d', '#3447d0', '#ff8fb8', '#fff1d6', '#fffbf5', '#17121f'),
    ],
    lettering: strokes({ weight: 23, tracking: 9, caps: 'lower' }),
    emblem: 'smiley',
    pattern: 'confetti',
    words: 'bold, colorful, colourful, bright, vibrant, playful, friendly, fun, happy, pop',
  },
  luxury: {
    palettes: [
      palette('#e4d4be', '#1a1614', '#c9a35a', '#e7cf9c', '#f8f1e4', '#1a1614'),
      palette('#d9c1b4', '#4b1f2c', '#d3a962', '#f0d9b0', '#f9f1e6', '#2a1118'),
      palette('#463b36', '#f2e9d9', '#b98f45', '#8a6a2f', '#fbf6ec', '#231c19'),
    ],
    lettering: serif({ family: didone, weight: 400, italic: false, tracking: 16, caps: 'upper' }),
    emblem: 'monogram',
    pattern: 'lattice',
    words: 'luxurious, elegant, premium, glam, chic, classy, opulent, gold, refined',
  },
  streetwear: {
    palettes: [
      palette('#d3cdc2', '#1b191e', '#e8452c', '#d7f23c', '#f6f3ec', '#17151a'),
      palette('#ff7a3d', '#1d1b20', '#ffffff', '#ffd44d', '#fbf7f0', '#17151a'),
      palette('#aab4ad', '#f1eee6', '#1d1c21', '#e8452c', '#ffffff', '#17151a'),
    ],
    lettering: strokes({ weight: 25, tracking: 7, width: 0.86 }),
    emblem: 'box-logo',
    pattern: 'checker',
    words: 'street, urban, skate, hip hop, graffiti, hype, oversized, sneakerhead',
  },
  y2k: {
    palettes: [
      palette('#c9c2ff', '#ff6fc0', '#7ee0ff', '#d4ff5c', '#f8f5ff', '#2a1a5e'),
      palette('#a5e4ff', '#6c48f5', '#ff9ad5', '#e2ff6b', '#f6f8ff', '#21145a'),
      palette('#ffb8e0', '#5fd2e6', '#fff275', '#8f6bff', '#fff6fc', '#33145a'),
    ],
    lettering: strokes({ weight: 27, tracking: 8, caps: 'lower', width: 1.12 }),
    emblem: 'chrome-star',
    pattern: 'bubbles',
    words: '2000s, nostalgic internet, chrome, glitter, sparkle, cyber, barbie, kawaii',
  },
  cottagecore: {
    palettes: [
      palette('#b5cb95', '#fbf3e0', '#6f8a55', '#d9776a', '#fffaf0', '#4a3526'),
      palette('#f5d9cd', '#61784a', '#fbefd9', '#e0897a', '#fffaf0', '#43342a'),
      palette('#e9dcae', '#a44c66', '#fdf4df', '#7f9463', '#fffaf0', '#4a2a2a'),
    ],
    lettering: serif({
      family: oldStyle,
      weight: 700,
      italic: true,
      tracking: 2,
      caps: 'as-written',
    }),
    emblem: 'flower',
    pattern: 'ditsy',
    words: 'cottage, cozy, cosy, rustic, floral, garden, farm, botanical, soft, whimsical',
  },
  'tech-modern': {
    palettes: [
      palette('#cdd7e4', '#1a2030', '#4d7cff', '#5eead4', '#f5f8fb', '#12161f'),
      palette('#33405e', '#e9eef5', '#3d6bff', '#18b69b', '#f8fafc', '#12161f'),
      palette('#bfe6dd', '#243042', '#5eead4', '#ffb84d', '#f5fbf9', '#12161f'),
    ],
    lettering: strokes({ weight: 13, tracking: 22, cap: 'square', width: 1.06 }),
    emblem: 'node',
    pattern: 'grid',
    words: 'tech, modern, futuristic, sleek, digital, sci fi, geek, gadget, gaming',
  },
  vintage: {
    palettes: [
      palette('#ecd2a2', '#b4472e', '#e5a83f', '#2f6b66', '#f8ecd3', '#3b2a20'),
      palette('#c8d3bd', '#2c5a57', '#e0a43c', '#c4553a', '#f8ecd3', '#2f2a24'),
      palette('#e3b68f', '#5a3a2c', '#e3b05a', '#f3dcae', '#f8ecd3', '#33221a'),
    ],
    lettering: serif({ family: slab, weight: 700, italic: false, tracking: 6, caps: 'upper' }),
    emblem: 'sunburst',
    pattern: 'retro-stripes',
    words: 'retro, nostalgic, 70s, 80s, 90s, antique, old school, classic, heritage',
  },
  athletic: {
    palettes: [
      palette('#d5e1ec', '#1d44b8', '#ff4b2b', '#ffd44d', '#ffffff', '#0f1b3d'),
      palette('#d9ef4a', '#1a1c22', '#d9ef4a', '#ffffff', '#ffffff', '#14161b'),
      palette('#ffd2c4', '#cf2a2a', '#ffffff', '#1a2a5e', '#ffffff', '#1a1420'),
    ],
    lettering: strokes({ weight: 22, tracking: 9, slantDeg: 12, width: 0.94 }),
    emblem: 'chevron',
    pattern: 'speed-stripes',
    words: 'sporty, sport, gym, fitness, active, workout, training, varsity, energetic',
  },
  edgy: {
    palettes: [
      palette('#c3bcc2', '#161417', '#d1183f', '#efeaea', '#f1edec', '#141215'),
      palette('#9c1f35', '#161417', '#f1e9e6', '#ff5a3c', '#f4eeec', '#141215'),
      palette('#443a50', '#e8e3e6', '#b0183c', '#161417', '#f4f0f1', '#141215'),
    ],
    lettering: strokes({ weight: 17, tracking: 12, cap: 'square', width: 0.72 }),
    emblem: 'bolt',
    pattern: 'hatch',
    words: 'dark, grunge, goth, gothic, punk, rock, alt, rebellious, moody, metal',
  },
};
