import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { paths } from '@/config/paths.ts';
import { leaveMailForDecoder } from '@/hooks/mail-handover.ts';
import { formatInteger } from '@/lib/format.ts';
import { factoryPlace } from '@/tools/factories/rules/factory-place.ts';
import { FactoryName } from '@/tools/factories/screen/factory-name.tsx';
import { answersCopy } from '../answers-copy.ts';
import { engineCopy } from '../engine-copy.ts';
import type { AnswerCard, AskTariff } from '../rules/thread.ts';
import { TariffAnswer } from './tariff-answer.tsx';

const { factoryCards, pageCards, people } = answersCopy;
const { draft } = engineCopy;

type CardActions = { onAskTariff: AskTariff };

/** What an answer is based on. */
export function AnswerCards({
  cards,
  onAskTariff,
}: CardActions & { cards: readonly AnswerCard[] }) {
  return cards.map((card) => <Card key={card.kind} card={card} onAskTariff={onAskTariff} />);
}

function Card({ card, onAskTariff }: CardActions & { card: AnswerCard }) {
  switch (card.kind) {
    case 'tariff':
      return <TariffAnswer card={card} onAskTariff={onAskTariff} />;
    case 'factories':
      return <FactoryCards card={card} />;
    case 'factory-search':
      return (
        <SiteLink
          href={factoryCards.searchPath(card.query)}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'w-fit' })}
        >
          {factoryCards.byHand}
        </SiteLink>
      );
    case 'tool':
      return (
        <SiteLink
          href={card.href}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'w-fit' })}
        >
          {card.label}
        </SiteLink>
      );
    case 'draft':
      return <Draft text={card.text} mail={card.mail} />;
    case 'pages':
      return <PageCards card={card} />;
    case 'people':
      return <People contacts={card.contacts} />;
  }
}

type FactoryCardsProps = { card: Extract<AnswerCard, { kind: 'factories' }> };

/** The first factories of a search, and a link to all of them. */
function FactoryCards({ card }: FactoryCardsProps) {
  return (
    <div>
      <ul aria-label={factoryCards.label} className="grid gap-3 md:grid-cols-3">
        {factoryCards.partnerNames.map((partnerName, place) => {
          const factory = card.factories[place];
          return (
            factory && (
              <li
                key={factory.id}
                className="flex flex-col gap-1 rounded-chip border border-ink p-3.5 text-sm"
              >
                <p className="font-display text-base font-bold leading-tight">{partnerName}</p>
                <FactoryName factory={factory} />
                <p className="text-muted">{factoryPlace(factory)}</p>
                <p>{factory.reason}</p>
                {factory.priceRange && (
                  <p className="mt-auto pt-1 font-semibold">
                    {factory.priceRange} {factoryCards.price}
                  </p>
                )}
                <p className="spec-print text-muted">
                  {factoryCards.minOrder(formatInteger(factory.minOrder))}
                </p>
              </li>
            )
          );
        })}
      </ul>
      <SiteLink
        href={factoryCards.searchPath(card.query)}
        className="mt-3 inline-flex min-h-11 items-center text-link text-sm font-semibold"
      >
        {factoryCards.all}
      </SiteLink>
    </div>
  );
}

/** A message to send, with a button that copies it, and the way to the decoder with the mail it answers. */
function Draft({ text, mail }: { text: string; mail: string | undefined }) {
  return (
    <div className="flex flex-col gap-3">
      <section
        aria-label={draft.label}
        className="max-w-measure rounded-chip border border-ink/50 border-dashed p-3.5 text-sm"
      >
        <p className="spec-print text-muted">{draft.label}</p>
        <p className="mt-2 whitespace-pre-line">{text}</p>
      </section>
      <div className="flex flex-wrap items-start gap-3">
        <CopyButton text={text} label={draft.copy} size="sm" className="w-fit" />
        {mail !== undefined && (
          <SiteLink
            href={paths.quoteDecoder}
            // In the tab, not in the address: the mail is private.
            onClick={() => leaveMailForDecoder(mail)}
            className={buttonClass({ variant: 'secondary', size: 'sm', className: 'w-fit' })}
          >
            {draft.decode}
          </SiteLink>
        )}
      </div>
    </div>
  );
}

type PageCardsProps = { card: Extract<AnswerCard, { kind: 'pages' }> };

/** The pages of the site that an answer is based on. */
function PageCards({ card }: PageCardsProps) {
  const label = pageCards.label[card.writtenBy];
  return (
    <div>
      <p aria-hidden="true" className="spec-print text-muted">
        {label}
      </p>
      <ul aria-label={label} className="mt-2 grid gap-2 sm:grid-cols-2">
        {card.sources.map(({ id, page, title, path }) => (
          <li key={id}>
            <SiteLink
              href={path}
              className="lift flex h-full min-h-11 flex-col justify-center rounded-chip border border-ink bg-sky px-3.5 py-2 text-ink"
            >
              <span className="spec-print">{page}</span>
              <span className="text-sm font-semibold leading-snug">{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

type PeopleProps = Pick<Extract<AnswerCard, { kind: 'people' }>, 'contacts'>;

function People({ contacts }: PeopleProps) {
  return (
    <p className="flex flex-wrap gap-3">
      {contacts.map((contact) => (
        <SiteLink
          key={contact}
          href={people[contact].href}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {people[contact].label}
        </SiteLink>
      ))}
    </p>
  );
}
