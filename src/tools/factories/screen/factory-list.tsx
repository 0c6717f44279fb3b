import type { Factory } from '@functions/_shared/contracts/ai-factory-search.ts';
import { buttonClass } from '@/components/ui/button.tsx';
import { Carousel } from '@/components/ui/carousel.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { bookingAddress } from '@/lib/booking-address.ts';
import { factoriesCopy as copy } from '../copy.ts';
import type { VisitorOrder } from '../rules/visitor-order.ts';
import { FactoryCard } from './factory-card.tsx';

type FactoryListProps = {
  /** Null while the search runs. */
  factories: readonly Factory[] | null;
  /** The visitor's own figures; undefined where none are known. */
  order?: VisitorOrder | undefined;
  /** The link to the result on show, which a call is about. */
  resultUrl?: string | undefined;
};

/** Loading, empty, or up to three cards: side by side on wide screens, a carousel on phones. */
export function FactoryList({ factories, order, resultUrl }: FactoryListProps) {
  if (factories === null) {
    return (
      <p className="flex min-h-24 items-center justify-center gap-3 rounded-card border border-dashed border-ink/50 p-5">
        <Spinner className="size-5 text-tomato" />
        {copy.loading}
      </p>
    );
  }
  if (factories.length === 0) {
    return (
      <div className="flex flex-col items-start gap-4 rounded-card border border-dashed border-ink/50 p-5">
        <p>{copy.empty.text}</p>
        <a
          href={bookingAddress(copy.bookingUrl, resultUrl)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          {copy.empty.action}
          <span className="sr-only"> ({copy.opensInNewTab})</span>
        </a>
      </div>
    );
  }
  const partners = copy.partnerNames.flatMap((partnerName, index) => {
    const factory = factories[index];
    return factory ? [{ id: factory.id, factory, partnerName }] : [];
  });
  return (
    <Carousel
      label={copy.listLabel}
      slides={partners}
      renderSlide={({ factory, partnerName }) => (
        <FactoryCard
          factory={factory}
          partnerName={partnerName}
          order={order}
          resultUrl={resultUrl}
        />
      )}
      previousLabel={copy.previous}
      nextLabel={copy.next}
      formatPosition={copy.position}
      className="md:grid md:grid-cols-3 md:gap-4"
    />
  );
}
