import { ruleRows } from './rules.generated.ts';

/** A US rule that binds goods when they are sold or imported. */
export type GoodsRule = {
  id: string;
  /** As it reads in a list: "food contact". */
  label: string;
  /** What it asks for. */
  sentence: string;
  /** The address of the rule or of the agency's page about it. */
  source: string;
};

const byId: ReadonlyMap<string, GoodsRule> = new Map(ruleRows.map((rule) => [rule.id, rule]));

/** The rule with this id. Throws for an id that data/goods/rules.csv does not have. */
export function ruleById(id: string): GoodsRule {
  const rule = byId.get(id);
  if (rule === undefined) throw new Error(`No rule "${id}"`);
  return rule;
}
