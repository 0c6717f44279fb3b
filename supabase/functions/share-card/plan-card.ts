import { bestRoute } from '../_shared/domain/in-hands/best-route.ts';
import { goodsOfKind } from '../_shared/domain/in-hands/goods-of-kind.ts';
import { type PlannedRoute, planRoutes } from '../_shared/domain/in-hands/plan-routes.ts';
import { routeName, routeNameInText, shortDay } from '../_shared/domain/in-hands/plan-words.ts';
import { parsePlanParams } from '../_shared/domain/in-hands/planner-address.ts';
import { wholeText } from './figures-text.ts';
import { knownGoods } from './known-goods.ts';
import type { ShareCard } from './share-card.ts';

const maxFacts = 3;

/** The in-hands plan of a link, counted from today; null where the link carries none. */
export function planCard(params: URLSearchParams, today: string): ShareCard | null {
  const { product, pieces, inHandsOn, region, withSample, asia, europe } = parsePlanParams(params);
  if (product === undefined || pieces === undefined || inHandsOn === undefined) return null;
  const known = knownGoods(product, undefined);
  const kindId = known?.drawing.kindId;
  const goods = kindId === undefined ? undefined : goodsOfKind(kindId);
  if (known === undefined || goods === undefined || inHandsOn <= today) return null;
  const { planned } = planRoutes({
    goods,
    pieces,
    inHandsOn,
    today,
    zip: null,
    region: region ?? null,
    withSample: withSample === true,
    countries: { asia, europe },
  });
  const best = bestRoute(planned);
  if (best === undefined) return null;
  return {
    kind: 'result',
    label: `${known.name}, ${wholeText(pieces)} in hands by ${shortDay(inHandsOn, today)}`,
    ...figureOf(best, today),
    facts: planned
      .filter(({ id }) => id !== best.id)
      .slice(0, maxFacts)
      .map((route) => ({ label: routeName(route.route), value: liesText(route) })),
    note: 'Planning ranges, with holidays and factory closures. Not a promise.',
    goods: known.drawing,
    ground: 'butter',
  };
}

function figureOf(best: PlannedRoute, today: string): Pick<ShareCard, 'figure' | 'caption'> {
  const { verdict, orderBy, route } = best;
  const name = routeNameInText(route);
  const { safe, latest } = orderBy;
  if (verdict?.kind === 'in-time' && safe !== null) {
    return { figure: shortDay(safe, today), caption: `Order by then, to be safe: ${name}` };
  }
  if (verdict?.kind === 'tight' && latest !== null) {
    return { figure: shortDay(latest, today), caption: `Last day to order: ${name}` };
  }
  return { figure: liesText(best), caption: `The first to arrive: ${name}` };
}

/** "12 days early", "May be late", "19 days late". */
function liesText({ verdict }: PlannedRoute): string {
  if (verdict === null) return '';
  const count = `${verdict.days} ${verdict.days === 1 ? 'day' : 'days'}`;
  if (verdict.kind === 'tight') return 'May be late';
  return verdict.kind === 'late' ? `${count} late` : `${count} early`;
}
