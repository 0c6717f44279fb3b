import { useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SnapRow } from '@/components/ui/snap-row.tsx';
import type { TitledText } from '@/content/types.ts';

type StageListProps = {
  words: { label: string; title: string; items: readonly (TitledText & { href: string })[] };
};

/** The four stages, each linking to its page. */
export function StageList({ words }: StageListProps) {
  const titleId = useId();
  return (
    <Section>
      <p className="spec-print text-muted">{words.label}</p>
      <h2 id={titleId} className="mt-3 max-w-[14ch] text-display-2">
        {words.title}
      </h2>
      <div className="mt-5 sm:mt-10">
        <SnapRow
          titleId={titleId}
          ordered
          className="border-t-[1.5px] border-ink [--snap-width:min(13.5rem,86vw)] sm:grid sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]"
        >
          {words.items.map((item, index) => (
            <li
              key={item.title}
              className="border-ink/30 max-sm:not-first:border-l max-sm:not-first:border-dashed max-sm:not-first:pl-[min(1rem,4vw)] sm:border-b lg:border-b-0 lg:not-first:border-l lg:not-first:border-dashed"
            >
              <SiteLink
                href={item.href}
                className="group block h-full rounded-chip py-4 pr-[min(0.75rem,3vw)] hover:bg-blush sm:py-6 lg:px-6 lg:pt-8 lg:pb-10"
              >
                <span aria-hidden="true" className="font-display text-figure text-tomato">
                  {index + 1}
                </span>
                <span className="block">
                  <span className="flex items-center gap-2 mt-2 font-display text-title sm:text-display-3 lg:mt-10">
                    {item.title}
                    <Glyph
                      name="arrow-right"
                      className="size-6 transition-transform max-[20rem]:hidden group-hover:translate-x-1"
                    />
                  </span>
                  <span className="mt-1 block text-sm text-muted group-hover:text-ink sm:mt-2 sm:text-base">
                    {item.text}
                  </span>
                </span>
              </SiteLink>
            </li>
          ))}
        </SnapRow>
      </div>
    </Section>
  );
}
