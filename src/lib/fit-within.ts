/** In pixels. */
export type Size = { width: number; height: number };

/** Scales down so that the longer side is at most `edgePx`; at least one pixel each way. */
export function fitWithin({ width, height }: Size, edgePx: number): Size {
  const scale = Math.min(1, edgePx / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
