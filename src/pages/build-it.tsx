import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { buildItPage } from '@/content/build-it.ts';
import { CapabilityTabsBlock } from '@/pages/blocks/capability-tabs-block.tsx';

export function BuildItPage() {
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
