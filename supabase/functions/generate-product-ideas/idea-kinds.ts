import type { ProductCategory } from '../_shared/domain/product-categories.ts';
import { kindRows } from './idea-kinds.generated.ts';

/** A kind of goods that an idea is made on. */
export type IdeaKind = {
  id: string;
  name: string;
  plural: string;
  category: ProductCategory;
  /** What such goods usually sell for in the US. */
  retailUsd: { low: number; high: number };
  /** What factories usually ask for at least. */
  minOrderUnits: number;
  /** The US rules that bind it. */
  ruleIds: readonly string[];
};

/** The kinds that ideas use, by id. */
export const ideaKinds: ReadonlyMap<string, IdeaKind> = new Map(
  kindRows.map(({ id, name, plural, category, retailUsd: [low, high], minOrderUnits, rules }) => [
    id,
    {
      id,
      name,
      plural,
      category,
      retailUsd: { low, high },
      minOrderUnits,
      ruleIds: listIn(rules),
    },
  ]),
);

/** The items of a list that the tables write with bars. */
export function listIn(text: string): string[] {
  return text.split('|').filter(Boolean);
}
