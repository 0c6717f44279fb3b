import type { DesignStyle } from '../_shared/domain/design-styles.ts';

/*
 * Our own judgment (2026). These tables feed a guess that is labeled as such and shown with its
 * evidence.
 */

/** Points for one piece of evidence. */
export const evidencePoints = {
  /** A word that names a style. */
  word: 2,
  emoji: 1,
  /** The most usual style of a niche; the second gets half. */
  niche: 1,
  /** Colors that match a style's; less the more they differ. */
  palette: 2,
} as const;

/** RGB distance (0 to 441) from which colors are no evidence for a style. */
export const farthestColorDistance = 110;

/** Fewer points than this for all styles together count as little evidence. */
export const littleEvidencePoints = 4;

/**
 * The most usual looks of creators in a niche of data/ideas/niches.csv, most common first. A niche
 * without a row has those of the wider one.
 */
export const nicheStyles: Readonly<Record<string, readonly DesignStyle[] | undefined>> = {
  baking: ['cottagecore', 'minimalist'],
  cooking: ['bold-colorful', 'vintage'],
  coffee: ['minimalist', 'vintage'],
  tea: ['minimalist', 'cottagecore'],
  cocktails: ['luxury', 'vintage'],
  'healthy-eating': ['minimalist', 'athletic'],
  grilling: ['vintage', 'edgy'],
  fitness: ['athletic', 'edgy'],
  running: ['athletic', 'minimalist'],
  yoga: ['minimalist', 'athletic'],
  cycling: ['athletic', 'tech-modern'],
  surfing: ['vintage', 'athletic'],
  hiking: ['vintage', 'athletic'],
  dance: ['bold-colorful', 'athletic'],
  'team-sports': ['athletic', 'bold-colorful'],
  'combat-sports': ['athletic', 'edgy'],
  golf: ['luxury', 'athletic'],
  skateboarding: ['streetwear', 'edgy'],
  'snow-sports': ['athletic', 'bold-colorful'],
  makeup: ['bold-colorful', 'luxury'],
  skincare: ['minimalist', 'luxury'],
  hair: ['luxury', 'bold-colorful'],
  nails: ['y2k', 'bold-colorful'],
  fragrance: ['luxury', 'minimalist'],
  grooming: ['vintage', 'edgy'],
  fashion: ['luxury', 'minimalist'],
  streetwear: ['streetwear', 'edgy'],
  thrifting: ['vintage', 'y2k'],
  jewelry: ['luxury', 'minimalist'],
  'home-decor': ['minimalist', 'cottagecore'],
  organizing: ['minimalist', 'tech-modern'],
  houseplants: ['cottagecore', 'minimalist'],
  gardening: ['cottagecore', 'vintage'],
  crafts: ['cottagecore', 'bold-colorful'],
  knitting: ['cottagecore', 'vintage'],
  woodworking: ['vintage', 'minimalist'],
  books: ['vintage', 'cottagecore'],
  studying: ['minimalist', 'tech-modern'],
  art: ['bold-colorful', 'vintage'],
  journaling: ['minimalist', 'cottagecore'],
  wellness: ['minimalist', 'cottagecore'],
  sleep: ['minimalist', 'cottagecore'],
  astrology: ['edgy', 'vintage'],
  teaching: ['bold-colorful', 'minimalist'],
  photography: ['minimalist', 'vintage'],
  filmmaking: ['vintage', 'edgy'],
  tech: ['tech-modern', 'minimalist'],
  coding: ['tech-modern', 'minimalist'],
  productivity: ['minimalist', 'tech-modern'],
  finance: ['luxury', 'minimalist'],
  gaming: ['tech-modern', 'edgy'],
  streaming: ['tech-modern', 'bold-colorful'],
  'board-games': ['vintage', 'edgy'],
  anime: ['y2k', 'bold-colorful'],
  comedy: ['bold-colorful', 'streetwear'],
  music: ['vintage', 'edgy'],
  guitar: ['vintage', 'edgy'],
  singing: ['luxury', 'vintage'],
  dj: ['y2k', 'tech-modern'],
  vinyl: ['vintage', 'minimalist'],
  dogs: ['bold-colorful', 'cottagecore'],
  cats: ['cottagecore', 'bold-colorful'],
  horses: ['cottagecore', 'vintage'],
  parenting: ['bold-colorful', 'minimalist'],
  weddings: ['luxury', 'cottagecore'],
  travel: ['vintage', 'minimalist'],
  'van-life': ['vintage', 'cottagecore'],
  cars: ['streetwear', 'tech-modern'],
  motorcycles: ['edgy', 'vintage'],
  fishing: ['vintage', 'athletic'],
  nursing: ['minimalist', 'bold-colorful'],
  'music-production': ['tech-modern', 'minimalist'],
  'rock-metal': ['edgy'],
  'alt-fashion': ['edgy', 'vintage'],
  'film-photography': ['vintage', 'minimalist'],
  'retro-gaming': ['vintage', 'y2k'],
  'tabletop-rpg': ['vintage', 'edgy'],
  tattoos: ['edgy'],
  'street-art': ['streetwear', 'edgy'],
  luxury: ['luxury', 'minimalist'],
  minimalism: ['minimalist', 'tech-modern'],
  homesteading: ['cottagecore', 'vintage'],
  flowers: ['cottagecore', 'luxury'],
  candles: ['minimalist', 'cottagecore'],
  horror: ['edgy', 'vintage'],
  kpop: ['y2k', 'bold-colorful'],
  'hip-hop': ['streetwear', 'edgy'],
  metalwork: ['vintage', 'edgy'],
  'classic-cars': ['vintage', 'edgy'],
};

export const styleEmojis: Readonly<Record<DesignStyle, readonly string[]>> = {
  minimalist: ['🤍', '🕊', '☁', '◽', '▫'],
  'bold-colorful': ['🌈', '🎨', '🎉', '🍭', '💥'],
  luxury: ['💎', '🥂', '👑', '⚜', '🛥'],
  streetwear: ['👟', '🧢', '🛹', '🏙'],
  y2k: ['💖', '🦋', '💿', '💅', '✨'],
  cottagecore: ['🌿', '🌸', '🌾', '🍄', '🧺', '🌷', '🍓', '🌻'],
  'tech-modern': ['💻', '🤖', '📱', '🚀', '⌨'],
  vintage: ['📷', '🎞', '📻', '🎸', '🕰', '📼'],
  athletic: ['💪', '🏋', '🏃', '🏆', '⚽', '🏀', '🥇', '🚴'],
  edgy: ['🖤', '💀', '🔥', '⛓', '🤘', '🦇'],
};

export const styleMoods: Readonly<Record<DesignStyle, readonly [string, string, string]>> = {
  minimalist: ['calm', 'clean', 'quiet'],
  'bold-colorful': ['playful', 'bright', 'loud'],
  luxury: ['refined', 'polished', 'indulgent'],
  streetwear: ['confident', 'urban', 'raw'],
  y2k: ['glossy', 'flirty', 'nostalgic'],
  cottagecore: ['cozy', 'soft', 'unhurried'],
  'tech-modern': ['sleek', 'precise', 'forward'],
  vintage: ['warm', 'nostalgic', 'worn-in'],
  athletic: ['energetic', 'driven', 'strong'],
  edgy: ['dark', 'rebellious', 'intense'],
};
