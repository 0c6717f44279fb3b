import { guideChapters, guideTitle } from '@functions/_shared/domain/guide.ts';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { ThanksSticker } from '@/components/stickers/word-stickers.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Section } from '@/components/ui/section.tsx';
import { GuideSignup } from '@/tools/guide-signup/index.tsx';
import { guideBlock as copy } from './guide-block-copy.ts';

/** Offers the guide: by email, or to read on its page. */
export function GuideBlock() {
  return (
    <Section ground="butter">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div>
          <p className="spec-print mb-3 text-muted">{copy.label}</p>
          <h2 className="text-display-2">{guideTitle}</h2>
          <p className="mt-5 mb-8 max-w-measure text-lead">{copy.text}</p>
          <GuideSignup />
          <p className="mt-6">
            <SiteLink href={copy.read.href} className="text-link">
              {copy.read.label}
            </SiteLink>
          </p>
        </div>
        <Card padding="lg" className="lg:-rotate-1">
          <ThanksSticker className="absolute -top-8 right-6 hidden size-24 rotate-6 sm:block print:hidden" />
          <h3 className="spec-print pb-2 font-normal text-muted">{copy.chaptersTitle}</h3>
          <ol className="border-t-[1.5px] border-ink">
            {guideChapters.map(({ id, title }, index) => (
              <li
                key={id}
                className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-ink/20 py-3.5 last:border-b-0 last:pb-0"
              >
                <span aria-hidden="true" className="spec-print pt-1 text-tomato">
                  {index + 1}
                </span>
                <SiteLink
                  href={`${copy.read.href}#${id}`}
                  className="-my-2 py-2 font-semibold hover:text-link"
                >
                  {title}
                </SiteLink>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </Section>
  );
}
