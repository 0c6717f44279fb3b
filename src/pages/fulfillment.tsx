import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { fulfillmentPage } from '@/content/fulfillment.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';

const sections = partCode(() =>
  import('./blocks/fulfillment-sections.tsx').then((m) => m.FulfillmentSections),
);

export function FulfillmentPage() {
  const { meta, hero } = fulfillmentPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      {/* At rest, not when near: below a result, a reload begins farther down than the form. */}
      <LatePart part={sections} words={null} due="idle" />
    </>
  );
}
