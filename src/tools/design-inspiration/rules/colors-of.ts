import { mergePalettes } from './choose-palette.ts';
import type { Inspiration } from './inspiration.ts';

/** The colors to work with: of the visitor's own pictures, otherwise of the profile. */
export function colorsOf({ referenceImages, autoAnalysis }: Inspiration): string[] {
  const palette = mergePalettes(referenceImages.map(({ palette }) => palette));
  return palette.length > 0 ? palette.map(({ hex }) => hex) : [...(autoAnalysis?.colors ?? [])];
}
