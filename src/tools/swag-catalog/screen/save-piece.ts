import type { SwagColorId } from '@functions/_shared/domain/swag/swag-colors.ts';
import type { SwagPieceId } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import { svgToPng } from '@/tools/shared/svg-to-png.ts';
import { drawingPath } from '../rules/drawing-path.ts';
import type { Logo, LogoLook } from '../rules/logo.ts';
import { pieceSvg } from '../rules/piece-svg.ts';

/** Saves the picture of a piece as PNG. @throws Error when the browser makes none */
export async function savePiece(
  piece: SwagPieceId,
  color: SwagColorId,
  logo: Logo | null,
  look: LogoLook,
): Promise<void> {
  const answer = await fetch(drawingPath(piece, color));
  if (!answer.ok) throw new Error(`The drawing was answered with ${answer.status}`);
  const svg = pieceSvg(piece, await answer.text(), logo, look);
  saveBlob(await svgToPng(dataUrlOf(svg)), `${piece}-${color}.png`);
}

function dataUrlOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
