import type { LucideIcon } from 'lucide-react';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { Ground, TitledListWords } from '@/content/types.ts';

type BenefitCardsProps = {
  words: TitledListWords;
  /** One for each card, in order. */
  looks: readonly { ground: Ground; Icon: LucideIcon }[];
};

/** A few reasons, one card each, with an icon sticker. */
export function BenefitCards({ words, looks }: BenefitCardsProps) {
  return (
    <Section>
      <SectionHeading {...words} />
      <ul className="mt-8 grid gap-3 sm:mt-10 sm:gap-6 lg:mt-14 lg:grid-cols-3">
        {words.items.map((item, index) => {
          const look = looks[index % looks.length];
          return (
            <li
              key={item.title}
              data-ground={look?.ground}
              className="flex flex-wrap items-start gap-4 rounded-card border-[1.5px] border-ink p-4 sm:p-7 lg:flex-col lg:flex-nowrap lg:gap-12"
            >
              {look && (
                <span
                  aria-hidden="true"
                  className="grid size-12 shrink-0 sm:size-16 -rotate-6 place-items-center rounded-full border-[1.5px] border-ink bg-paper"
                >
                  <look.Icon strokeWidth={1.75} className="size-6 sm:size-7" />
                </span>
              )}
              {/* In narrow cards or with large text, the words wrap below the icon. */}
              <div className="min-w-0 flex-1 basis-44 lg:flex-none">
                <h3 className="text-title lg:text-display-3">{item.title}</h3>
                <p className="mt-1.5 text-sm sm:mt-2.5 sm:text-base">{item.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
