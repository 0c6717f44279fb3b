import type { TariffLookupRequest } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import type { AnswerCard } from '../rules/thread.ts';
import { FactoryCards } from './factory-cards.tsx';
import { PageCards } from './page-cards.tsx';
import { TariffAnswer } from './tariff-answer.tsx';

export type CardActions = {
  /** Asks a tariff question again with one thing more, said in the words of its button. */
  onAskTariff: (text: string, request: TariffLookupRequest) => void;
};

type AnswerCardsProps = CardActions & { words: AssistantWords; cards: readonly AnswerCard[] };

/** What an answer rests on. */
export function AnswerCards({ cards, ...props }: AnswerCardsProps) {
  return cards.map((card) => <Card key={card.kind} card={card} {...props} />);
}

type CardProps = CardActions & { words: AssistantWords; card: AnswerCard };

function Card({ words, card, onAskTariff }: CardProps) {
  switch (card.kind) {
    case 'tariff':
      return <TariffAnswer words={words} card={card} onAskTariff={onAskTariff} />;
    case 'factories':
      return <FactoryCards words={words.factoryCards} card={card} />;
    case 'factory-search':
      return (
        <SiteLink
          href={words.factoryCards.searchPath(card.query)}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'w-fit' })}
        >
          {words.factoryCards.byHand}
        </SiteLink>
      );
    case 'pages':
      return <PageCards words={words.pageCards} card={card} />;
    case 'people':
      return <People words={words.people} contacts={card.contacts} />;
  }
}

type PeopleProps = {
  words: AssistantWords['people'];
  contacts: Extract<AnswerCard, { kind: 'people' }>['contacts'];
};

function People({ words, contacts }: PeopleProps) {
  return (
    <p className="flex flex-wrap gap-3">
      {contacts.map((contact) => (
        <SiteLink
          key={contact}
          href={words[contact].href}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {words[contact].label}
        </SiteLink>
      ))}
    </p>
  );
}
