import type { CreatorAesthetic } from '@functions/_shared/contracts/creator-aesthetic.ts';
import { knownStyles } from '@functions/_shared/domain/design-inspiration.ts';
import type { DesignStyle } from '@functions/_shared/domain/design-styles.ts';
import { isHexColor } from '@functions/_shared/domain/hex-color.ts';
import {
  list,
  object,
  record,
  type Schema,
  text,
  texts,
} from '@functions/_shared/domain/schema.ts';
import type { PaletteColor } from './choose-palette.ts';

/** How many reference pictures one product may carry (specification §5). */
export const maxReferenceImages = 3;

/** A visitor's picture, scaled down, with its main colors. */
export type ReferenceImage = {
  id: string;
  name: string;
  /** "data:image/jpeg;base64,…" */
  dataUrl: string;
  palette: readonly PaletteColor[];
};

/** The look of a profile; `basis` is a sentence on what it was read from. */
export type AutoAnalysis = Pick<CreatorAesthetic, 'aesthetic' | 'colors' | 'mood'> & {
  basis: string;
};

/** The look that a visitor wants (specification §3). */
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

/** A look as the tab stored it, without whatever is invalid. */
export const inspirationSchema: Schema<Inspiration> = object<Inspiration>({
  styles: (raw) => knownStyles(texts(raw)),
  referenceImages: (raw) => list(imageSchema)(raw).slice(0, maxReferenceImages),
  autoAnalysis: analysisSchema,
});

function imageSchema(raw: unknown): ReferenceImage | null {
  const { id, name, dataUrl, palette } = record(raw);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof dataUrl !== 'string')
    return null;
  if (!/^data:image\/(?:jpeg|png|webp);base64,/.test(dataUrl)) return null;
  return { id, name, dataUrl, palette: list(colorSchema)(palette) };
}

function colorSchema(raw: unknown): PaletteColor | null {
  const { hex, share } = record(raw);
  if (typeof hex !== 'string' || !isHexColor(hex) || typeof share !== 'number') return null;
  return { hex, share };
}

function analysisSchema(raw: unknown): AutoAnalysis | null {
  const { aesthetic, colors, mood, basis } = record(raw);
  if (typeof aesthetic !== 'string') return null;
  return {
    aesthetic,
    colors: texts(colors).filter(isHexColor),
    mood: texts(mood),
    basis: text(basis),
  };
}
