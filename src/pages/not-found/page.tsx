import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageHead } from '@/components/layout/page-head.tsx';
import { LostParcel } from '@/components/sections/lost-parcel.tsx';
import { canonicalAddress } from '@/hooks/canonical-address.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { notFound } from './copy.ts';

/** Says that there is no such page, or redirects to the page that the address means. */
export function Page() {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const canonical = canonicalAddress(pathname);
  const isLost = canonical === pathname;

  useEffect(() => {
    if (isLost) console.warn('404: no page at', pathname);
  }, [isLost, pathname]);

  // Hosts without redirect rules serve this page's HTML, and hydration must match it first.
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
