import type { Factory } from '@functions/_shared/contracts/ai-factory-search.ts';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { formatInteger } from '@/lib/format.ts';
import type { FactoriesContent } from '../copy.ts';
import { factoryPlace } from './factory-place.ts';

export type FactoryCardProps = {
  words: FactoriesContent;
  factory: Factory;
  /** What to call it while its name is hidden: "Premium Partner A". */
  partnerName: string;
};

/** Specification §9: the most that is shown of each list. */
const MOST_LISTED = 3;

/** One recommended factory, its name blurred until the visitor has booked a call. */
export function FactoryCard({ words, factory, partnerName }: FactoryCardProps) {
  return (
    <article
      aria-label={partnerName}
      className="flex h-full flex-col gap-4 rounded-card border-[1.5px] border-ink bg-white p-[min(1.25rem,5.5vw)]"
    >
      <header>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h4 className="text-title">{partnerName}</h4>
          {factory.isSample && <Badge tone="butter">{words.sample}</Badge>}
        </div>
        {/* Blurred for the eye, so it must not be readable by ear either. */}
        <p aria-hidden="true" className="mt-1 select-none font-semibold blur-[6px]">
          {factory.name}
        </p>
        <p className="sr-only">{words.hiddenName}</p>
        <p className="mt-1 text-sm text-muted">{factoryPlace(factory)}</p>
      </header>
      <p className="text-sm">{factory.description}</p>
      <dl className="grid gap-x-4 gap-y-3 border-y min-[20rem]:grid-cols-2 border-dashed border-ink/50 py-3">
        <Fact term={words.minOrderLabel}>{words.minOrder(formatInteger(factory.minOrder))}</Fact>
        <Fact term={words.leadTimeLabel}>{factory.leadTime}</Fact>
        {factory.priceRange && <Fact term={words.priceRangeLabel}>{factory.priceRange}</Fact>}
      </dl>
      <Tags title={words.certificationsLabel} items={factory.certifications}>
        {words.noCertifications}
      </Tags>
      <Tags title={words.specialtiesLabel} items={factory.specialties} />
      <a
        data-print="hide"
        href={words.bookingUrl}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary', size: 'sm', className: 'mt-auto' })}
      >
        <Lock aria-hidden="true" />
        <span aria-hidden="true">{words.unlock}</span>
        <span className="sr-only">
          {words.unlockLabel(partnerName)} ({words.opensInNewTab})
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
  /** Stands in for an empty list; without it the list is left out. */
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
          {items.slice(0, MOST_LISTED).map((item) => (
            <li key={item} className="rounded-chip bg-sky px-2 py-0.5 text-sm">
              {item}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
