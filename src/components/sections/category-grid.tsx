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
      <ul className="mt-10 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {words.items.map((item) => (
          <li key={item.title}>
            <SiteLink
              href={item.href}
              data-ground="white"
              className="lift group flex h-full flex-col rounded-card border border-ink p-4 sm:p-5"
            >
              <span className="flex items-center justify-between gap-3 font-display text-title">
                <span className="min-w-0">{item.title}</span>
                <Glyph
                  name="arrow-right"
                  className="size-5 shrink-0 max-[20rem]:hidden transition-transform group-hover:translate-x-1"
                />
              </span>
              <span className="mt-2 block text-sm text-muted">{item.text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
