import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isQueryWrite, isSharedEntry, useQueryParams } from '@/hooks/use-query-params.ts';
import { focusWithoutScrolling, historyEntryKey } from '@/hooks/use-route-focus.ts';
import { isReloadedEntry } from '@/hooks/use-scroll-restoration.ts';
import { untilVisitorMoves } from '@/hooks/when-element-exists.ts';
import { hasShareMark, withoutShareMark } from './shared-link.ts';
import { useDamagedLink } from './use-damaged-link.ts';

/** How a tool opened with the result that its address carries. */
export type SharedResult = {
  /** Somebody else's result, from a copied link. Nothing of it is the visitor's own answer. */
  isShared: boolean;
  /** The visitor has put something of their own in its place. */
  endShared: () => void;
  /** For the result's head, where a page opens that was opened with a result. */
  resultRef: (head: HTMLElement | null) => void;
};

/** History entries that were opened on their result: going back to one leaves the scroll alone. */
const openedKeys = new Set<string>();

/**
 * Joins a tool to the link that opened the page: takes the mark of a copied link out of the address,
 * and scrolls to the result once it shows. A result that the tool itself put into the address, a
 * reload and a step back scroll nowhere.
 * @param isCarried whether the address that the tool opened with carries one of its results
 */
export function useSharedResult(isCarried: boolean): SharedResult {
  const location = useLocation();
  const [params, write] = useQueryParams();
  const entryKey = historyEntryKey(location);
  const isMarked = hasShareMark(params);
  const [isShared, setShared] = useState(() => isCarried && (isMarked || isSharedEntry(location)));
  const [isOpening, setOpening] = useState(
    () => isCarried && !isQueryWrite(location) && !isKnownEntry(entryKey),
  );
  const [head, setHead] = useState<HTMLElement | null>(null);

  useDamagedLink(isCarried);

  useEffect(() => {
    if (isMarked && isCarried) write(withoutShareMark(params), { replace: true, isShared });
  }, [isMarked, isCarried, isShared, params, write]);

  useEffect(() => {
    // Another tool of the page may still have to open on its own result.
    if (isCarried) openedKeys.add(entryKey);
  }, [isCarried, entryKey]);

  useEffect(() => {
    if (isOpening) return untilVisitorMoves(() => setOpening(false));
  }, [isOpening]);

  useEffect(() => {
    if (!isOpening || head === null) return;
    setOpening(false);
    head.scrollIntoView({ block: 'start', behavior: 'instant' });
    // A link within the site gave the focus to the page's title, which is out of sight now.
    if (document.activeElement?.matches('main h1')) focusWithoutScrolling(head);
  }, [isOpening, head]);

  return { isShared, endShared: () => setShared(false), resultRef: setHead };
}

function isKnownEntry(entryKey: string): boolean {
  return openedKeys.has(entryKey) || isReloadedEntry(entryKey);
}
