import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { mediaPage } from '@/content/media.ts';

export function MediaPage() {
  const { meta, hero, services, call } = mediaPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <TitledList words={services} />
      <ClosingCall words={call} />
    </>
  );
}
