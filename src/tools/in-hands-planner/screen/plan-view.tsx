import { bestRoute } from '@functions/_shared/domain/in-hands/best-route.ts';
import { type PlannedRoutes, planRoutes } from '@functions/_shared/domain/in-hands/plan-routes.ts';
import {
  routeName,
  routeNameInText,
  shortDay,
} from '@functions/_shared/domain/in-hands/plan-words.ts';
import { useEffect, useMemo, useRef } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';
import { formatInteger } from '@/lib/format.ts';
import { openPartsAround } from '@/lib/open-parts.ts';
import { regionNames } from '../region-names.ts';
import { planResultCopy as copy, goodsText } from '../result-copy.ts';
import type { PlanInput } from '../rules/plan-fields.ts';
import { ArrivalChart } from './arrival-chart.tsx';
import { KeepPlan } from './keep-plan.tsx';
import { OtherGoods } from './other-goods.tsx';
import { PlaceChoices } from './place-choices.tsx';
import type { NamedGoods, PlanPrices } from './plan-result.tsx';
import { RouteDays } from './route-days.tsx';
import { RouteList } from './route-list.tsx';
import type { PlannerState } from './use-planner.ts';

type PlanViewProps = {
  planner: PlannerState;
  input: PlanInput;
  goods: NamedGoods;
  /** Other goods that the words name; this plan is not for them. */
  alsoNamed: readonly string[];
  prices: PlanPrices;
  /** How often the plan was asked for here; 0 for one that a link brought. */
  asked: number;
};

/** The routes of one plan: which is best, when each arrives, what it costs, and the days of one. */
export function PlanView({ planner, input, goods, alsoNamed, prices, asked }: PlanViewProps) {
  const { today, choice } = planner;
  const heading = useRef<HTMLHeadingElement>(null);
  const days = useRef<HTMLElement>(null);
  const { asia, europe } = choice;
  const { planned, unplanned } = useMemo(
    () =>
      planRoutes({
        goods,
        pieces: input.pieces,
        inHandsOn: input.inHandsOn,
        today,
        zip: null,
        region: input.region ?? null,
        withSample: input.withSample === true,
        countries: { asia, europe },
      }),
    [goods, input, today, asia, europe],
  );
  // The result is what to read next, even where it is below the form.
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);
  const best = bestRoute(planned);
  const shown = planned.find(({ id }) => id === choice.route) ?? best;
  const day = shortDay(input.inHandsOn, today);
  const named = goodsText(formatInteger(input.pieces), goods);

  return (
    <Card padding="lg" data-print="report" className="flex flex-col gap-8">
      <header>
        <h3 ref={heading} tabIndex={-1} className="text-display-3">
          {headlineOf(best, named, day)}
        </h3>
        {best?.verdict?.kind === 'late' && (
          <p className="mt-3 max-w-measure">
            {copy.lateText(
              routeNameInText(earliest(planned)?.route ?? best.route),
              shortDay(earliest(planned)?.arrives.earliest ?? best.arrives.earliest, today),
            )}
          </p>
        )}
        {alsoNamed.length > 0 && (
          <OtherGoods goods={goods} alsoNamed={alsoNamed} onPlan={planner.planProduct} />
        )}
        <p className="mt-3 max-w-measure text-sm text-muted">
          {copy.basis(input.region === undefined ? copy.anywhere : regionNames[input.region])}
        </p>
      </header>
      {planned.length > 0 && (
        <ArrivalChart planned={planned} inHandsOn={input.inHandsOn} today={today} />
      )}
      <PlaceChoices goods={goods} choice={choice} onChoose={planner.choose} />
      <RouteList
        planned={planned}
        unplanned={unplanned}
        today={today}
        pieces={input.pieces}
        prices={prices}
        bestId={best?.id}
        shownId={shown?.id}
        onShow={(route) => {
          planner.choose({ route });
          requestAnimationFrame(() => days.current && reveal(days.current));
        }}
      />
      {shown !== undefined && (
        <PhoneParts>
          <PhonePart title={copy.detail.title(routeName(shown.route))} headingLevel={4}>
            <RouteDays ref={days} route={shown} today={today} />
          </PhonePart>
        </PhoneParts>
      )}
      {shown !== undefined && (
        <KeepPlan
          route={shown}
          input={input}
          goodsName={named}
          today={today}
          shareUrl={planner.shareUrl}
        />
      )}
    </Card>
  );
}

function headlineOf(
  best: PlannedRoutes['planned'][number] | undefined,
  goods: string,
  day: string,
) {
  if (best === undefined || best.verdict === null) return copy.none;
  return copy.headline[best.verdict.kind](best.route, goods, day);
}

/** The days stand below all routes, on phones behind a bar: whoever asked for them is led there. */
function reveal(days: HTMLElement) {
  openPartsAround(days);
  days.focus({ preventScroll: true });
  days.scrollIntoView?.({ block: 'start', behavior: scrollBehavior() });
}

/** The route that arrives first if all goes fast. */
function earliest(planned: PlannedRoutes['planned']) {
  return planned[0];
}
