import type { Factory } from '@functions/_shared/contracts/ai-factory-search.ts';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Carousel } from '@/components/ui/carousel.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { formatInteger } from '@/lib/format.ts';
import { factoriesCopy as copy } from '../copy.ts';
import { factoryPlace } from '../rules/factory-place.ts';

/** The most that is shown of each list of a factory (specification §9). */
const maxListed = 3;

type FactoryListProps = {
  /** Null while the search runs. */
  factories: readonly Factory[] | null;
};

/** Loading, empty, or up to three cards: side by side on wide screens, a carousel on phones. */
export function FactoryList({ factories }: FactoryListProps) {
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
          href={copy.bookingUrl}
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
        <FactoryCard factory={factory} partnerName={partnerName} />
      )}
      previousLabel={copy.previous}
      nextLabel={copy.next}
      formatPosition={copy.position}
      className="md:grid md:grid-cols-3 md:gap-4"
    />
  );
}

type FactoryCardProps = {
  factory: Factory;
  /** What to call it while its name is hidden: "Premium Partner A". */
  partnerName: string;
};

/** One recommended factory, its name blurred: it is shared on a call. */
export function FactoryCard({ factory, partnerName }: FactoryCardProps) {
  return (
    <article
      aria-label={partnerName}
      className="flex h-full flex-col gap-4 rounded-card border-[1.5px] border-ink bg-white p-[min(1.25rem,5.5vw)]"
    >
      <header>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h4 className="text-title">{partnerName}</h4>
          {factory.isSample && <Badge tone="butter">{copy.sample}</Badge>}
        </div>
        {/* Blurred, so screen readers must not read it either. */}
        <p aria-hidden="true" className="mt-1 select-none font-semibold blur-[6px]">
          {factory.name}
        </p>
        <p className="sr-only">{copy.hiddenName}</p>
        <p className="mt-1 text-sm text-muted">{factoryPlace(factory)}</p>
      </header>
      <p className="text-sm">{factory.description}</p>
      <dl className="grid gap-x-4 gap-y-3 border-y min-[20rem]:grid-cols-2 border-dashed border-ink/50 py-3">
        <Fact term={copy.minOrderLabel}>{copy.minOrder(formatInteger(factory.minOrder))}</Fact>
        <Fact term={copy.leadTimeLabel}>{factory.leadTime}</Fact>
        {factory.priceRange && <Fact term={copy.priceRangeLabel}>{factory.priceRange}</Fact>}
      </dl>
      <Tags title={copy.certificationsLabel} items={factory.certifications}>
        {copy.noCertifications}
      </Tags>
      <Tags title={copy.specialtiesLabel} items={factory.specialties} />
      <a
        data-print="hide"
        href={copy.bookingUrl}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary', size: 'sm', className: 'mt-auto' })}
      >
        <Lock aria-hidden="true" />
        <span aria-hidden="true">{copy.unlock}</span>
        <span className="sr-only">
          {copy.unlockLabel(partnerName)} ({copy.opensInNewTab})
        </span>
      </a>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="spec-print text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function Tags({
  title,
  items,
  children,
}: {
  title: string;
  items: readonly string[];
  /** Replaces an empty list; without it the list is left out. */
  children?: ReactNode;
}) {
  if (items.length === 0 && !children) return null;
  return (
    <div>
      <h5 className="spec-print font-normal tracking-normal text-muted">{title}</h5>
      {items.length === 0 ? (
        <p className="text-sm">{children}</p>
      ) : (
        <ul aria-label={title} className="mt-1.5 flex flex-wrap gap-1.5">
          {items.slice(0, maxListed).map((item) => (
            <li key={item} className="rounded-chip bg-sky px-2 py-0.5 text-sm">
              {item}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
