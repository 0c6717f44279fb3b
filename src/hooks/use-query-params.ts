import { useCallback, useMemo } from 'react';
import {
  createSearchParams,
  type Location,
  type URLSearchParamsInit,
  useLocation,
  useNavigate,
} from 'react-router-dom';

/** Puts a query into the address; `replace` takes the place of the current history entry. */
export type WriteQuery = (query: URLSearchParamsInit, options?: { replace?: boolean }) => void;

/** Marks a navigation that only writes the query, so that `useRouteFocus` leaves the page alone. */
type QueryWriteState = { isQueryWrite: true };

const queryWriteState: QueryWriteState = { isQueryWrite: true };

/**
 * The query of the address, and the one way to write it: the anchor stays, and neither the page nor
 * the focus moves, whether or not the query changed.
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

/** Whether a navigation came from `useQueryParams`, and not from a link. */
export function isQueryWrite({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'isQueryWrite' in state;
}
