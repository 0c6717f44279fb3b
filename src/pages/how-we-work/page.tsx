import { PageHead } from '@/components/layout/page-head.tsx';
import { HeroPaths } from '@/components/sections/hero-paths.tsx';
import { SpecHead } from '@/components/sections/spec-head.tsx';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
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

/** The machine on the flat ground; on wide windows it reaches past the text's column. */
function Machine({ picture }: { picture: ContentPicture }) {
  return (
    <div className="overflow-hidden max-lg:-mx-(--gutter) lg:-mr-[max(var(--gutter),(100vw-1200px)/2)] lg:overflow-visible">
      <StudioPicture
        picture={picture}
        priority
        sizes="(min-width: 1024px) 56vw, 100vw"
        className="aspect-[16/10] w-full object-cover object-[60%_50%]"
      />
    </div>
  );
}
