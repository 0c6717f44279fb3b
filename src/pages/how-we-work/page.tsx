import { PageHead } from '@/components/layout/page-head.tsx';
import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { HeroPaths } from '@/components/sections/hero-paths.tsx';
import { SpecHead } from '@/components/sections/spec-head.tsx';
import type { ContentPicture } from '@/content/types.ts';
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
      <SpecHead
        words={hero}
        sheet={<Machine picture={hero.picture} />}
        below={<HeroPaths items={heroPaths} />}
      />
      <HowWeWorkCases />
      <BelowTheFold />
    </>
  );
}

/** The machine on its sheet; its conveyor runs off both edges. */
function Machine({ picture }: { picture: ContentPicture }) {
  return (
    <div
      data-ground="sky"
      className="overflow-hidden rounded-card border-[1.5px] border-ink py-4 lg:py-12"
    >
      <CutPicture
        picture={picture}
        priority
        sizes="(min-width: 1024px) 820px, 120vw"
        className="w-full"
      />
    </div>
  );
}
