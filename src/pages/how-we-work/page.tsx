import { PageHead } from '@/components/layout/page-head.tsx';
import { HeroPaths } from '@/components/sections/hero-paths.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { island } from '@/lazy/island.tsx';
import { faqPage } from '@/lib/structured-data.ts';
import { howWeWorkPage } from './copy.ts';
import { howWeWorkQuestions } from './questions-copy.ts';

const HowWeWorkCases = island(() => import('./cases.tsx').then((m) => m.HowWeWorkCases));
const BelowTheFold = island(() => import('./below.tsx').then((m) => m.BelowTheFold));

// Only the build renders them, so the page's script does not need the answers.
const structuredData = import.meta.env.SSR ? [faqPage(howWeWorkQuestions.questions)] : [];

export function Page() {
  const { meta, hero, heroPaths } = howWeWorkPage;
  return (
    <>
      <PageHead meta={meta} facts={structuredData} />
      <PageHero words={hero}>
        <HeroPaths items={heroPaths} />
      </PageHero>
      <HowWeWorkCases />
      <BelowTheFold />
    </>
  );
}
