import { useCallback, useMemo } from 'react';
import {
  createSearchParams,
  type Location,
  type URLSearchParamsInit,
  useLocation,
  useNavigate,
} from 'react-router-dom';

/** Writes a query into the address; `replace` replaces the current history entry. */
export type WriteQuery = (query: URLSearchParamsInit, options?: { replace?: boolean }) => void;

/** Marks a navigation that only writes the query, so that `useRouteFocus` ignores it. */
type QueryWriteState = { isQueryWrite: true };

const queryWriteState: QueryWriteState = { isQueryWrite: true };

/**
 * The address's query, and the one way to write it: the anchor is kept, and neither the scroll
 * position nor the focus moves, whether or not the query changed.
 */
export function useQueryParams(): [URLSearchParams, WriteQuery] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => createSearchParams(search), [search]);
  const write = useCallback<WriteQuery>(
    (query, { replace = false } = {}) => {
      const next = createSearchParams(query).toString();
      const isSame = next === createSearchParams(search).toString();
      navigate(
        { search: next === '' ? '' : `?${next}`, hash },
        // The same address twice in the history would make Back seem to do nothing.
        { replace: replace || isSame, state: queryWriteState },
      );
    },
    [search, hash, navigate],
  );
  return [params, write];
}

/** Whether a navigation came from `useQueryParams` rather than a link. */
export function isQueryWrite({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'isQueryWrite' in state;
}
