import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyModule } from '@/lazy/lazy-module.ts';
import { asksForPrivacy } from './asks-for-privacy.ts';

const recorder = lazyModule(() => import('@/hooks/record-when-usable.ts'));

/**
 * Records one page view for each change of path. Mount it once, in the root layout. It waits until
 * the page is usable, never delays or breaks anything, and records nothing for visitors whose
 * browser sends Global Privacy Control.
 */
export function usePageTracking(): void {
  const { pathname } = useLocation();
  // StrictMode and re-renders repeat effects, but a path is recorded once per change.
  const recordedPath = useRef<string>(undefined);
  const recordedTitle = useRef('');

  useEffect(() => {
    if (recordedPath.current === pathname || asksForPrivacy()) return;
    recordedPath.current = pathname;
    void recorder
      .load()
      .then(({ recordWhenUsable }) => recordWhenUsable(pathname, recordedTitle.current))
      .then(
        (title) => {
          recordedTitle.current = title;
        },
        // The code failed to load, for instance offline: this view is lost.
        () => {},
      );
  }, [pathname]);
}
