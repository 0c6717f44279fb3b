import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import { parseNumber } from '@functions/_shared/domain/parse-number.ts';
import { maxOrderUnits, stepPrices } from '@functions/_shared/domain/swag/bulk-price.ts';
import { isUnits } from '@functions/_shared/domain/swag/swag-list.ts';
import type { SwagPieceId } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { useEffect, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { cn } from '@/lib/cn.ts';
import { formatUsdCents } from '@/lib/format.ts';
import { browserLocale } from '@/tools/shared/browser-locale.ts';
import { swagPieceCopy } from '../piece-copy.ts';

const copy = swagPieceCopy.units;

type UnitsFieldProps = {
  piece: SwagPieceId;
  units: number;
  onUnits: (units: number) => void;
};

/** The quantity, typed or taken from a price step. */
export function UnitsField({ piece, units, onUnits }: UnitsFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      <UnitsInput label={copy.label} hint={copy.hint} units={units} onUnits={onUnits} />
      <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2">
        <legend className="sr-only">{copy.steps}</legend>
        {stepPrices(piece).map(({ fromUnits, unitUsd }, index, steps) => {
          const following = steps[index + 1]?.fromUnits ?? Number.POSITIVE_INFINITY;
          const isReached = units >= fromUnits && units < following;
          return (
            <button
              key={fromUnits}
              type="button"
              aria-pressed={isReached}
              onClick={() => onUnits(fromUnits)}
              className={cn(
                'flex min-h-11 min-w-0 flex-col items-center rounded-field border-[1.5px] border-ink px-1 py-1.5 text-sm tabular-nums',
                isReached ? 'bg-butter font-semibold' : 'bg-white hover:bg-butter/40',
              )}
            >
              {/* What is seen is part of the name, for whoever speaks it. */}
              <span className="spec-print">
                {copy.step(fromUnits)}
                <span className="sr-only"> {copy.stepPieces} </span>
              </span>
              <span>
                {formatUsdCents(unitUsd)}
                <span className="sr-only"> {copy.stepEach}</span>
              </span>
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

type UnitsInputProps = {
  label: string;
  hint?: string;
  units: number;
  onUnits: (units: number) => void;
  className?: string;
};

/** A whole number of pieces. What is typed stays as it is until it is left. */
export function UnitsInput({ label, hint, units, onUnits, className }: UnitsInputProps) {
  const [typed, setTyped] = useState(toNumberText(units, 'en-US'));
  const parsed = parseNumber(typed, { kind: 'count', locale: browserLocale() });
  const isValid = parsed.ok && isUnits(parsed.value);

  // Another control may set the quantity: a price step, the list.
  useEffect(() => {
    setTyped((text) => {
      const now = parseNumber(text, { kind: 'count', locale: browserLocale() });
      return now.ok && now.value === units ? text : toNumberText(units, 'en-US');
    });
  }, [units]);

  return (
    <Field
      label={label}
      hint={hint}
      error={isValid ? undefined : errorOf(parsed)}
      className={className}
    >
      <NumberInput
        inputMode="numeric"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = parseNumber(event.target.value, { kind: 'count', locale: browserLocale() });
          if (next.ok && isUnits(next.value)) onUnits(next.value);
        }}
      />
    </Field>
  );
}

function errorOf(parsed: ReturnType<typeof parseNumber>): string {
  return parsed.ok && parsed.value > maxOrderUnits ? copy.tooMany : copy.invalid;
}
