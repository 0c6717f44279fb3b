import { cardSizePx } from './draw-card.ts';

/** Draws an SVG of a card as a PNG. */
export type Rasterize = (svg: string) => Promise<Uint8Array>;

/**
 * The library is 2.4 MB of WebAssembly, so it is loaded with the first picture, and once.
 * @param readLibrary returns the bytes of its index_bg.wasm
 */
export function createRasterizer(readLibrary: () => Promise<Uint8Array>): Rasterize {
  let loading: Promise<typeof import('@resvg/resvg-wasm')> | undefined;

  async function load() {
    const library = await import('@resvg/resvg-wasm');
    await library.initWasm(await readLibrary());
    return library;
  }

  function loadOnce() {
    loading ??= load().catch((error: unknown) => {
      // The next picture tries again.
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return async function rasterize(svg) {
    const { Resvg } = await loadOnce();
    const picture = new Resvg(svg, {
      fitTo: { mode: 'width', value: cardSizePx.width },
      font: { loadSystemFonts: false },
    });
    try {
      const rendered = picture.render();
      try {
        return rendered.asPng();
      } finally {
        rendered.free();
      }
    } finally {
      picture.free();
    }
  };
}
