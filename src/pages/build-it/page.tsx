import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { island } from '@/lazy/island.tsx';
import { buildItPage } from './copy.ts';

const CapabilityTabsBlock = island(() =>
  import('@/pages/shared/capability-tabs-block.tsx').then((m) => m.CapabilityTabsBlock),
);

export function Page() {
  const { meta, hero, capabilities, call } = buildItPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <CapabilityTabsBlock words={capabilities} />
      <ClosingCall words={call} ground="blush" />
    </>
  );
}
