import { SiteLink } from '@/components/layout/site-link.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Eyelet } from '@/components/ui/eyelet.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { Ground, PriceCard, PriceCardsWords } from '@/content/types.ts';

type PriceCardsProps = { words: PriceCardsWords; ground?: Ground };

/** Prices as hang tags: name, price, purpose and what is included. */
export function PriceCards({ words, ground }: PriceCardsProps) {
  return (
    <Section ground={ground}>
      <SectionHeading label={words.label} title={words.title} text={words.text} />
      <ul className="mt-10 grid gap-5 lg:mt-14 md:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))]">
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
      <Eyelet className="absolute -top-1.5 right-5 rotate-90" />
      <h3 className="pr-[min(2.5rem,8%)] text-title">{card.name}</h3>
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
