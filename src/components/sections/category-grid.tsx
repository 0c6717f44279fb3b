import { SiteLink } from '@/components/layout/site-link.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { TitledText } from '@/content/types.ts';

type CategoryGridProps = {
  words: {
    label: string;
    title: string;
    text: string;
    items: readonly (TitledText & { href: string })[];
  };
};

/** Product categories, each linking to its factories. */
export function CategoryGrid({ words }: CategoryGridProps) {
  return (
    <Section ground="blush">
      <SectionHeading {...words} />
      <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2.5 sm:mt-10 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {words.items.map((item) => (
          <li key={item.title}>
            <SiteLink
              href={item.href}
              data-ground="white"
              className="lift group flex h-full flex-col rounded-card border border-ink p-[min(0.875rem,4vw)] sm:p-5"
            >
              <span className="flex items-center justify-between gap-3 font-display text-[1.0625rem] leading-tight font-bold sm:text-title">
                <span className="min-w-0">{item.title}</span>
                <Glyph
                  name="arrow-right"
                  className="size-5 shrink-0 max-sm:hidden transition-transform group-hover:translate-x-1"
                />
              </span>
              <span className="mt-1 block text-sm text-muted sm:mt-2">{item.text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
