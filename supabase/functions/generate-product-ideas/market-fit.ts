import type { CreatorProfile } from './creator-profile.ts';
import type { PriceRangeUsd } from './idea-catalog.ts';
import { ruleLabels } from './idea-kinds.generated.ts';
import type { IdeaKind } from './idea-kinds.ts';
import { fallbackEngagementPct, orderSharePct } from './pricing.assumptions.ts';
import { longestStockMonths } from './ranking.assumptions.ts';

/**
 * What the market says about one product: the orders against its minimum order, the price against
 * its usual range, the rules that bind it.
 */
export function marketFitOf(
  kind: IdeaKind,
  priceUsd: number,
  creator: Pick<CreatorProfile, 'followers' | 'engagementRatePct'>,
  { canPrintOnDemand }: { canPrintOnDemand: boolean },
): string {
  return [
    ordersSentence(kind, creator, canPrintOnDemand),
    priceSentence(kind, priceUsd),
    rulesSentence(kind),
  ]
    .filter(Boolean)
    .join(' ');
}

function ordersSentence(
  { minOrderUnits }: IdeaKind,
  { followers, engagementRatePct }: Pick<CreatorProfile, 'followers' | 'engagementRatePct'>,
  canPrintOnDemand: boolean,
): string {
  const minimum = `a usual minimum of ${whole.format(minOrderUnits)}`;
  const smallStart = canPrintOnDemand
    ? 'Start with print on demand, a small run or a pre-order'
    : 'Start with a pre-order or a small run';
  if (followers === undefined) {
    return `First orders have ${minimum}. Add your followers and engagement to see how long it lasts.`;
  }
  const ratePct = engagementRatePct ?? fallbackEngagementPct;
  const orders = (followers * ratePct * orderSharePct) / 10_000;
  const rate = `${oneDecimal.format(ratePct)}% ${engagementRatePct === undefined ? 'assumed ' : ''}engagement`;
  const basis = `(${whole.format(followers)} followers, ${rate}, ${orderSharePct}% of engaged fans order)`;
  if (orders < 1) {
    return `Fewer than one order a month ${basis}, against ${minimum}. ${smallStart}.`;
  }
  const shownOrders = Math.round(orders);
  const months = minOrderUnits / orders;
  const against = `About ${whole.format(shownOrders)} ${shownOrders === 1 ? 'order' : 'orders'} a month ${basis}, against ${minimum}`;
  if (months < 1) return `${against}: the first order sells within a month.`;
  const stock = `the first order is about ${monthsText(months)} of stock`;
  return months > longestStockMonths
    ? `${against}: ${stock}. ${smallStart}.`
    : `${against}: ${stock}.`;
}

function monthsText(months: number): string {
  const rounded = Math.round(months);
  return rounded === 1 ? '1 month' : `${whole.format(rounded)} months`;
}

function priceSentence({ plural, retailUsd }: IdeaKind, priceUsd: number): string {
  const usual = `the usual ${rangeText(retailUsd)} for ${plural}`;
  const price = `$${whole.format(priceUsd)}`;
  if (priceUsd > retailUsd.high) {
    return `${price} is above ${usual}, so what sets it apart has to be obvious.`;
  }
  if (priceUsd < retailUsd.low)
    return `${price} is below ${usual}, so there is room to ask for more.`;
  return `${price} is within ${usual}.`;
}

function rangeText({ low, high }: PriceRangeUsd): string {
  return `$${whole.format(low)} to $${whole.format(high)}`;
}

const maxRules = 4;

function rulesSentence({ ruleIds }: IdeaKind): string {
  const names = ruleIds.slice(0, maxRules).map((id) => ruleLabels[id] ?? id.replaceAll('-', ' '));
  return names.length === 0 ? '' : `US rules that apply to it: ${names.join(', ')}.`;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
