import { useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SnapRow } from '@/components/ui/snap-row.tsx';
import type { TitledText } from '@/content/types.ts';

type CapabilityGridProps = {
  words: { label: string; title: string; items: readonly (TitledText & { href: string })[] };
  id: string;
};

/** Six capabilities as labels on one sheet. */
export function CapabilityGrid({ words, id }: CapabilityGridProps) {
  const titleId = useId();
  return (
    <Section ground="kraft" id={id}>
      <SectionHeading label={words.label} title={words.title} id={titleId} />
      <div className="mt-5 sm:mt-10">
        <SnapRow
          titleId={titleId}
          className="gap-3 max-sm:grid-rows-2 [--snap-width:min(11.5rem,86vw)] sm:grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-3"
        >
          {words.items.map((item) => (
            <li key={item.title}>
              <SiteLink
                href={item.href}
                data-ground="white"
                className="lift group flex h-full flex-col rounded-card border border-ink p-[min(1rem,4vw)] sm:p-6"
              >
                <span className="flex items-start justify-between gap-4 font-display text-[1.0625rem] leading-tight font-bold sm:text-title xl:text-display-3">
                  <span className="min-w-0">{item.title}</span>
                  <span className="grid size-10 shrink-0 max-sm:hidden place-items-center rounded-pill border-[1.5px] border-ink group-hover:bg-butter">
                    <Glyph name="arrow-right" className="size-5" />
                  </span>
                </span>
                <span className="mt-2 block grow border-dashed border-ink/50 text-sm text-muted sm:mt-8 sm:border-t sm:pt-4 sm:text-base">
                  {item.text}
                </span>
              </SiteLink>
            </li>
          ))}
        </SnapRow>
      </div>
    </Section>
  );
}
