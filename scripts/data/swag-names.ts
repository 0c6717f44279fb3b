import { swagCatalogCopy } from '../../src/tools/swag-catalog/copy.ts';
import { kindNames } from '../../supabase/functions/_shared/domain/goods/kinds.ts';
import { goodsOfKind } from '../../supabase/functions/_shared/domain/in-hands/goods-of-kind.ts';
import {
  swagPieceIds,
  swagPieces,
} from '../../supabase/functions/_shared/domain/swag/swag-pieces.ts';
import type { GeneratedFiles } from './makers.ts';

/**
 * The modules with the names of the kinds of goods in the swag catalog, so that its search works
 * without the names of all other goods, and with what a plan needs to know of them.
 */
export function generatedFiles(): GeneratedFiles {
  const kindIds = new Set(swagCatalogCopy.products.flatMap((product) => product.kindIds));
  const rows = kindNames
    .filter(({ kind }) => kindIds.has(kind.id))
    .map(({ kind, own, synonyms, misspelled, foreign, chinese }) => [
      kind.id,
      kind.capability.id,
      [...own, ...synonyms, ...misspelled, ...foreign, ...chinese].join('|'),
    ]);
  return {
    'src/tools/swag-catalog/rules/swag-names.generated.ts': [
      '/** Made by `npm run data` from data/goods: kind, trade and names, one kind per line. */',
      'export const swagNameRows = `',
      ...rows.map((row) => row.join(';')),
      '`;',
      '',
    ].join('\n'),
    'src/tools/swag-catalog/rules/piece-goods.generated.ts': [
      '/** Made by `npm run data` from data/goods: the parts of each piece, as plans need them. */',
      `export const pieceGoods = ${JSON.stringify(goodsByPiece(), null, 2)} as const;`,
      '',
    ].join('\n'),
  };
}

function goodsByPiece() {
  return Object.fromEntries(
    swagPieceIds.map((id) => [
      id,
      swagPieces[id].partKindIds.map((kindId) => {
        const goods = goodsOfKind(kindId);
        if (goods === undefined) throw new Error(`The swag piece "${id}" is of no kind.`);
        return { ...goods, capability: { id: goods.capability.id } };
      }),
    ]),
  );
}
