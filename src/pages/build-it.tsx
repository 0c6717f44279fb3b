import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { buildItPage } from '@/content/build-it.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';

const capabilityTabsBlock = partCode(() =>
  import('./blocks/capability-tabs-block.tsx').then((m) => m.CapabilityTabsBlock),
);

export function BuildItPage() {
  const { meta, hero, capabilities, call } = buildItPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <LatePart part={capabilityTabsBlock} words={capabilities} />
      <ClosingCall words={call} ground="blush" />
    </>
  );
}
