import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { guideSections as copy } from './below-copy.ts';
import type { GuideChapter, GuidePart } from './chapter-type.ts';
import { FigureTable } from './figure-table.tsx';

type ChapterProps = {
  number: number;
  words: { id: string; title: string; takeaway: string };
  text: GuideChapter;
};

/** A chapter: its number and title stay in view beside the text on wide screens. */
export function Chapter({ number, words: { id, title, takeaway }, text }: ChapterProps) {
  const { parts, sources, tool } = text;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-x-16 gap-y-8 border-t-[1.5px] border-ink pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:pt-12"
    >
      <div className="lg:sticky lg:top-28 lg:self-start short:static">
        <p className="spec-print text-muted">{copy.chapter(number)}</p>
        <h2 id={`${id}-title`} className="mt-3 text-display-2">
          {title}
        </h2>
        <p className="mt-4 max-w-measure text-lead text-muted">{takeaway}</p>
      </div>
      <div className="max-w-measure">
        {parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <SiteLink href={tool.href} className={buttonClass({ variant: 'secondary' })}>
          {tool.label}
        </SiteLink>
        <div className="mt-8 text-sm text-muted">
          <h3 className="spec-print font-normal">{copy.sources}</h3>
          <ul className="mt-2 space-y-1">
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Part({ part }: { part: GuidePart }) {
  const { title, paragraphs, items = [], table, closing = [] } = part;
  return (
    <div className="mb-10">
      <h3 className="text-title">{title}</h3>
      <Paragraphs texts={paragraphs} />
      {items.length > 0 && (
        <ul className="mt-4 list-disc space-y-2.5 pl-5 marker:text-tomato">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {table && <FigureTable title={title} table={table} />}
      <Paragraphs texts={closing} />
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-3.5">
      {text}
    </p>
  ));
}
