import { useEffect, useLayoutEffect } from 'react';

const STORAGE_KEY = 'brandbff_scroll_positions';
const positionsPx = readStored();
/** Of the entries that were scrolled before this document was loaded. */
const reloadedKeys: ReadonlySet<string> = new Set(positionsPx.keys());

/**
 * Remembers the scroll position of each history entry. The browser's own scroll restoration runs
 * before the page is rendered again, so it is turned off.
 */
export function useScrollRestoration(entryKey: string): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);

  useLayoutEffect(() => {
    const remember = () => positionsPx.set(entryKey, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entryKey]);
}

/** The scroll position in px at which this history entry was left, if it was visited before. */
export function savedScrollTop(entryKey: string): number | undefined {
  return positionsPx.get(entryKey);
}

/** Whether a reload brings this history entry back where the visitor had scrolled it. */
export function isReloadedEntry(entryKey: string): boolean {
  return reloadedKeys.has(entryKey);
}

function readStored(): Map<string, number> {
  const positions = new Map<string, number>();
  // A typed address starts at its top; only a reload or a step back restores the position.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && 'type' in visit && visit.type === 'navigate') return positions;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    for (const [key, value] of Object.entries(stored ?? {})) {
      if (typeof value === 'number') positions.set(key, value);
    }
  } catch {
    // Storage is blocked or holds something else: the page starts at its top, as it would anyway.
  }
  return positions;
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positionsPx)));
  } catch {
    // Private windows may refuse storage; only the position after a reload is lost.
  }
}
