import { PageHead } from '@/components/layout/page-head.tsx';
import { HeroPaths } from '@/components/sections/hero-paths.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { howWeWorkPage } from '@/content/how-we-work.ts';
import { howWeWorkQuestions } from '@/content/how-we-work-questions.ts';
import { faqPage } from '@/lib/structured-data.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';

const cases = partCode(() =>
  import('./blocks/how-we-work-cases.tsx').then((m) => m.HowWeWorkCases),
);
const laterSections = partCode(() =>
  import('./blocks/how-we-work-sections.tsx').then((m) => m.HowWeWorkSections),
);

// Only the build writes them, so that the answers do not come with the page's script.
const factsForMachines = import.meta.env.SSR ? [faqPage(howWeWorkQuestions.questions)] : [];

export function HowWeWorkPage() {
  const { meta, hero, heroPaths } = howWeWorkPage;
  return (
    <>
      <PageHead meta={meta} facts={factsForMachines} />
      <PageHero words={hero}>
        <HeroPaths items={heroPaths} />
      </PageHero>
      <LatePart part={cases} words={null} />
      <LatePart part={laterSections} words={null} />
    </>
  );
}
