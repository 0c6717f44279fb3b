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

/** What text names goods: what comes with them or is for them is none of them. */
const aside = /\b(?:with|including|for|in|of)\b/i;

/**
 * The kinds that the text names, each by its longest name in whole words: the most exactly named
 * first, none for a text that names none.
 */
export function stockKindsIn(text: string): StockKind[] {
  const [goods = ''] = text.split(aside);
  const first = longestNamed(tokenize(goods)) ?? longestNamed(tokenize(text));
  const found: StockKind[] = [];
  for (let next = first; next !== undefined; next = longestNamed(next.rest)) {
    if (!found.some(({ kindId }) => kindId === next?.kind.kindId)) found.push(next.kind);
  }
  return found;
}

type Named = Readonly<{ kind: StockKind; rest: readonly string[] }>;

/** The kind with the longest name among the words, and the words without it. */
function longestNamed(words: readonly string[]): Named | undefined {
  const said = ` ${words.join(' ')} `;
  let longest = '';
  let found: StockKind | undefined;
  for (const { kind, names } of stockKinds) {
    for (const name of names) {
      if (name.length <= longest.length || !said.includes(` ${name} `)) continue;
      longest = name;
      found = kind;
    }
  }
  if (found === undefined) return undefined;
  // A mark in its place: the words around it are no name together.
  return { kind: found, rest: said.replace(` ${longest} `, ' | ').trim().split(' ') };
}
