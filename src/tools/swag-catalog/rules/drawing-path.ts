import type { SwagColorId } from '@functions/_shared/domain/swag/swag-colors.ts';
import type { SwagPieceId } from '@functions/_shared/domain/swag/swag-pieces.ts';

/** Where the site serves the drawing of a piece, without a print (scripts/data/swag-drawings.ts). */
export function drawingPath(piece: SwagPieceId, color: SwagColorId): string {
  return `/drawings/swag-${piece}-${color}.svg`;
}
