import {
  completeRequest,
  sharedRevenueAddress,
} from '../_shared/domain/tool-inputs/revenue-address.ts';

/** Where a report's result is shown and drawn. */
export type ResultLinks = {
  /** The page of this site that shows it again. */
  page: string;
  /** The picture of it that the function share-card draws. */
  picture: string;
};

/**
 * The addresses of a result. What the browser sent is read as a result and written anew, so nothing
 * else gets into them. Undefined when the query is not a whole result's, or an address is not set.
 */
export function resultLinks(
  { siteUrl, functionsUrl }: { siteUrl: string | undefined; functionsUrl: string },
  query: string | undefined,
): ResultLinks | undefined {
  if (siteUrl === undefined || query === undefined) return undefined;
  const shared = sharedRevenueAddress.readParams(new URLSearchParams(query));
  if (completeRequest(shared) === null) return undefined;
  const params = sharedRevenueAddress.toParams(shared);
  const picture = new URLSearchParams([['path', '/'], ...params, ['format', 'png']]);
  return {
    page: `${siteUrl}/?${params}#calculator`,
    picture: `${functionsUrl}/share-card?${picture}`,
  };
}
