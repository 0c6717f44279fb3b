import { formatLongDate } from '../_shared/domain/format-long-date.ts';
import { orderPrice } from '../_shared/domain/swag/bulk-price.ts';
import { parseSwagParams } from '../_shared/domain/swag/swag-address.ts';
import { type ListPrice, listPrice, type PricedItem } from '../_shared/domain/swag/swag-list.ts';
import { type SwagPieceId, swagPieces } from '../_shared/domain/swag/swag-pieces.ts';
import { centsText, dollarsText, wholeText } from './figures-text.ts';
import type { CardFact, ShareCard } from './share-card.ts';

const note = 'Planning prices with a one-color print, before setup and freight.';

/** A list of swag, or one piece of it with its quantity; null where the link carries neither. */
export function swagCard(params: URLSearchParams): ShareCard | null {
  const { list, piece, units, neededBy } = parseSwagParams(params);
  const day: CardFact[] =
    neededBy === undefined ? [] : [{ label: 'In hands by', value: formatLongDate(neededBy) }];
  const price = listPrice(list);
  if (price.totalUsd > 0) return listCard(price, list.kits, day);
  const order = piece && units ? orderPrice(piece, units) : null;
  if (piece === undefined || order === null) return null;
  return {
    kind: 'result',
    label: swagPieces[piece].name,
    figure: dollarsText(order.totalUsd),
    caption: `${wholeText(order.units)} pieces`,
    facts: [{ label: 'Each', value: centsText(order.unitUsd) }, ...day],
    note,
    goods: drawingOf(piece),
    ground: 'blush',
  };
}

function listCard(price: ListPrice, kits: number | null, day: readonly CardFact[]): ShareCard {
  const { kitUsd, totalUsd, items } = price;
  const isKit = kitUsd !== null && kits !== null;
  return {
    kind: 'result',
    label: namesOf(items),
    ...(isKit
      ? { figure: centsText(kitUsd), caption: `One kit, of ${wholeText(kits)}` }
      : { figure: dollarsText(totalUsd), caption: 'The whole list' }),
    facts: [...(isKit ? [{ label: 'The whole list', value: dollarsText(totalUsd) }] : []), ...day],
    note,
    goods: drawingOf(items[0]?.piece),
    ground: 'blush',
  };
}

/** "Steel tumbler, Glazed mug and 2 more" */
function namesOf(items: readonly PricedItem[]): string {
  const names = items.slice(0, 2).map(({ piece }) => swagPieces[piece].name);
  const more = items.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function drawingOf(piece: SwagPieceId | undefined): ShareCard['goods'] {
  if (piece === undefined) return null;
  const { name, kindIds } = swagPieces[piece];
  return { kindId: kindIds[0], kindName: name.toLowerCase(), printWords: [] };
}
