import type { ListPrice } from '@functions/_shared/domain/swag/swag-list.ts';
import { formatUsdCents, formatUsdShort } from '@/lib/format.ts';
import { swagListCopy as copy } from '../list-copy.ts';

/** What the whole list costs, and one kit of it. */
export function ListTotal({ price, kits }: { price: ListPrice; kits: number | null }) {
  const { totalUsd, range, kitUsd, unpricedCount } = price;
  return (
    <div role="status" className="flex flex-col gap-2">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {totalUsd > 0 && (
          <div>
            <dt className="spec-print text-muted">{copy.total}</dt>
            <dd className="font-display text-display-3 tabular-nums">{formatUsdShort(totalUsd)}</dd>
          </div>
        )}
        {kitUsd !== null && kits !== null && (
          <div>
            <dt className="spec-print text-muted">{copy.kit}</dt>
            <dd className="font-display text-display-3 tabular-nums">
              {formatUsdCents(kitUsd)}{' '}
              <span className="font-normal font-sans text-sm tracking-normal">
                {copy.perPerson(kits)}
              </span>
            </dd>
          </div>
        )}
      </dl>
      {unpricedCount > 0 && <p className="text-sm font-medium">{copy.unpriced(unpricedCount)}</p>}
      {totalUsd > 0 && <p className="text-sm text-muted">{copy.range(range.low, range.high)}</p>}
    </div>
  );
}
