import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageHead } from '@/components/layout/page-head.tsx';
import { LostParcel } from '@/components/sections/lost-parcel.tsx';
import { siteAddresses } from '@/config/paths.ts';
import { notFound } from '@/content/not-found.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { canonicalPath } from '@/lib/canonical-path.ts';

/** Says that there is no such page, or leads on to the one that the address means. */
export function NotFoundPage() {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const canonical = canonicalPath(pathname, siteAddresses);
  const isLost = canonical === pathname;

  useEffect(() => {
    if (isLost) console.warn('404: no page at', pathname);
  }, [isLost, pathname]);

  // A host without rules has sent the HTML of this page, which the first render has to repeat.
  if (!isLost && isHydrated) {
    return <Navigate to={{ pathname: canonical, search, hash }} replace />;
  }
  return (
    <>
      <PageHead meta={notFound.meta} />
      <LostParcel words={notFound} />
    </>
  );
}
