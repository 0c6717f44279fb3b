import type { Factory } from '@functions/_shared/contracts/ai-factory-search.ts';
import { buttonClass } from '@/components/ui/button.tsx';
import { Carousel } from '@/components/ui/carousel.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { FactoriesContent } from '../copy.ts';
import { FactoryCard } from './factory-card.tsx';

export type FactoryListProps = {
  words: FactoriesContent;
  /** Null while the search runs. */
  factories: readonly Factory[] | null;
};

/** Loading, empty, or up to three cards: side by side on wide screens, swiped on phones. */
export function FactoryList({ words, factories }: FactoryListProps) {
  if (factories === null) {
    return (
      <p className="flex min-h-24 items-center justify-center gap-3 rounded-card border border-dashed border-ink/50 p-5">
        <Spinner className="size-5 text-tomato" />
        {words.loading}
      </p>
    );
  }
  if (factories.length === 0) {
    return (
      <div className="flex flex-col items-start gap-4 rounded-card border border-dashed border-ink/50 p-5">
        <p>{words.empty.text}</p>
        <a
          href={words.bookingUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          {words.empty.action}
          <span className="sr-only"> ({words.opensInNewTab})</span>
        </a>
      </div>
    );
  }
  const partners = words.partnerNames.flatMap((partnerName, index) => {
    const factory = factories[index];
    return factory ? [{ id: factory.id, factory, partnerName }] : [];
  });
  return (
    <Carousel
      label={words.listLabel}
      slides={partners}
      renderSlide={({ factory, partnerName }) => (
        <FactoryCard words={words} factory={factory} partnerName={partnerName} />
      )}
      previousLabel={words.previous}
      nextLabel={words.next}
      formatPosition={words.position}
      className="md:grid md:grid-cols-3 md:gap-4"
    />
  );
}
