import { useState } from 'react';
import { saveBlob } from './save-blob.ts';
import { svgToPng } from './svg-to-png.ts';

/**
 * Saves an SVG as PNG. `hasFailed` is true after the browser made none, until a later try succeeds.
 * @param fileName without its extension
 */
export function useSavePng(url: string, fileName: string) {
  const [hasFailed, setHasFailed] = useState(false);

  async function savePng() {
    try {
      saveBlob(await svgToPng(url), `${fileName}.png`);
      setHasFailed(false);
    } catch (error) {
      console.warn('Picture: no PNG was made', error);
      setHasFailed(true);
    }
  }

  return { savePng, hasFailed };
}
