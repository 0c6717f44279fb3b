import { SiteLink } from '@/components/layout/site-link.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { TitledText } from '@/content/types.ts';

type StageListProps = {
  words: { label: string; title: string; items: readonly (TitledText & { href: string })[] };
};

/** The four stages, each linking to its page. */
export function StageList({ words }: StageListProps) {
  return (
    <Section>
      <p className="spec-print text-muted">{words.label}</p>
      <h2 className="mt-3 max-w-[14ch] text-display-2">{words.title}</h2>
      <ol className="mt-10 grid border-t-[1.5px] border-ink sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {words.items.map((item, index) => (
          <li
            key={item.title}
            className="border-b border-ink/30 lg:border-b-0 lg:not-first:border-l lg:not-first:border-dashed"
          >
            <SiteLink
              href={item.href}
              className="group grid h-full grid-cols-[min(3.5rem,17.5vw)_minmax(0,1fr)] rounded-chip py-6 hover:bg-blush lg:block lg:px-6 lg:pt-8 lg:pb-10"
            >
              <span aria-hidden="true" className="font-display text-figure text-tomato">
                {index + 1}
              </span>
              <span className="block">
                <span className="flex items-center gap-2 font-display text-display-3 lg:mt-10">
                  {item.title}
                  <Glyph
                    name="arrow-right"
                    className="size-6 transition-transform max-[20rem]:hidden group-hover:translate-x-1"
                  />
                </span>
                <span className="mt-2 block text-muted group-hover:text-ink">{item.text}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}
