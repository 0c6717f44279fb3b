/**
 * Plot text is DM Mono at 12 px, whose glyphs are all 0.6 em wide, so its width needs no measuring.
 */
export const LABEL_SIZE_PX = 12;
export const LABEL_LINE_PX = 16;

/** Width in px of a plot label. */
export function labelWidthPx(text: string): number {
  return text.length * LABEL_SIZE_PX * 0.6;
}

export function widestLabelPx(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(labelWidthPx));
}

export const labelClass = 'font-mono text-[12px]';

export type ChartTone = 'ink' | 'tomato' | 'leaf' | 'smoke' | 'butter' | 'sky' | 'blush' | 'kraft';

export const strokeOf: Record<ChartTone, string> = {
  ink: 'stroke-ink',
  tomato: 'stroke-tomato',
  leaf: 'stroke-leaf',
  smoke: 'stroke-smoke',
  butter: 'stroke-butter',
  sky: 'stroke-sky',
  blush: 'stroke-blush',
  kraft: 'stroke-kraft',
};

export const fillOf: Record<ChartTone, string> = {
  ink: 'fill-ink',
  tomato: 'fill-tomato',
  leaf: 'fill-leaf',
  smoke: 'fill-smoke',
  butter: 'fill-butter',
  sky: 'fill-sky',
  blush: 'fill-blush',
  kraft: 'fill-kraft',
};

/** Text color on each tone. */
export const fillOnTone: Record<ChartTone, string> = {
  ink: 'fill-paper',
  tomato: 'fill-white',
  leaf: 'fill-white',
  smoke: 'fill-white',
  butter: 'fill-ink',
  sky: 'fill-ink',
  blush: 'fill-ink',
  kraft: 'fill-ink',
};
