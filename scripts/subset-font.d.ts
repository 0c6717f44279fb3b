/** The part of subset-font, which has no types of its own, that the fonts are cut with. */
declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat: 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
  };
  export default function subsetFont(
    font: Uint8Array,
    signs: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
