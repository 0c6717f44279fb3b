import { list, record } from '../../schema.ts';

/** An antidumping or countervailing order that may come on top. */
type TradeOrder = Readonly<{
  kind: 'antidumping' | 'countervailing';
  caseNumber: string | undefined;
  ratePct: number | undefined;
}>;

/** The orders of an answer; empty where it carries none. @param duty the duty for one origin */
export function tradeOrders(duty: object): readonly TradeOrder[] {
  return list((stored): TradeOrder | null => {
    const { kind, caseNumber, ratePct, certainty, isNumberConfirmed } = record(stored);
    if (kind !== 'antidumping' && kind !== 'countervailing') return null;
    // A case without an order yet is told on the card, in English.
    if (certainty === 'pending') return null;
    return {
      kind,
      caseNumber:
        typeof caseNumber === 'string' && isNumberConfirmed !== false ? caseNumber : undefined,
      ratePct: typeof ratePct === 'number' ? ratePct : undefined,
    };
  })(record(duty).orders);
}

/** Further goods of a question that names several. */
type OtherGoods = Readonly<{
  duties: readonly Readonly<{ originCode: string; totalText: string }>[];
}>;

/** The other goods of an answer in the order of the question; empty where it carries none. */
export function otherGoods(response: object): readonly OtherGoods[] {
  return list(
    (part): OtherGoods => ({
      duties: list((stored): OtherGoods['duties'][number] | null => {
        const { originCode, totalRateText } = record(stored);
        return typeof originCode === 'string' && typeof totalRateText === 'string'
          ? { originCode, totalText: totalRateText }
          : null;
      })(record(part).duties),
    }),
  )(record(response).others);
}

/** A day from which the total is another one. */
type ComingDuty = Readonly<{ day: string; totalText: string }>;

/** What changes soon, as far as an answer says. @param duty the duty for one origin */
export function comingDuties(duty: object): readonly ComingDuty[] {
  return list((stored): ComingDuty | null => {
    const { date, totalText } = record(stored);
    return typeof date === 'string' && typeof totalText === 'string'
      ? { day: date, totalText }
      : null;
  })(record(duty).upcoming);
}
