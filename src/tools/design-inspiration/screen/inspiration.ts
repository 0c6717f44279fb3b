import type { CreatorAesthetic } from '@functions/_shared/contracts/creator-aesthetic.ts';
import type { DesignStyle } from '@functions/_shared/domain/design-styles.ts';
import { knownStyles } from '@/lib/design-inspiration.ts';
import { asList, asObject, asTexts } from '@/lib/kept-json.ts';
import { mergePalettes, type PaletteColor } from '../rules/choose-palette.ts';
import { fromHex } from '../rules/oklab.ts';
import { maxReferenceImages } from '../rules/picture-rules.ts';

/** A visitor's picture, scaled down, with the colors it is remembered by. */
export type ReferenceImage = {
  id: string;
  name: string;
  /** "data:image/jpeg;base64,…" */
  dataUrl: string;
  palette: readonly PaletteColor[];
};

/** What a profile looks like, and the sentence that says what that was read from. */
export type AutoAnalysis = Pick<CreatorAesthetic, 'aesthetic' | 'colors' | 'mood'> & {
  basis: string;
};

/** Everything a visitor showed of the look they want (specification §3). */
export type Inspiration = {
  styles: readonly DesignStyle[];
  referenceImages: readonly ReferenceImage[];
  autoAnalysis: AutoAnalysis | null;
};

export const emptyInspiration: Inspiration = {
  styles: [],
  referenceImages: [],
  autoAnalysis: null,
};

/** The colors to work with, the visitor's own pictures before what was read from the profile. */
export function colorsOf({ referenceImages, autoAnalysis }: Inspiration): string[] {
  const palette = mergePalettes(referenceImages.map(({ palette }) => palette));
  return palette.length > 0 ? palette.map(({ hex }) => hex) : [...(autoAnalysis?.colors ?? [])];
}

/** As the tab kept it; whatever does not hold up is left out. */
export function inspirationFromKept(kept: unknown): Inspiration {
  const { styles, referenceImages, autoAnalysis } = asObject(kept);
  return {
    styles: knownStyles(asTexts(styles)),
    referenceImages: asList(referenceImages).flatMap(readImage).slice(0, maxReferenceImages),
    autoAnalysis: readAnalysis(autoAnalysis),
  };
}

function readImage(kept: unknown): ReferenceImage[] {
  const { id, name, dataUrl, palette } = asObject(kept);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof dataUrl !== 'string') return [];
  if (!/^data:image\/(?:jpeg|png|webp);base64,/.test(dataUrl)) return [];
  return [{ id, name, dataUrl, palette: asList(palette).flatMap(readColor) }];
}

function readColor(kept: unknown): PaletteColor[] {
  const { hex, share } = asObject(kept);
  if (typeof hex !== 'string' || fromHex(hex) === null || typeof share !== 'number') return [];
  return [{ hex, share }];
}

function readAnalysis(kept: unknown): AutoAnalysis | null {
  const { aesthetic, colors, mood, basis } = asObject(kept);
  if (typeof aesthetic !== 'string') return null;
  return {
    aesthetic,
    colors: asTexts(colors).filter((color) => fromHex(color) !== null),
    mood: asTexts(mood),
    basis: typeof basis === 'string' ? basis : '',
  };
}
