import { useEffect } from 'react';
import { useRouteFocus } from '@/hooks/use-route-focus.ts';

/**
 * Rendered next to the page inside its Suspense boundary, so that its effects run once the page is
 * shown: scrolls, moves the focus, and announces the page's title to screen readers.
 */
export function RouteAnnouncer() {
  const announcement = useRouteFocus();

  // Tells the inline bootstrap script to replay what the visitor did before hydration.
  useEffect(() => {
    document.dispatchEvent(new Event('page-hydrated'));
  }, []);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
