import { PageHead } from '@/components/layout/page-head.tsx';
import { ShelfHead } from '@/components/sections/shelf-head.tsx';
import { island } from '@/lazy/island.tsx';
import { swagPage } from './copy.ts';

// On idle, not when visible: a link may open a piece, wherever the page is scrolled to.
const BelowTheFold = island(() => import('./below.tsx').then((m) => m.BelowTheFold), {
  hydrateOn: 'idle',
});

export function Page() {
  const { meta, hero } = swagPage;
  return (
    <>
      <PageHead meta={meta} />
      <ShelfHead words={hero} stand="counter" />
      <BelowTheFold />
    </>
  );
}
