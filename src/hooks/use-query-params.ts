import { useCallback, useMemo } from 'react';
import {
  createSearchParams,
  type Location,
  type URLSearchParamsInit,
  useLocation,
  useNavigate,
} from 'react-router-dom';

type WriteOptions = {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Mounts the page anew, so that its tools read again what is stored and known. */
  startsOver?: boolean;
  /** The history entry keeps in mind that somebody else's link opened it (`useSharedResult`). */
  isShared?: boolean;
};

/** Writes a query into the address. */
export type WriteQuery = (query: URLSearchParamsInit, options?: WriteOptions) => void;

/** Marks a navigation that only writes the query, so that `useRouteFocus` ignores it. */
type QueryWriteState = { isQueryWrite: true; startsOver?: boolean; isShared?: boolean };

/**
 * The address's query, and the one way to write it: the anchor is kept, and neither the scroll
 * position nor the focus moves, whether or not the query changed.
 */
export function useQueryParams(): [URLSearchParams, WriteQuery] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => createSearchParams(search), [search]);
  const write = useCallback<WriteQuery>(
    (query, { replace = false, startsOver, isShared } = {}) => {
      const state: QueryWriteState = { isQueryWrite: true, startsOver, isShared };
      const next = createSearchParams(query).toString();
      const isSame = next === createSearchParams(search).toString();
      navigate(
        { search: next === '' ? '' : `?${next}`, hash },
        // The same address twice in the history would make Back seem to do nothing.
        { replace: replace || isSame, state },
      );
    },
    [search, hash, navigate],
  );
  return [params, write];
}

/** Goes back to the history entry before, which a tool had left for a step of its own. */
export function useStepBack(): () => void {
  const navigate = useNavigate();
  return () => navigate(-1);
}

/**
 * The address's anchor, and a way to write it that moves neither the scroll position nor the focus:
 * for what the address holds behind "#" because no server may read it.
 */
export function useAnchor(): [string, (hash: string) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const write = useCallback(
    (next: string) => {
      const state: QueryWriteState = { isQueryWrite: true };
      navigate({ search, hash: next }, { state });
    },
    [search, navigate],
  );
  return [hash, write];
}

/** Whether a navigation came from `useQueryParams` rather than a link. */
export function isQueryWrite({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'isQueryWrite' in state;
}

/** Whether somebody else's link opened this history entry, and nothing was changed in it since. */
export function isSharedEntry({ state }: Location<unknown>): boolean {
  return (
    typeof state === 'object' && state !== null && 'isShared' in state && state.isShared === true
  );
}
