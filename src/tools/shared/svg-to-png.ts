/** Large enough to print at 14 cm with 300 dots an inch. */
const sidePx = 1600;

/**
 * Draws an SVG address as a square PNG.
 * @throws Error when the browser cannot load the picture or make the file
 */
export async function svgToPng(url: string): Promise<Blob> {
  const image = new Image(sidePx, sidePx);
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  canvas.getContext('2d')?.drawImage(image, 0, 0, sidePx, sidePx);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser made no PNG.');
  return blob;
}
