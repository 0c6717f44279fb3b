import { formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { swagColors } from '@functions/_shared/domain/swag/swag-colors.ts';
import {
  listPrice,
  type PricedItem,
  type SwagList,
} from '@functions/_shared/domain/swag/swag-list.ts';
import { swagPieces } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { formatInteger, formatUsdCents, formatUsdShort } from '@/lib/format.ts';
import { swagListCopy } from '../list-copy.ts';

const copy = swagListCopy.plain;

type RequestText = { list: SwagList; neededBy: string; zip: string; url: string };

/** The request as plain text, for a mail of one's own. */
export function requestText({ list, neededBy, zip, url }: RequestText): string {
  const price = listPrice(list);
  const { low, high } = price.range;
  return [
    copy.heading,
    '',
    ...(list.kits === null ? [] : [copy.kits(list.kits)]),
    ...price.items.map(lineOf),
    '',
    ...(price.kitUsd === null ? [] : [copy.kit(price.kitUsd)]),
    ...(price.totalUsd === 0 ? [] : [copy.total(price.totalUsd, low, high)]),
    ...(neededBy === '' ? [] : [copy.neededBy(formatCalendarDay(neededBy))]),
    ...(zip === '' ? [] : [copy.zip(zip)]),
    copy.link(url),
  ].join('\n');
}

function lineOf({ piece, color, boughtUnits, price }: PricedItem): string {
  const what = `${formatInteger(boughtUnits)} × ${swagPieces[piece].name}, ${swagColors[color].name}`;
  if (price === null) return `${what}: ${swagListCopy.below}`;
  return `${what}: ${formatUsdCents(price.unitUsd)} each, ${formatUsdShort(price.totalUsd)}`;
}
