import { isProductGroup, type ProductGroup } from '../country-ratings.assumptions.ts';
import { tokenize } from '../language/words.ts';
import { isProductCategory, type ProductCategory } from '../product-categories.ts';
import { capabilityRows } from './capabilities.generated.ts';
import { kindRows } from './kinds.generated.ts';

/** A trade: what one kind of factory makes. */
export type Capability = {
  id: string;
  /** As it reads in a sentence: "socks and hosiery". */
  label: string;
  group: ProductGroup;
  category: ProductCategory;
  /**
   * What two kinds of the trade must share so that who makes one can make the other: a usual
   * material, or the noun of their name ("beach umbrella", "umbrella") where the trade is only a
   * shelf of unlike goods.
   */
  neighborsShare: 'material' | 'name';
};

/** A kind of goods that a creator, shop or company has made: "apron", "spoon rest". */
export type Kind = {
  id: string;
  /** Lower case, as it reads in a sentence: "spoon rest", "socks". */
  name: string;
  plural: string;
  category: ProductCategory;
  capability: Capability;
  /** Usual materials, the commonest first. */
  materials: readonly string[];
};

/**
 * The names of a kind that people type, as keys: their words as `tokenize` returns them, joined by
 * spaces.
 */
export type KindNames = {
  kind: Kind;
  /** Its own name and plural. */
  own: readonly string[];
  synonyms: readonly string[];
  misspelled: readonly string[];
  /** Spanish, Turkish, German and French, each word as `foreignKey` returns it. */
  foreign: readonly string[];
  /** Chinese names as they are written. */
  chinese: readonly string[];
};

const capabilities: ReadonlyMap<string, Capability> = new Map(
  lines(capabilityRows).map(([id = '', label = '', group, category, neighborsShare]) => {
    if (!isProductGroup(group) || !isProductCategory(category)) throw new Error(`capability ${id}`);
    const shares = neighborsShare === 'material' ? 'material' : 'name';
    return [id, { id, label, group, category, neighborsShare: shares }] as const;
  }),
);

export const kindNames: readonly KindNames[] = lines(kindRows).map(
  ([
    id = '',
    capabilityId = '',
    category,
    name = '',
    plural = '',
    materials = '',
    own = '',
    synonyms = '',
    misspelled = '',
    foreign = '',
    chinese = '',
  ]) => {
    const capability = capabilities.get(capabilityId);
    if (capability === undefined || !isProductCategory(category)) throw new Error(`kind ${id}`);
    return {
      kind: { id, name, plural, category, capability, materials: list(materials) },
      own: list(own),
      synonyms: list(synonyms),
      misspelled: list(misspelled),
      foreign: list(foreign),
      chinese: list(chinese),
    };
  },
);

export const kinds: readonly Kind[] = kindNames.map(({ kind }) => kind);

const byId: ReadonlyMap<string, Kind> = new Map(kinds.map((kind) => [kind.id, kind]));

/** The kind with this id; undefined when the table has none. */
export function kindById(id: string): Kind | undefined {
  return byId.get(id);
}

/** Whether who makes one of the two kinds can make the other, going by trade and material. */
export function areNeighbors(one: Kind, other: Kind): boolean {
  if (one.capability.id !== other.capability.id) return false;
  const noun = nounOf(one);
  return (
    (one.capability.neighborsShare === 'material' &&
      one.materials.some((material) => other.materials.includes(material))) ||
    (noun !== undefined && noun === nounOf(other))
  );
}

/** Nouns of unlike goods: who makes label makers makes no coffee makers. */
const genericNouns: ReadonlySet<string> = new Set(
  'bag bar box cake case cup filter kit maker mix press set station'.split(' '),
);

function nounOf({ name }: Kind): string | undefined {
  const noun = tokenize(name).at(-1);
  return noun === undefined || genericNouns.has(noun) ? undefined : noun;
}

/** The trade with this id; undefined when the table has none. */
export function capabilityById(id: string): Capability | undefined {
  return capabilities.get(id);
}

/** The generated modules hold one row per line, with cells divided by ";" and lists by "|". */
function lines(rows: string): string[][] {
  return rows
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => row.split(';'));
}

function list(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split('|');
}
