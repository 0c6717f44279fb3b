import { formatLongDate } from '@functions/_shared/domain/format-long-date.ts';
import { guideChapters, guideDay, guidePdfPath } from '@functions/_shared/domain/guide.ts';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Section } from '@/components/ui/section.tsx';
import { GuideSignup } from '@/tools/guide-signup/index.tsx';
import { guideSections as copy } from './below-copy.ts';
import { Chapter } from './chapter.tsx';
import { chapterTexts } from './chapters-copy.ts';

/** The chapters, and the form that sends them. */
export function BelowTheFold() {
  return (
    <>
      <Section>
        <p className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <span className="spec-print text-muted">{copy.asOf(formatLongDate(guideDay))}</span>
          <PdfLink />
        </p>
        <div className="flex flex-col gap-16 lg:gap-24">
          {guideChapters.map((words, index) => (
            <Chapter
              key={words.id}
              number={index + 1}
              words={words}
              text={chapterTexts[words.id]}
            />
          ))}
        </div>
      </Section>
      <Section ground="sky">
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
          <SectionHeading label={copy.mail.label} title={copy.mail.title} text={copy.mail.text} />
          <div className="lg:pt-8">
            <GuideSignup />
            <p className="mt-6">
              <PdfLink />
            </p>
          </div>
        </div>
      </Section>
      <ClosingCall words={copy.call} ground="paper" />
    </>
  );
}

/** No link of the router's: the file is none of its pages. */
function PdfLink() {
  return (
    <a href={guidePdfPath} download className={buttonClass({ variant: 'secondary' })}>
      {copy.pdf}
    </a>
  );
}
