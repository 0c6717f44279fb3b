import { factsOf } from '../../supabase/functions/_shared/domain/goods/kind-facts.ts';
import { kindNames } from '../../supabase/functions/_shared/domain/goods/kinds.ts';
import { isPrintedStock } from '../../supabase/functions/_shared/domain/in-hands/routes.ts';
import type { GeneratedFiles } from './makers.ts';

/** The module with the kinds of printed stock, which the in-hands planner knows without the backend. */
export function generatedFiles(): GeneratedFiles {
  const rows = kindNames
    .filter(({ kind }) => isPrintedStock(kind.id))
    .map(({ kind, own, synonyms, misspelled }) => {
      const { minOrderUnits, sampleDays, productionDays } = factsOf(kind.id);
      return [
        kind.id,
        kind.capability.id,
        kind.category,
        minOrderUnits,
        sampleDays,
        productionDays,
        kind.name,
        kind.plural,
        [...own, ...synonyms, ...misspelled].join('|'),
      ];
    });
  return {
    'src/tools/in-hands-planner/rules/stock-kinds.generated.ts': [
      '/** Made by `npm run data` from data/goods: the kinds of printed stock, one per line. */',
      'export const stockKindRows = `',
      ...rows.map((row) => row.join(';')),
      '`;',
      '',
    ].join('\n'),
  };
}
