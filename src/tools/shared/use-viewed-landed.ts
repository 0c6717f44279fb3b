import { useState } from 'react';
import type { ViewedLanded } from '@/tools/landed-view/index.tsx';

/** The landed view of a result as it stands, which its link carries. */
export function useViewedLanded() {
  const [views, setViews] = useState<{ first: ViewedLanded; last: ViewedLanded } | null>(null);
  return {
    /** Null until it has shown itself. */
    viewed: views?.last ?? null,
    /** As it opened: what was changed in it since says nothing of an old link. */
    opened: views?.first ?? null,
    onView: (view: ViewedLanded) =>
      setViews((before) => ({ first: before?.first ?? view, last: view })),
  };
}
