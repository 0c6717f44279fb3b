/** The part of subset-font in use; the package has no types of its own. */
declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, { min: number; max: number }>;
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
  };
  export default function subsetFont(
    font: Uint8Array,
    /** Undefined with `keepAllGlyphs` only. */
    signs: string | undefined,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
