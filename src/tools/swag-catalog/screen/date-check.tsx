import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import { closureCalendar } from '@functions/_shared/domain/in-hands/closure-calendar.ts';
import type { PricedItem } from '@functions/_shared/domain/swag/swag-list.ts';
import { swagPieces } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { parseZip } from '@functions/_shared/domain/zip-code.ts';
import { useId, useState } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { answerSourceNames } from '@/content/answer-sources.ts';
import { cn } from '@/lib/cn.ts';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import { swagListCopy } from '../list-copy.ts';
import { checkDate, type PieceRoute } from '../rules/date-check.ts';
import { routeSentence } from './date-sentences.ts';
import { plannerPath } from './planner-path.ts';

const copy = swagListCopy.date;

type DateCheckProps = {
  items: readonly PricedItem[];
  neededBy: string;
  zip: string;
  /** The tool that knew the day, where it was filled in. */
  daySource: AnswerSource | undefined;
  onChange: (patch: { neededBy?: string; zip?: string }) => void;
};

/** Asks for the day and the place, and says of each piece whether it is there in time. */
export function DateCheck({ items, neededBy, zip, daySource, onChange }: DateCheckProps) {
  const titleId = useId();
  const [today] = useState(() => calendarDayOf(new Date()));
  const [isZipLeft, setZipLeft] = useState(false);
  const isPast = neededBy !== '' && neededBy < today;
  const isBeyond = neededBy > closureCalendar.to;
  const zipCode = parseZip(zip);

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h4 id={titleId} className="text-title">
        {copy.title}
      </h4>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={copy.day}
          hint={
            daySource && daySource !== 'swag'
              ? copy.dayFrom(answerSourceNames[daySource])
              : undefined
          }
          error={isPast ? copy.past : isBeyond ? copy.beyond : undefined}
        >
          <Input
            type="date"
            name="needed-by"
            min={today}
            max={closureCalendar.to}
            value={neededBy}
            onChange={(event) => onChange({ neededBy: event.target.value })}
          />
        </Field>
        <Field
          label={copy.zip}
          hint={copy.zipHint}
          error={
            isZipLeft && zip.trim() !== '' && zipCode === undefined ? copy.zipInvalid : undefined
          }
        >
          <Input
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            value={zip}
            onBlur={() => setZipLeft(true)}
            onChange={(event) => onChange({ zip: event.target.value })}
          />
        </Field>
      </div>
      {!isPast && !isBeyond && (
        <>
          <ul aria-label={copy.list} className="flex flex-col gap-3">
            {items.map(({ piece, boughtUnits }) => (
              <li key={piece} className="border-ink/50 border-t border-dashed pt-3">
                <p className="font-semibold">{swagPieces[piece].name}</p>
                <PieceWays
                  routes={checkDate({
                    piece,
                    units: boughtUnits,
                    neededBy: neededBy || null,
                    today,
                    zip: zipCode ?? null,
                  })}
                />
                <PlannerLink
                  name={swagPieces[piece].name}
                  path={plannerPath({
                    piece,
                    units: boughtUnits,
                    neededBy: neededBy || null,
                    zip: zipCode ?? null,
                  })}
                />
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{copy.note}</p>
        </>
      )}
    </section>
  );
}

/** Nothing for sets, which the planner does not take. */
function PlannerLink({ name, path }: { name: string; path: string | null }) {
  if (path === null) return null;
  return (
    <SiteLink href={path} className="text-link inline-flex min-h-11 items-center text-sm">
      {copy.everyStep(name)}
    </SiteLink>
  );
}

const tones = {
  'in-time': 'text-risk-low',
  tight: 'text-risk-medium',
  late: 'text-risk-high',
} as const;

/** A way that the order is too small for is no safe one. */
function toneOf({ verdict, minOrderUnits }: PieceRoute): string | undefined {
  if (verdict === null) return undefined;
  return verdict.kind === 'in-time' && minOrderUnits !== null ? tones.tight : tones[verdict.kind];
}

function PieceWays({ routes }: { routes: readonly PieceRoute[] }) {
  const [best, ...others] = routes;
  if (best === undefined) return <p className="text-sm">{copy.none}</p>;
  return (
    <>
      <p className={cn('text-sm font-medium', toneOf(best))}>
        {routeSentence(best)}.
        {best.minOrderUnits !== null && ` ${copy.minimum(best.minOrderUnits)}`}
      </p>
      {others.length > 0 && (
        <details className="text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-tomato decoration-2 underline-offset-[0.3em]">
            {copy.others}
          </summary>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
            {others.map((route) => (
              <li key={route.id}>
                {routeSentence(route)}.
                {route.minOrderUnits !== null && ` ${copy.minimum(route.minOrderUnits)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
