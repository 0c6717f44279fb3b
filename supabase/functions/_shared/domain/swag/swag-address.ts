import { type AddressParam, addressCodec, numberParam, optionParam } from '../address-codec.ts';
import { type CalendarDay, parseCalendarDay } from '../calendar-day.ts';
import { maxOrderUnits } from './bulk-price.ts';
import { isSwagColor, type SwagColorId } from './swag-colors.ts';
import { emptySwagList, isUnits, type SwagItem, type SwagList, withItem } from './swag-list.ts';
import { isSwagPiece, type SwagPieceId } from './swag-pieces.ts';

/** What an address of the swag catalog says. No name, email address, logo or ZIP code. */
export type SwagAddress = {
  /** The open piece. */
  piece?: SwagPieceId | undefined;
  color?: SwagColorId | undefined;
  /** Pieces of the open piece. */
  units?: number | undefined;
  /** The day on which the goods are to be in hands. */
  neededBy?: CalendarDay | undefined;
  list: SwagList;
};

type Params = {
  piece: SwagPieceId;
  color: SwagColorId;
  units: number;
  items: readonly SwagItem[];
  kits: number;
  neededBy: CalendarDay;
};

const unitBounds = { min: 1, max: maxOrderUnits, whole: true };
const version = ['sw', '1'] as const;

/** "tumbler.navy.500" for each line. */
const items: AddressParam<readonly SwagItem[]> = {
  read: (params) =>
    params.getAll('item').flatMap(parseItem).reduce<SwagList>(withItem, emptySwagList).items,
  write: (lines) => lines.map(({ piece, color, units }) => ['item', `${piece}.${color}.${units}`]),
};

const day: AddressParam<CalendarDay> = {
  read: (params) => parseCalendarDay(params.get('by') ?? ''),
  write: (value) => [['by', value]],
};

const codec = addressCodec<Params>(version, {
  piece: optionParam('piece', isSwagPiece),
  color: optionParam('color', isSwagColor),
  units: numberParam('units', unitBounds),
  items,
  kits: numberParam('kits', unitBounds),
  neededBy: day,
});

/** The parameters of a piece and a list; none where there is nothing to say. */
export function toSwagParams({ list, ...open }: SwagAddress): URLSearchParams {
  const params = codec.toParams({
    ...open,
    items: list.items,
    ...(list.kits !== null && list.items.length > 0 && { kits: list.kits }),
  });
  // The version alone says nothing.
  return params.size > 1 ? params : new URLSearchParams();
}

/**
 * Reads an address, which anyone may have edited. A bare "?piece=tumbler" of somebody who typed it
 * counts too.
 */
export function parseSwagParams(params: URLSearchParams): SwagAddress {
  const [key, value] = version;
  const versioned = params.has(key) ? params : new URLSearchParams([...params, [key, value]]);
  const { items: lines = [], kits, ...open } = codec.readParams(versioned);
  return { ...open, list: { items: lines, kits: lines.length > 0 ? (kits ?? null) : null } };
}

function parseItem(text: string): SwagItem[] {
  const [piece, color, units = '', ...rest] = text.split('.');
  const count = /^\d{1,6}$/.test(units) ? Number(units) : 0;
  const isWhole = rest.length === 0 && isSwagPiece(piece) && isSwagColor(color) && isUnits(count);
  return isWhole ? [{ piece, color, units: count }] : [];
}
