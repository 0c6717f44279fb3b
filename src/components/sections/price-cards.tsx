import { SiteLink } from '@/components/layout/site-link.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { Ground, PriceCard, PriceCardsWords } from '@/content/types.ts';

type PriceCardsProps = { words: PriceCardsWords; ground?: Ground };

/** Prices as hang tags: name, price, purpose and what is included. */
export function PriceCards({ words, ground }: PriceCardsProps) {
  return (
    <Section ground={ground}>
      <SectionHeading label={words.label} title={words.title} text={words.text} />
      {/* The hole shows the ground behind the tags. */}
      <ul className="mt-10 grid gap-5 [--behind:var(--ground)] lg:mt-14 md:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))]">
        {words.cards.map((card) => (
          <li key={card.name} className="grid">
            <PriceTag card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PriceTag({ card }: { card: PriceCard }) {
  return (
    <Card padding="lg" className="flex flex-col">
      <h3 className="flex items-start justify-between gap-4 text-title">
        {card.name}
        <span
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 rounded-full border border-ink bg-(--behind)"
        />
      </h3>
      <p className="mt-4 font-display text-display-3 tabular-nums print:text-title">{card.price}</p>
      <p className="mt-2 text-muted">{card.text}</p>
      <ul className="mt-6 mb-6 flex flex-col gap-2.5 border-t border-dashed border-ink/50 pt-5 last:mb-0">
        {card.includes.map((included) => (
          <li key={included} className="flex items-start gap-2.5">
            <Glyph name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
            <span className="min-w-0">{included}</span>
          </li>
        ))}
      </ul>
      {card.action && (
        <SiteLink
          href={card.action.href}
          className={buttonClass({ variant: 'secondary', className: 'mt-auto' })}
        >
          {card.action.label}
        </SiteLink>
      )}
    </Card>
  );
}
