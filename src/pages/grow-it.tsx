import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { growItPage } from '@/content/grow-it.ts';

export function GrowItPage() {
  const { meta, hero, capabilities, call } = growItPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <TitledList words={capabilities} />
      <ClosingCall words={call} />
    </>
  );
}
