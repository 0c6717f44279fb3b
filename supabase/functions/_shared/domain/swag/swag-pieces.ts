import type { SwagColorId } from './swag-colors.ts';

export type SwagPiece = Readonly<{
  name: string;
  /** The kinds of goods in data/goods that it is or holds; what it is, and is drawn as, comes first. */
  kindIds: readonly [string, ...string[]];
  /** The kinds that have to be there before it can be packed; each sets a date of its own. */
  partKindIds: readonly string[];
  /** The color in which it opens. */
  color: SwagColorId;
}>;

/** The pieces of the swag catalog, in its order. Their prices are in bulk-price.assumptions.ts. */
export const swagPieces = {
  tee: piece('Heavy cotton tee', ['t-shirt'], 'white'),
  tote: piece('Canvas tote', ['tote-bag'], 'natural'),
  tumbler: piece('Steel tumbler', ['tumbler'], 'black'),
  mug: piece('Glazed mug', ['mug'], 'white'),
  socks: piece('Grip socks', ['grip-socks', 'socks'], 'pink'),
  candle: piece('Soy wax candle', ['candle'], 'natural'),
  notebook: piece('Notebook set', ['notebook', 'pen', 'sticker'], 'green', [
    'notebook',
    'pen',
    'sticker',
  ]),
  'welcome-box': piece('Welcome box', ['mailer-box', 'gift-box', 'mug', 'face-serum'], 'red', [
    'mailer-box',
    'mug',
    'face-serum',
  ]),
  'dog-set': piece('Office dog set', ['pet-bowl', 'dog-collar', 'dog-toy'], 'blue', [
    'pet-bowl',
    'dog-collar',
    'dog-toy',
  ]),
  'wooden-toys': piece('Wooden toy set', ['wooden-toy'], 'green'),
  'hand-cream': piece('Hand cream', ['hand-cream'], 'pink'),
  'nail-polish': piece('Nail polish trio', ['nail-polish'], 'red'),
} as const satisfies Record<string, SwagPiece>;

export type SwagPieceId = keyof typeof swagPieces;

export function isSwagPiece(id: unknown): id is SwagPieceId {
  return typeof id === 'string' && Object.hasOwn(swagPieces, id);
}

export const swagPieceIds: readonly SwagPieceId[] = Object.keys(swagPieces).filter(isSwagPiece);

function piece(
  name: string,
  kindIds: readonly [string, ...string[]],
  color: SwagColorId,
  partKindIds: readonly string[] = kindIds.slice(0, 1),
): SwagPiece {
  return { name, kindIds, partKindIds, color };
}
