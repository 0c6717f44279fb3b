import { PageHead } from '@/components/layout/page-head.tsx';
import { CategoryGrid } from '@/components/sections/category-grid.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { FeatureHero } from '@/components/sections/feature-hero.tsx';
import { NameWall } from '@/components/sections/name-wall.tsx';
import { SavingsBanner } from '@/components/sections/savings-banner.tsx';
import { StoryGrid } from '@/components/sections/story-grid.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { ToolHeader } from '@/components/sections/tool-header.tsx';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { island } from '@/lazy/island.tsx';
import { howTo } from '@/lib/structured-data.ts';
import { useSourcingAccess } from '@/tools/sourcing-gate/screen/use-sourcing-access.ts';
import { AboutSourcing } from './about-sourcing.tsx';
import { sourcingPage } from './copy.ts';
import { SourcingTools } from './tool.tsx';

// What the tools answer; loaded once the gate has been painted.
const ToolPreviews = island(
  () => import('@/tools/sourcing-gate/tool-previews.tsx').then((m) => m.ToolPreviews),
  { hydrateOn: 'idle', placeholderClassName: 'min-h-80' },
);

// Only the build writes them, so the browser does without their code.
const structuredData = import.meta.env.SSR ? [howTo(sourcingPage.steps)] : [];

export function Page() {
  const { meta, header, hero, tiles, savings, steps, categories } = sourcingPage;
  const { portal, storiesHeading, stories, clients, call } = sourcingPage;
  const { email, grant } = useSourcingAccess();
  // The built page is for visitors before the gate.
  const openFor = useHydrated() ? email : null;
  const isOpen = openFor !== null;
  return (
    <>
      <PageHead meta={meta} facts={structuredData} />
      <ToolHeader words={header} isFolded={isOpen}>
        <SourcingTools email={openFor} grant={grant} />
        {!isOpen && <ToolPreviews />}
      </ToolHeader>
      <AboutSourcing isFolded={isOpen}>
        <FeatureHero words={hero} />
        <TitledList words={tiles} ground="kraft" />
        <SavingsBanner words={savings} />
        <TitledList words={steps} numbered />
        <CategoryGrid words={categories} />
        <ClosingCall words={portal} ground="sky" />
        <StoryGrid heading={storiesHeading} stories={stories} />
        <NameWall words={clients} />
        <ClosingCall words={call} />
      </AboutSourcing>
    </>
  );
}
