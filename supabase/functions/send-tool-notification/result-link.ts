/**
 * The keys of a result in the address of the calculator, as src/tools/revenue-calculator/rules/
 * revenue-address.ts writes them; a test compares the two.
 */
const knownKeys: ReadonlySet<string> = new Set([
  'v',
  'a',
  'e',
  'p',
  'c',
  'm',
  'd',
  's',
  'ae',
  'co',
  'u',
  'uq',
  'un',
  'us',
]);

/**
 * The address at which the calculator shows a result again. It is always a page of this site: of
 * what the browser sent, only the values of known keys go into it. Undefined when the query is not
 * a result's, or the site's address is not set.
 */
export function resultLink(
  siteUrl: string | undefined,
  query: string | undefined,
): string | undefined {
  if (siteUrl === undefined || query === undefined) return undefined;
  const kept = [...new URLSearchParams(query)].filter(([key]) => knownKeys.has(key));
  if (!kept.some(([key]) => key === 'v')) return undefined;
  return `${siteUrl}/?${new URLSearchParams(kept)}#calculator`;
}
