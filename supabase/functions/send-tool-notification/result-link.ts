import {
  completeRequest,
  sharedRevenueAddress,
} from '../_shared/domain/tool-inputs/revenue-address.ts';

/**
 * The address at which the calculator shows a result again. It is always a page of this site: what
 * the browser sent is read as a result and written anew, so nothing else gets into it. Undefined when
 * the query is not a whole result's, or the site's address is not set.
 */
export function resultLink(
  siteUrl: string | undefined,
  query: string | undefined,
): string | undefined {
  if (siteUrl === undefined || query === undefined) return undefined;
  const shared = sharedRevenueAddress.readParams(new URLSearchParams(query));
  if (completeRequest(shared) === null) return undefined;
  return `${siteUrl}/?${sharedRevenueAddress.toParams(shared)}#calculator`;
}
