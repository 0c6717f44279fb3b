import { SiteLink } from '@/components/layout/site-link.tsx';
import { Section } from '@/components/ui/section.tsx';
import { type LegalRecord, type LegalSection, legalWords } from '@/content/legal.ts';

type LegalTextProps = {
  sections: readonly LegalSection[];
  /** From which day it applies. */
  since: string;
};

/** A long text in sections, with its table of contents beside it on wide screens. */
export function LegalText({ sections, since }: LegalTextProps) {
  return (
    <Section>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:gap-16">
        <nav
          aria-label={legalWords.contents}
          data-print="hide"
          className="lg:sticky lg:top-28 lg:self-start short:static"
        >
          <p className="spec-print text-muted">{since}</p>
          <ul className="mt-4 max-lg:columns-[2_9rem] max-lg:gap-6">
            {sections.map(({ id, title }) => (
              <li key={id} className="break-inside-avoid">
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center py-1 text-sm leading-snug text-link lg:min-h-9"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex max-w-measure flex-col gap-12 lg:gap-16">
          {sections.map((section) => (
            <LegalPart key={section.id} section={section} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function LegalPart({ section }: { section: LegalSection }) {
  const { id, title, paragraphs, records = [], items = [], closing = [], link } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28">
      <h2 id={`${id}-title`} className="text-display-3">
        {title}
      </h2>
      <Paragraphs texts={paragraphs} />
      {records.length > 0 && <Records records={records} />}
      {items.length > 0 && (
        <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-tomato">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      <Paragraphs texts={closing} />
      {link && (
        <p className="mt-4">
          <SiteLink href={link.href} className="text-link">
            {link.label}
          </SiteLink>
        </p>
      )}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-4 [overflow-wrap:anywhere]">
      {text}
    </p>
  ));
}

function Records({ records }: { records: readonly LegalRecord[] }) {
  return (
    <ul className="mt-6 border-t-[1.5px] border-ink">
      {records.map(({ title, text, figure }) => (
        <li key={title} className="border-b border-ink/30 py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h3 className="text-title">{title}</h3>
            <p className="spec-print text-muted">{figure}</p>
          </div>
          <p className="mt-2 text-sm">{text}</p>
        </li>
      ))}
    </ul>
  );
}
