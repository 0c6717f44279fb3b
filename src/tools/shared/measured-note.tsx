import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import { conversionPct } from '@functions/_shared/domain/calc/revenue.assumptions.ts';
import { Button } from '@/components/ui/button.tsx';
import { formatInteger } from '@/lib/format.ts';
import { measuredCopy as copy } from './calculator-copy.ts';

type MeasuredNoteProps = {
  /** The rate that the figures rest on; undefined for the assumed one. */
  used: MeasuredOrdering | undefined;
  /** What this device's own demand test says; undefined without one, and at somebody else's result. */
  known: MeasuredOrdering | undefined;
  /** Computes with this rate; undefined for the assumed one. Without it there is no way back. */
  onChange?: ((ordering: MeasuredOrdering | undefined) => void) | undefined;
  className?: string;
};

/** Says that a measured rate stands in for the assumed one, and leads there and back. */
export function MeasuredNote({ used, known, onChange, className }: MeasuredNoteProps) {
  const shown = used ?? known;
  return (
    <div role="status" className="empty:hidden">
      {shown !== undefined && (
        <div
          data-ground="butter"
          className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-ink p-4 text-sm ${className ?? ''}`}
        >
          <p className="max-w-measure">
            {used === undefined
              ? copy.available(pctText(shown), pctTextOf(conversionPct.value))
              : copy.used(
                  pctText(used),
                  formatInteger(used.visitors),
                  pctTextOf(conversionPct.value),
                )}
          </p>
          {onChange && (
            <Button
              variant="tertiary"
              size="sm"
              data-print="hide"
              onClick={() => onChange(used === undefined ? known : undefined)}
            >
              {used === undefined
                ? copy.toMeasured
                : copy.toAssumed(pctTextOf(conversionPct.value))}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function pctText({ pct }: MeasuredOrdering): string {
  return pctTextOf(pct);
}

/** At most two decimals, as the rate has them: "3.75%". */
export function pctTextOf(pct: number): string {
  return `${Math.round(pct * 100) / 100}%`;
}
