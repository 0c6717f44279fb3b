import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { growItPage } from '@/content/grow-it.ts';
import { CapabilityTabsBlock } from '@/pages/blocks/capability-tabs-block.tsx';

export function GrowItPage() {
  const { meta, hero, capabilities, call } = growItPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <CapabilityTabsBlock words={capabilities} />
      <ClosingCall words={call} ground="butter" />
    </>
  );
}
