import { useId } from 'react';
import type { Crossing } from '@/lib/calc/fulfillment/crossings.ts';
import { formatInteger, formatUsdWhole } from '@/lib/format.ts';
import type { FulfillmentCalculatorContent } from '../copy.ts';

export type CrossingListProps = {
  words: Pick<FulfillmentCalculatorContent, 'plot' | 'methodNamesInText'>;
  crossings: readonly Crossing[];
  upToOrders: number;
};

/** The numbers of the plot, each with what changes there. */
export function CrossingList({
  words: { plot, methodNamesInText },
  crossings,
  upToOrders,
}: CrossingListProps) {
  const titleId = useId();
  if (crossings.length === 0) {
    return <p className="mt-5 text-sm text-muted">{plot.noCrossings(formatInteger(upToOrders))}</p>;
  }
  return (
    <section aria-labelledby={titleId} className="mt-5">
      <h4 id={titleId} className="font-sans font-semibold tracking-normal">
        {plot.crossingsTitle}
      </h4>
      <ol className="mt-3 grid gap-x-8 gap-y-2 text-sm lg:grid-cols-2">
        {crossings.map((crossing, index) => (
          <li
            key={`${crossing.fromOrders} ${crossing.cheaperBefore} ${crossing.cheaperAfter}`}
            className="flex items-start gap-3"
          >
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full border border-ink bg-butter font-mono text-label-sm"
            >
              {index + 1}
            </span>
            <span>
              {plot.crossing[crossing.kind](
                formatInteger(crossing.fromOrders),
                methodNamesInText[crossing.cheaperAfter],
                methodNamesInText[crossing.cheaperBefore],
              )}
              <span className="text-muted">
                , {plot.crossingCost(formatUsdWhole(crossing.atUsd))}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
