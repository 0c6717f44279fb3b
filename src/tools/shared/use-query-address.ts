import { useState } from 'react';
import { useQueryParams } from '@/hooks/use-query-params.ts';

/** The page's address as a tool uses it; the page joins it to the router. */
export type ToolAddress<Shared> = {
  /** The query the page was opened with. */
  initialParams: URLSearchParams;
  /**
   * Puts what is to be shared into the query in place of the former; null takes it out. With
   * `isShared` it stays somebody else's result, also after a reload.
   */
  replace: (shared: Shared | null, options?: { isShared: boolean }) => void;
  /** The full address that shows this again. */
  shareUrl: (shared: Shared) => string;
};

type QueryAddressOptions<Shared> = {
  toParams: (shared: Shared) => URLSearchParams;
  /** The path, and the anchor if any, at which a shared result opens. */
  path: string;
  /** The tab of the page that shows the tool, where it has several; stays when nothing is shared. */
  tool?: string;
};

/** Puts a changed result into the address: somebody else's stays theirs until it is made one's own. */
export function replaceResult<Shared>(
  { replace }: Pick<ToolAddress<Shared>, 'replace'>,
  result: Shared,
  isShared: boolean,
): void {
  if (isShared) replace(result, { isShared });
  else replace(result);
}

/** What a tool shares, in the query of the page's address. */
export function useQueryAddress<Shared>({
  toParams,
  path,
  tool,
}: QueryAddressOptions<Shared>): ToolAddress<Shared> {
  const [params, write] = useQueryParams();
  const [initialParams] = useState(params);

  function queryOf(shared: Shared | null): URLSearchParams {
    const query = tool === undefined ? [] : [['tool', tool]];
    return new URLSearchParams([...query, ...(shared === null ? [] : toParams(shared))]);
  }

  return {
    initialParams,
    replace: (shared, { isShared = false } = { isShared: false }) =>
      write(queryOf(shared), { replace: true, isShared }),
    // The address the visitor is at, not the configured one: a link copied from a preview or a
    // local network has to open there again.
    shareUrl: (shared) => {
      const url = new URL(path, window.location.origin);
      url.search = queryOf(shared).toString();
      return url.href;
    },
  };
}
