import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { toPlanParams } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { regionOfZip } from '@functions/_shared/domain/in-hands/us-regions.ts';
import { type SwagPieceId, swagPieces } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { inHandsPlannerAnchor, paths } from '@/config/paths.ts';
import { pieceGoods } from '../rules/piece-goods.generated.ts';

type PlannedPiece = Readonly<{
  piece: SwagPieceId;
  units: number;
  /** Null where no day is chosen yet. */
  neededBy: CalendarDay | null;
  /** A valid US ZIP code, or null. The link names its region only. */
  zip: string | null;
}>;

/**
 * The in-hands planner's address with this piece filled in; null for sets, since the planner plans
 * one kind of goods at a time.
 */
export function plannerPath({ piece, units, neededBy, zip }: PlannedPiece): string | null {
  if (pieceGoods[piece].length > 1) return null;
  const region = zip === null ? undefined : regionOfZip(zip);
  const plan = toPlanParams({
    product: swagPieces[piece].name,
    pieces: units,
    ...(neededBy !== null && { inHandsOn: neededBy }),
    ...(region && { region }),
  });
  return `${paths.inHandsPlanner}?${plan}#${inHandsPlannerAnchor}`;
}
