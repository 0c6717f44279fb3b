import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { ContentLink, TitledText } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type LaunchOfferProps = {
  words: {
    label: string;
    title: string;
    text: string;
    specialists: readonly TitledText[];
    action: ContentLink;
  };
};

const STICKERS = ['bg-blush', 'bg-butter', 'bg-sky', 'bg-kraft', 'bg-blush'] as const;

export function LaunchOffer({ words }: LaunchOfferProps) {
  return (
    <Section ground="ink">
      <div className="grid items-end gap-8 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <p className="spec-print text-muted">{words.label}</p>
          <h2 className="mt-3 max-w-[12ch] text-display-1">{words.title}</h2>
        </div>
        <div>
          <p className="text-lead">{words.text}</p>
          <SiteLink href={words.action.href} className={buttonClass({ className: 'mt-6' })}>
            {words.action.label}
          </SiteLink>
        </div>
      </div>
      <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {words.specialists.map((specialist, index) => (
          <li
            key={specialist.title}
            data-ground="paper"
            className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-card p-5 max-[20rem]:flex max-[20rem]:flex-col max-[20rem]:gap-y-3 lg:flex lg:flex-col"
          >
            <span
              aria-hidden="true"
              className={cn(
                'row-span-2 grid size-14 -rotate-6 place-items-center rounded-full border-[1.5px] border-ink font-display text-title',
                STICKERS[index % STICKERS.length],
              )}
            >
              {monogram(specialist.title)}
            </span>
            {/* The punched hole that makes the card look like a hang tag. */}
            <span
              aria-hidden="true"
              className="absolute top-5 right-5 size-4 rounded-full bg-ink"
            />
            <h3 className="pr-5 text-title lg:mt-8 lg:pr-0">{specialist.title}</h3>
            <p className="mt-1.5 text-sm text-muted">{specialist.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function monogram(title: string): string {
  return title
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}
