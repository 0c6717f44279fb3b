import { guideChapters } from '@functions/_shared/domain/guide.ts';
import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { ThanksSticker } from '@/components/stickers/word-stickers.tsx';
import { island } from '@/lazy/island.tsx';
import { guidePage } from './copy.ts';

const BelowTheFold = island(() => import('./below.tsx').then((m) => m.BelowTheFold));

export function Page() {
  const { meta, hero } = guidePage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} mark={<ThanksSticker className="size-[min(20rem,24vw)] rotate-6" />}>
        <ol className="mt-10 grid gap-x-8 sm:grid-cols-2">
          {guideChapters.map(({ id, title }, index) => (
            <li key={id} className="border-t border-ink/40">
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center gap-3 py-2 font-semibold hover:underline"
              >
                <span aria-hidden="true" className="spec-print w-4 shrink-0 font-normal">
                  {index + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </PageHero>
      <BelowTheFold />
    </>
  );
}
