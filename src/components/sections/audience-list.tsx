import { useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import { SnapRow } from '@/components/ui/snap-row.tsx';
import type { TitledText } from '@/content/types.ts';

type AudienceListProps = {
  id: string;
  words: { title: string; items: readonly (TitledText & { href: string })[] };
};

/** The audiences we serve, each with a link to its page. */
export function AudienceList({ id, words }: AudienceListProps) {
  const titleId = useId();
  return (
    <div id={id} className="mt-section grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-12">
      <h2 id={titleId} className="text-display-2">
        {words.title}
      </h2>
      <SnapRow
        titleId={titleId}
        className="border-t-[1.5px] border-ink [--snap-width:min(12.5rem,86vw)]"
      >
        {words.items.map((item) => (
          <li
            key={item.title}
            className="border-ink/30 max-sm:border-dashed max-sm:not-first:border-l max-sm:not-first:pl-[min(1rem,4vw)] sm:border-b"
          >
            <SiteLink
              href={item.href}
              className="group grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 rounded-chip py-2.5 sm:py-4 transition-colors hover:bg-butter sm:grid-cols-[minmax(min-content,2fr)_minmax(0,5fr)_auto] sm:px-2"
            >
              <span className="font-display text-title">{item.title}</span>
              <span className="row-start-2 text-sm text-muted sm:text-base group-hover:text-ink sm:col-start-2 sm:row-start-1">
                {item.text}
              </span>
              <Glyph
                name="arrow-right"
                className="max-sm:hidden row-span-2 size-5 transition-transform group-hover:translate-x-1 sm:row-span-1"
              />
            </SiteLink>
          </li>
        ))}
      </SnapRow>
    </div>
  );
}
