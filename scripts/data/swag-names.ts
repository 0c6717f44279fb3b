import { swagCatalogCopy } from '../../src/tools/swag-catalog/copy.ts';
import { kindNames } from '../../supabase/functions/_shared/domain/goods/kinds.ts';
import type { GeneratedFiles } from './makers.ts';

/**
 * The module with the names of the kinds of goods in the swag catalog, so that its search works
 * without the names of all other goods.
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
  };
}
