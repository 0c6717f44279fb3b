import { SiteLink } from '@/components/layout/site-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { formatInteger } from '@/lib/format.ts';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import { factoryPlace } from '@/tools/factories/rules/factory-place.ts';
import type { AnswerCard } from '../rules/thread.ts';

type FactoryCardsProps = {
  words: AssistantWords['factoryCards'];
  card: Extract<AnswerCard, { kind: 'factories' }>;
};

/** The first three factories of a search, and the way to all of them. */
export function FactoryCards({ words, card }: FactoryCardsProps) {
  return (
    <div>
      <ul aria-label={words.label} className="grid gap-3 md:grid-cols-3">
        {card.factories.map((factory) => (
          <li
            key={factory.id}
            className="flex flex-col gap-1 rounded-chip border border-ink p-3.5 text-sm"
          >
            <p className="font-display text-base font-bold leading-tight">{factory.name}</p>
            <p className="text-muted">{factoryPlace(factory)}</p>
            {factory.priceRange && (
              <p className="mt-auto pt-1 font-semibold">
                {factory.priceRange} {words.price}
              </p>
            )}
            <p className="spec-print text-muted">
              {words.minOrder(formatInteger(factory.minOrder))}
            </p>
            {factory.isSample && (
              <p>
                <Badge tone="butter">{words.sample}</Badge>
              </p>
            )}
          </li>
        ))}
      </ul>
      <SiteLink
        href={words.searchPath(card.query)}
        className="mt-3 inline-flex min-h-11 items-center text-link text-sm font-semibold"
      >
        {words.all}
      </SiteLink>
    </div>
  );
}
