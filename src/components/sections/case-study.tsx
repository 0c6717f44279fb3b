import { SiteLink } from '@/components/layout/site-link.tsx';
import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { CaseStudyWords, ContentLink } from '@/content/types.ts';

type CaseStudyProps = {
  words: Omit<CaseStudyWords, 'id'> & {
    label: string;
    /** On the bar that opens challenge and solution on phones. */
    part: string;
    link: ContentLink;
  };
};

/** One case study next to a picture of its product. */
export function CaseStudy({ words }: CaseStudyProps) {
  return (
    <article
      data-ground="blush"
      className="grid overflow-hidden rounded-card border-[1.5px] border-ink lg:grid-cols-2"
    >
      <div className="flex items-end justify-center px-5 pt-6 lg:items-center lg:pt-0">
        <CutPicture
          picture={words.image}
          sizes="(min-width: 1024px) 800px, 110vw"
          className="w-[min(100%,8.5rem*var(--ratio))] lg:w-[94%]"
        />
      </div>
      <div className="min-w-0 p-5 sm:p-8 lg:py-14 lg:pr-12">
        <p className="spec-print text-muted">
          {words.label} · {words.client} · {words.industry}
        </p>
        <h2 className="mt-3 text-display-2">{words.title}</h2>
        <div className="mt-5 sm:contents">
          <PhonePart title={words.part}>
            <p className="text-muted sm:mt-6">{words.challenge}</p>
            <p className="mt-3">{words.solution}</p>
            <ul className="mt-5 flex flex-wrap gap-2">
              {words.results.map((result) => (
                <li
                  key={result}
                  className="rounded-pill border border-ink bg-white px-2.5 py-0.5 font-mono text-label sm:px-3.5 sm:py-1"
                >
                  {result}
                </li>
              ))}
            </ul>
          </PhonePart>
        </div>
        <SpecSheet className="mt-6 grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] sm:mt-8 sm:grid-cols-3">
          {words.metrics.map((metric) => (
            <SpecLabel key={metric.label} size="md" caption={metric.label} value={metric.value} />
          ))}
        </SpecSheet>
        <SiteLink
          href={words.link.href}
          className={buttonClass({ variant: 'tertiary', className: 'mt-6 -ml-2' })}
        >
          {words.link.label}
          <Glyph name="arrow-right" />
        </SiteLink>
      </div>
    </article>
  );
}
