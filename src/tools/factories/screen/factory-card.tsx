import type { Factory } from '@functions/_shared/contracts/ai-factory-search.ts';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button.tsx';
import { bookingAddress } from '@/lib/booking-address.ts';
import { formatInteger, formatUsdShort } from '@/lib/format.ts';
import { factoriesCopy as copy } from '../copy.ts';
import { factoryPlace } from '../rules/factory-place.ts';
import { type StockDuration, stockDuration, type VisitorOrder } from '../rules/visitor-order.ts';
import { FactoryName } from './factory-name.tsx';

/** The most that is shown of each list of a factory (specification §9). */
const maxListed = 3;

export type FactoryCardProps = {
  factory: Factory;
  /** What to call it while its name is hidden: "Premium Partner A". */
  partnerName: string;
  /** The visitor's own figures; undefined where none are known. */
  order?: VisitorOrder | undefined;
  /** The link to the result on show, which the call is about. */
  resultUrl?: string | undefined;
};

/** One recommended factory: why it is shown, its terms, and what they mean for the visitor. */
export function FactoryCard({ factory, partnerName, order, resultUrl }: FactoryCardProps) {
  const comparisons = order === undefined ? [] : compareTerms(factory, order);
  return (
    <article
      aria-label={partnerName}
      className="flex h-full flex-col gap-4 rounded-card border-[1.5px] border-ink bg-white p-[min(1.25rem,5.5vw)]"
    >
      <header className="flex flex-col gap-1">
        <h4 className="text-title">{partnerName}</h4>
        <FactoryName factory={factory} />
        <p className="text-sm text-muted">{factoryPlace(factory)}</p>
      </header>
      <p className="font-semibold">{factory.reason}</p>
      <p className="text-sm">{factory.description}</p>
      <dl className="grid gap-x-4 gap-y-3 border-y min-[20rem]:grid-cols-2 border-dashed border-ink/50 py-3">
        <Fact term={copy.minOrderLabel}>{copy.minOrder(formatInteger(factory.minOrder))}</Fact>
        <Fact term={copy.leadTimeLabel}>{factory.leadTime}</Fact>
        {factory.priceRange && <Fact term={copy.priceRangeLabel}>{factory.priceRange}</Fact>}
      </dl>
      {comparisons.length > 0 && (
        <ul aria-label={copy.yourNumbersLabel} className="flex flex-col gap-1.5 text-sm">
          {comparisons.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Tags title={copy.certificationsLabel} items={factory.certifications}>
        {copy.noCertifications}
      </Tags>
      <Tags title={copy.specialtiesLabel} items={factory.specialties} />
      <a
        data-print="hide"
        href={bookingAddress(copy.bookingUrl, resultUrl)}
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

/** Price and minimum order against the visitor's figures, one sentence each. */
function compareTerms(
  { minOrder, unitPriceUsd }: Factory,
  { monthlyOrders, unitCostUsd }: VisitorOrder,
): string[] {
  const sentences: string[] = [];
  if (unitPriceUsd !== undefined && unitCostUsd > 0) {
    const theirs = copy.range(formatUsdShort(unitPriceUsd.min), formatUsdShort(unitPriceUsd.max));
    sentences.push(copy.unitPrice(formatUsdShort(unitCostUsd), theirs));
  }
  const duration = stockDuration(minOrder, monthlyOrders);
  if (duration !== null) {
    sentences.push(
      copy.stock(
        copy.orders(formatInteger(monthlyOrders)),
        formatInteger(minOrder),
        durationText(duration),
      ),
    );
  }
  return sentences;
}

function durationText(duration: StockDuration): string {
  switch (duration.kind) {
    case 'under-one-month':
      return copy.duration.underOneMonth;
    case 'months':
      return copy.duration.months(duration.count);
    case 'years':
      return copy.duration.years(duration.count);
    case 'too-long':
      return copy.duration.tooLong;
  }
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
