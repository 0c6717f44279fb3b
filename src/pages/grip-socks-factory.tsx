import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { gripSocksFactoryPage } from '@/content/grip-socks-factory.ts';

export function GripSocksFactoryPage() {
  const { meta, hero, checks, call } = gripSocksFactoryPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <TitledList words={checks} />
      <ClosingCall words={call} />
    </>
  );
}
