import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import { bestRoute } from '@functions/_shared/domain/in-hands/best-route.ts';
import { closureCalendar } from '@functions/_shared/domain/in-hands/closure-calendar.ts';
import { type PlannedRoute, planRoutes } from '@functions/_shared/domain/in-hands/plan-routes.ts';
import {
  arrivesText,
  closureText,
  orderByText,
  routeName,
  routeNameInText,
  shortDay,
  verdictText,
} from '@functions/_shared/domain/in-hands/plan-words.ts';
import { toPlanParams } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { asianCountries, europeanCountries } from '@functions/_shared/domain/in-hands/route-ids.ts';
import type { ChosenCountries } from '@functions/_shared/domain/in-hands/routes.ts';
import { countryOfOrigin } from '@functions/_shared/domain/manufacturing-countries.ts';
import { parseDate } from '@functions/_shared/domain/tariff-question/parse-date.ts';
import { inHandsPlannerAnchor, paths } from '@/config/paths.ts';
import { formatInteger } from '@/lib/format.ts';
import { lowerFirst } from '@/lib/lower-first.ts';
import { engineCopy } from '../engine-copy.ts';
import { inHandsCopy as copy } from '../in-hands-copy.ts';
import type { InHandsIntent } from '../rules/intent-kinds.ts';
import { type AskedGoods, type EngineAnswer, said, tool } from './engine-answer.ts';

/** Which routes have the goods there by the day, or first; opens the planner filled in. */
export function answerInHands(
  { text, units, originCodes, zip }: InHandsIntent,
  { understood: goods, units: stated }: AskedGoods,
  at: Date,
): EngineAnswer {
  const today = calendarDayOf(at);
  const asked = parseDate(text, today).entryDate;
  const inHandsOn = asked !== undefined && asked > today ? asked : null;
  const pieces = units ?? stated ?? goods.minOrderUnits;
  const { planned } = planRoutes({
    goods,
    pieces,
    inHandsOn,
    today,
    zip: zip ?? null,
    withSample: false,
    countries: chosenIn(originCodes),
  });
  const named = `${formatInteger(pieces)} ${goods.plural}`;
  const query = toPlanParams({
    product: goods.name,
    pieces,
    ...(inHandsOn !== null && { inHandsOn }),
  });
  const open = tool(
    engineCopy.links.planner,
    `${paths.inHandsPlanner}?${query}#${inHandsPlannerAnchor}`,
  );
  const best = bestRoute(planned);
  const isPast = inHandsOn !== null && inHandsOn > closureCalendar.to;
  const content =
    best === undefined || isPast
      ? copy.pastCalendar
      : [
          `${inHandsOn === null ? copy.fastest(named) : copy.by(named, shortDay(inHandsOn, today))}${planned
            .map((route) => routeText(route, today))
            .join('; ')}.`,
          ...bestText(best, planned, today),
          ...closuresText(best),
          zip === undefined ? copy.basis : copy.basisOf(zip),
        ].join(' ');
  return said(
    content,
    [
      engineCopy.ask.price(goods.plural),
      engineCopy.ask.countries(goods.plural),
      engineCopy.ask.factories(goods.plural),
    ],
    open,
  );
}

/** "printed stock arrives Dec 10 to Jan 5 (in time, 57 days to spare)". */
function routeText(route: PlannedRoute, today: string): string {
  const { verdict } = route;
  const lies = verdict === null ? '' : ` (${lowerFirst(verdictText(verdict))})`;
  return `${routeNameInText(route.route)} ${arrivesText(route, today)}${lies}`;
}

function bestText(
  best: PlannedRoute,
  planned: readonly PlannedRoute[],
  today: string,
): readonly string[] {
  const orderBy = orderByText(best, today);
  switch (best.verdict?.kind) {
    case 'in-time':
      return [copy.best(routeNameInText(best.route), orderBy)];
    case 'tight':
      return [copy.comesClosest(routeName(best.route), orderBy)];
    case 'late':
      return [copy.late(routeNameInText(planned[0]?.route ?? best.route))];
    default:
      return [];
  }
}

/** The closure that costs the recommended route most, where it costs a week. */
function closuresText({ closures }: PlannedRoute): readonly string[] {
  const [longest] = closures.toSorted((a, b) => b.workdaysLost.slow - a.workdaysLost.slow);
  return longest !== undefined && longest.workdaysLost.slow >= 5
    ? [copy.closures(closureText(longest))]
    : [];
}

/** The countries of the routes that the question names. */
function chosenIn(originCodes: readonly string[]): ChosenCountries {
  const named = originCodes.map(countryOfOrigin);
  return {
    asia: asianCountries.find((country) => named.includes(country)),
    europe: europeanCountries.find((country) => named.includes(country)),
  };
}
