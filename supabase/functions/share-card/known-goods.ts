import { understand } from '../_shared/domain/goods/understand.ts';
import type { ProductCategory } from '../_shared/domain/product-categories.ts';
import type { DescribedGoods } from '../_shared/drawing/drawing-for.ts';
import { capitalized } from './figures-text.ts';

export type KnownGoods = { name: string; drawing: DescribedGoods };

/**
 * The kind of goods that a link's words name, under our name for it. Anybody can write a link, so
 * its own words never get onto a card.
 */
export function knownGoods(
  words: string,
  category: ProductCategory | undefined,
): KnownGoods | undefined {
  const { kinds, notMade, unknownThing } = understand(words, { category });
  const kind = kinds[0]?.kind;
  if (kind === undefined || notMade !== undefined || unknownThing !== undefined) return undefined;
  return {
    name: capitalized(kind.name),
    drawing: { kindId: kind.id, kindName: kind.name, printWords: [] },
  };
}
