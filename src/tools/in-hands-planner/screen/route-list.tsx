import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import type {
  PlannedRoute,
  UnplannedRoute,
} from '@functions/_shared/domain/in-hands/plan-routes.ts';
import { routeName, shortDay, verdictText } from '@functions/_shared/domain/in-hands/plan-words.ts';
import type { RouteId } from '@functions/_shared/domain/in-hands/route-ids.ts';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { formatInteger } from '@/lib/format.ts';
import { planResultCopy } from '../result-copy.ts';
import type { PlanPrices } from './plan-result.tsx';
import { RoutePriceText } from './route-price-text.tsx';

const { routes: copy, missing: missingCopy, prices: pricesCopy } = planResultCopy;

type RouteListProps = {
  planned: readonly PlannedRoute[];
  unplanned: readonly UnplannedRoute[];
  today: CalendarDay;
  pieces: number;
  prices: PlanPrices;
  bestId: RouteId | undefined;
  /** The route whose days are shown. */
  shownId: RouteId | undefined;
  onShow: (id: RouteId) => void;
};

/** Each route with its verdict, days to order by and price; those that are not planned say why. */
export function RouteList({
  planned,
  unplanned,
  today,
  pieces,
  prices,
  bestId,
  shownId,
  onShow,
}: RouteListProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className="flex flex-col gap-4">
      <h4 id={titleId} className="text-title">
        {copy.title}
      </h4>
      {prices.status === 'failed' && (
        <p
          role="alert"
          data-print="hide"
          className="flex flex-wrap items-center gap-4 rounded-field border-[1.5px] border-dashed border-ink p-4"
        >
          {pricesCopy.failed}
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              // The button goes away with its press.
              section.current?.focus({ preventScroll: true });
              prices.retry();
            }}
          >
            {pricesCopy.retry}
          </Button>
        </p>
      )}
      <ul className="border-t-[1.5px] border-ink">
        {planned.map((route) => (
          <li key={route.id} className="border-b border-ink/30 py-4">
            <RouteRow
              route={route}
              today={today}
              pieces={pieces}
              prices={prices}
              isBest={route.id === bestId}
              isShown={route.id === shownId}
              onShow={() => onShow(route.id)}
            />
          </li>
        ))}
        {unplanned.map(({ id, route, missing }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink/30 py-4"
          >
            <span className="font-semibold">{routeName(route)}</span>
            <span className="text-sm text-muted">{missingCopy[missing]}</span>
          </li>
        ))}
      </ul>
      <p className="max-w-measure text-sm text-muted">{pricesCopy.note}</p>
    </section>
  );
}

const badgeTones = { 'in-time': 'risk-low', tight: 'risk-medium', late: 'risk-high' } as const;

type RouteRowProps = Pick<RouteListProps, 'today' | 'pieces' | 'prices'> & {
  route: PlannedRoute;
  isBest: boolean;
  isShown: boolean;
  onShow: () => void;
};

function RouteRow({ route, today, pieces, prices, isBest, isShown, onShow }: RouteRowProps) {
  const { arrives, orderBy, verdict, minOrderUnits } = route;
  const name = routeName(route.route);
  const day = (value: CalendarDay) => shortDay(value, today);
  const { safe, latest } = orderBy;
  const isOpen = latest !== null && latest >= today;
  const isSafe = safe !== null && safe >= today;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isBest && <Badge tone="butter">{copy.best}</Badge>}
        </p>
        {verdict !== null && <Badge tone={badgeTones[verdict.kind]}>{verdictText(verdict)}</Badge>}
      </div>
      <dl className="grid gap-x-6 gap-y-3 text-sm tabular-nums sm:grid-cols-3">
        <Fact label={copy.arrives}>
          {arrives.earliest === arrives.latest
            ? day(arrives.earliest)
            : copy.span(day(arrives.earliest), day(arrives.latest))}
        </Fact>
        <Fact label={copy.orderBy}>
          {isOpen ? (
            <>
              <span className="block">{isSafe ? copy.safe(day(safe)) : copy.safePassed}</span>
              <span className="block">{copy.latest(day(latest))}</span>
            </>
          ) : (
            copy.passed
          )}
        </Fact>
        <Fact label={copy.price}>
          <RoutePriceText route={route.route} pieces={pieces} prices={prices} />
        </Fact>
      </dl>
      {minOrderUnits !== null && (
        <p className="text-sm text-muted">{copy.minimum(formatInteger(minOrderUnits))}</p>
      )}
      <Button
        size="sm"
        variant={isShown ? 'secondary' : 'tertiary'}
        data-print="hide"
        aria-pressed={isShown}
        aria-label={copy.showOf(name)}
        onClick={onShow}
        className={cn('self-start', isShown && 'bg-butter')}
      >
        {isShown && <Check aria-hidden="true" />}
        {copy.show}
      </Button>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
