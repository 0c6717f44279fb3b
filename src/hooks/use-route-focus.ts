import { useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';
import { isQueryWrite } from '@/hooks/use-query-params.ts';
import { whenElementExists } from '@/hooks/when-element-exists.ts';
import { openPartsAround } from '@/lib/open-parts.ts';
import { savedScrollTop, useScrollRestoration } from './use-scroll-restoration.ts';

/**
 * Scrolls and moves the focus after a navigation: to the anchor in the address, to the previous
 * scroll position when going back, otherwise to the top and the main heading. A query written by a
 * tool moves nothing, and neither does a change of the query alone. A link to the current page goes
 * to its top, or to its anchor.
 * @returns the page's title after a navigation, for a live region; "" before the first one
 */
export function useRouteFocus(): string {
  const location = useLocation();
  const isHistoryStep = useNavigationType() === 'POP';
  const arrival = useRef<{ from: Location | null; to: Location } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const entryKey = historyEntryKey(location);
  useScrollRestoration(entryKey);

  useLayoutEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    // A redirect renders nothing: the navigation is not finished yet.
    if (!heading) return;
    // Kept in a ref, since StrictMode runs this effect twice for one navigation.
    if (arrival.current?.to !== location) {
      arrival.current = { from: arrival.current?.to ?? null, to: location };
    }
    const { from } = arrival.current;
    if (from && staysInPlace(from, location, isHistoryStep)) return;

    const changedPage = from !== null && from.pathname !== location.pathname;
    if (changedPage) setAnnouncement(document.title);

    const remembered = isHistoryStep ? savedScrollTop(entryKey) : undefined;
    if (location.hash && remembered === undefined) {
      return whenElementExists(anchorId(location), (target) => {
        openPartsAround(target);
        const staysOnPage = from !== null && !changedPage;
        target.scrollIntoView({ behavior: staysOnPage ? scrollBehavior() : 'instant' });
        if (from) focusWithoutScrolling(target);
      });
    }
    if (from || remembered !== undefined) {
      window.scrollTo({ top: remembered ?? 0, behavior: 'instant' });
    }
    if (changedPage) focusWithoutScrolling(heading);
  }, [location, entryKey, isHistoryStep]);

  return announcement;
}

/** The router gives the same key to every entry that it did not push itself. */
export function historyEntryKey({ key, pathname, hash }: Location): string {
  return key === 'default' ? `${pathname}${hash}` : key;
}

function staysInPlace(from: Location, to: Location, isHistoryStep: boolean): boolean {
  if (from.pathname !== to.pathname) return false;
  // An entry keeps its state: going back to it is not a write.
  if (!isHistoryStep && isQueryWrite(to)) return true;
  const isQueryChange = from.hash === to.hash && from.search !== to.search;
  // A link to an anchor is followed even if a tool has changed the query since.
  return isQueryChange && (isHistoryStep || to.hash === '');
}

function anchorId({ hash }: Location): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A malformed escape: none of our ids has one, and it must not break the page.
    return hash.slice(1);
  }
}

export function focusWithoutScrolling(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
