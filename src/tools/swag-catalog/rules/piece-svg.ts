import type { SwagPieceId } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { type Logo, type LogoLook, placeLogo } from './logo.ts';
import { oneColorMatrix } from './one-color.ts';
import { printAreas } from './print-areas.generated.ts';

/**
 * One picture of a piece on white, with the logo in it.
 * @param drawing the SVG of the piece
 */
export function pieceSvg(
  piece: SwagPieceId,
  drawing: string,
  logo: Logo | null,
  look: LogoLook,
): string {
  const nested = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  const print = logo === null ? '' : printMarkup(piece, logo, look);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><rect width="800" height="800" fill="#fff"/><image href="${nested.replaceAll("'", '%27')}" width="800" height="800"/>${print}</svg>`;
}

/** The logo's address is a PNG in base64 (`logoSchema`), so it cannot end the attribute. */
function printMarkup(piece: SwagPieceId, logo: Logo, { ink, scalePct }: LogoLook): string {
  const { transform, ...area } = printAreas[piece];
  const { x, y, width, height } = placeLogo(area, logo, scalePct);
  const filter =
    ink === 'own'
      ? ''
      : `<filter id="ink" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feColorMatrix values="${oneColorMatrix(ink, logo)}"/></filter>`;
  const filtered = ink === 'own' ? '' : ' filter="url(#ink)"';
  return `<g transform="${transform}">${filter}<image href="${logo.url}" x="${x}" y="${y}" width="${width}" height="${height}"${filtered}/></g>`;
}
