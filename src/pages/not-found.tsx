import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '@/components/layout/page-head.tsx';
import { LostParcel } from '@/components/sections/lost-parcel.tsx';
import { notFound } from '@/content/not-found.ts';

export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.warn('404: no page at', pathname);
  }, [pathname]);

  return (
    <>
      <PageHead meta={notFound.meta} />
      <LostParcel words={notFound} />
    </>
  );
}
