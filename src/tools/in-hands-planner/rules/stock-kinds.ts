import type { GoodsToPlan } from '@functions/_shared/domain/in-hands/goods-to-plan.ts';
import { tokenize } from '@functions/_shared/domain/language/words.ts';
import { isProductCategory } from '@functions/_shared/domain/product-categories.ts';
import { stockKindRows } from './stock-kinds.generated.ts';

export type StockKind = GoodsToPlan & Readonly<{ name: string; plural: string }>;

/** `names` in the words of `tokenize`. */
type NamedKind = Readonly<{ kind: StockKind; names: readonly string[] }>;

/**
 * The kinds of printed stock, which the planner knows without the backend. All others need it: the
 * table of goods is too large for a browser.
 */
const stockKinds: readonly NamedKind[] = stockKindRows
  .split('\n')
  .filter((row) => row !== '')
  .map((row) => {
    const [
      kindId = '',
      trade = '',
      category,
      least,
      sample,
      production,
      name = '',
      plural = '',
      names = '',
    ] = row.split(';');
    if (!isProductCategory(category)) throw new Error(`kind ${kindId}`);
    return {
      kind: {
        kindId,
        category,
        capability: { id: trade },
        minOrderUnits: Number(least),
        sampleDays: Number(sample),
        productionDays: Number(production),
        name,
        plural,
      },
      names: names.split('|'),
    };
  });

/** The kind with the longest name that the text contains as whole words; undefined for none. */
export function stockKindIn(text: string): StockKind | undefined {
  const said = ` ${tokenize(text).join(' ')} `;
  let longest = 0;
  let found: StockKind | undefined;
  for (const { kind, names } of stockKinds) {
    for (const name of names) {
      if (name.length <= longest || !said.includes(` ${name} `)) continue;
      longest = name.length;
      found = kind;
    }
  }
  return found;
}
