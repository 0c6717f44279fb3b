import { PageHead } from '@/components/layout/page-head.tsx';
import { SpecHead } from '@/components/sections/spec-head.tsx';
import { island } from '@/lazy/island.tsx';
import { privateClientsPage } from './copy.ts';

const HeadSheet = island(() => import('./head-sheet.tsx').then((m) => m.HeadSheet));
const BelowTheFold = island(() => import('./below.tsx').then((m) => m.BelowTheFold));

export function Page() {
  const { meta, hero } = privateClientsPage;
  return (
    <>
      <PageHead meta={meta} />
      <SpecHead words={hero} sheet={<HeadSheet />} />
      <BelowTheFold />
    </>
  );
}
