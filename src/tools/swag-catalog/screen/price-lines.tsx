import type { OrderPrice } from '@functions/_shared/domain/swag/bulk-price.ts';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { assumptionsPath } from '@/config/paths.ts';
import { swagPieceCopy } from '../piece-copy.ts';

const copy = swagPieceCopy.price;

type PriceLinesProps = {
  /** Null below the smallest order. */
  price: OrderPrice | null;
  onUnits: (units: number) => void;
};

/** What the order costs, what the next step would cost, and what the price holds. */
export function PriceLines({ price, onUnits }: PriceLinesProps) {
  return (
    <div className="flex flex-col gap-2 border-t border-dashed border-ink/50 pt-4 text-sm">
      <p role="status" className="text-title">
        {price === null ? copy.below : copy.line(price)}
      </p>
      {price !== null && (
        <>
          <p>{stepSentence(price)}</p>
          {price.cheaper !== null && (
            <p className="flex flex-wrap items-center gap-x-3">
              {copy.cheaper(price.cheaper.units, price.cheaper.totalUsd)}
              <TakeCheaper units={price.cheaper.units} onUnits={onUnits} />
            </p>
          )}
          <p className="text-muted">{copy.range(price.range.low, price.range.high)}</p>
        </>
      )}
      <p className="text-muted">{copy.holds}</p>
      <p className="text-muted">{copy.adds}</p>
      <p>
        <SiteLink
          href={assumptionsPath('swag')}
          className="inline-flex min-h-11 items-center text-link"
        >
          {copy.source}
        </SiteLink>
      </p>
    </div>
  );
}

type TakeCheaperProps = Pick<PriceLinesProps, 'onUnits'> & { units: number };

function TakeCheaper({ units, onUnits }: TakeCheaperProps) {
  return (
    <Button variant="tertiary" size="sm" onClick={() => onUnits(units)}>
      {copy.take(units)}
    </Button>
  );
}

function stepSentence({ isQuoted, next }: OrderPrice): string {
  if (isQuoted) return copy.quoted;
  return next === null ? copy.last : copy.next(next.fromUnits, next.unitUsd);
}
