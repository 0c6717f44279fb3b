import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { swagPage } from '@/content/swag.ts';

export function SwagPage() {
  const { meta, hero, occasions, call } = swagPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <TitledList words={occasions} />
      <ClosingCall words={call} />
    </>
  );
}
