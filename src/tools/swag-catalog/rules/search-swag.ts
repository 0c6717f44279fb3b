import type { UnderstandGoodsResponse } from '@functions/_shared/contracts/understand-goods.ts';
import { foreignKey } from '@functions/_shared/domain/language/foreign-words.ts';
import { leadIns, stopWords } from '@functions/_shared/domain/language/stop-words.ts';
import { tokenize } from '@functions/_shared/domain/language/words.ts';
import { swagNameRows } from './swag-names.generated.ts';

/** A kind of goods in the catalog, with its names as they are compared; see `KindNames`. */
type CatalogKind = { id: string; capabilityId: string; names: readonly string[] };

const catalogKinds: readonly CatalogKind[] = swagNameRows
  .split('\n')
  .filter((row) => row !== '')
  .map((row) => {
    const [id = '', capabilityId = '', names = ''] = row.split(';');
    return { id, capabilityId, names: names.split('|') };
  });

/** What the words of a search name in the catalog, as far as its own names tell. */
export type LocalSearch = {
  kindIds: readonly string[];
  /** True if the words are a whole name, so that nothing else can be meant. */
  isWhole: boolean;
};

type SwagProduct = { name: string; kindIds: readonly [string, ...string[]] };

/**
 * Looks for the words among the names of the goods in the catalog: as a whole name, else for a
 * visitor who is still typing. Then they may start any word of a product's own name, but only the
 * last word of a kind's: "bottle" is no start of "bottle sticker".
 */
export function searchLocally(query: string, products: readonly SwagProduct[]): LocalSearch {
  const words = headWords(query).join(' ');
  if (words === '') return { kindIds: [], isWhole: false };
  const idsWhere = (matches: (name: string) => boolean) =>
    catalogKinds.filter(({ names }) => names.some(matches)).map(({ id }) => id);
  const foreignWords = words.split(' ').map(foreignKey).join(' ');
  const whole = idsWhere((name) => name === words || name === foreignWords);
  if (whole.length > 0) return { kindIds: whole, isWhole: true };
  const started = idsWhere((name) => {
    const rest = ` ${name}`.split(` ${words}`)[1];
    return rest !== undefined && !rest.includes(' ');
  });
  const ownNames = products
    .filter(({ name }) => ` ${tokenize(name).join(' ')}`.includes(` ${words}`))
    .map(({ kindIds }) => kindIds[0]);
  return { kindIds: [...new Set([...ownNames, ...started])], isWhole: false };
}

/** The words up to the first lead-in, which name the product: "bottle" of "a bottle for runners". */
function headWords(query: string): string[] {
  const head: string[] = [];
  for (const word of tokenize(query)) {
    if (leadIns.has(word) && head.length > 0) break;
    if (!stopWords.has(word) && !leadIns.has(word)) head.push(word);
  }
  return head;
}

/** What a search comes to. */
export type SwagSearch =
  | { status: 'found'; kindIds: readonly string[] }
  | {
      status: 'none';
      /** What the words name, in the plural; undefined when we do not know it. */
      thing: string | undefined;
      /** What we do not source, when the words name it. */
      notMade: string | undefined;
      /** Kinds in the catalog that the same trade makes. */
      nearKindIds: readonly string[];
    };

/**
 * What a search comes to once `understand-goods` has answered.
 *
 * @param answer null when there is no answer; the catalog's own names then decide
 */
export function concludeSearch(
  { kindIds }: LocalSearch,
  answer: UnderstandGoodsResponse | null,
): SwagSearch {
  const goods = answer?.understoodAs ?? undefined;
  const isInCatalog = catalogKinds.some(({ id }) => id === goods?.kindId);
  if (goods !== undefined && isInCatalog) return { status: 'found', kindIds: [goods.kindId] };
  if (goods === undefined && kindIds.length > 0) return { status: 'found', kindIds };
  return {
    status: 'none',
    thing: goods?.plural,
    notMade: answer?.notMade ?? undefined,
    nearKindIds: catalogKinds
      .filter(({ capabilityId }) => capabilityId === goods?.capability.id)
      .map(({ id }) => id),
  };
}
