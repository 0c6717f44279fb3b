import { PageHead } from '@/components/layout/page-head.tsx';
import { ShelfHead } from '@/components/sections/shelf-head.tsx';
import { island } from '@/lazy/island.tsx';
import { howTo } from '@/lib/structured-data.ts';
import { aboutSections } from './below-copy.ts';
import { aboutPage } from './copy.ts';

const AboutStory = island(() => import('./story.tsx').then((m) => m.AboutStory));
const BelowTheFold = island(() => import('./below.tsx').then((m) => m.BelowTheFold));

// Only the build renders them, so the page's script does not need the steps.
const structuredData = import.meta.env.SSR ? [howTo(aboutSections.process)] : [];

export function Page() {
  const { meta, hero } = aboutPage;
  return (
    <>
      <PageHead meta={meta} facts={structuredData} />
      <ShelfHead words={hero} stand="board" />
      <AboutStory />
      <BelowTheFold />
    </>
  );
}
