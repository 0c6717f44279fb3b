import { useEffect } from 'react';
import { useRouteFocus } from '@/hooks/use-route-focus.ts';

/**
 * Stands beside the page inside its Suspense boundary, so that its effects run when the page is
 * there: scrolls, moves the focus, and tells screen readers which page this is.
 */
export function RouteAnnouncer() {
  const announcement = useRouteFocus();

  // The bootstrap in the page's HTML then replays what the visitor did before.
  useEffect(() => {
    document.dispatchEvent(new Event('page-hydrated'));
  }, []);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
