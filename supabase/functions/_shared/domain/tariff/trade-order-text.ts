import { listInWords } from '../list-in-words.ts';
import { pctText } from './duty-case.ts';
import { inSentence } from './tariff-origins.ts';
import type { TradeOrder } from './trade-order-types.ts';

/**
 * Stands with every order, since a rate that somebody printed is hardly ever the one to pay. "Check
 * with CBP" would be rewritten as advice to ask somebody else (specification §9).
 */
const goesByProducer = 'An order’s rate depends on the producer; check it in CBP’s AD/CVD search.';

/**
 * What orders may do to a duty, as sentences: case number, scope, the rate that was found, and what
 * is uncertain. Empty without orders.
 *
 * @param originName the country as in a list: "China"
 */
export function orderSentences(orders: readonly TradeOrder[], originName: string): string[] {
  if (orders.length === 0) return [];
  const origin = inSentence(originName);
  const likely = byGoods(orders.filter(({ certainty }) => certainty === 'likely'));
  const possible = byGoods(orders.filter(({ certainty }) => certainty === 'possible'));
  const pending = byGoods(orders.filter(({ certainty }) => certainty === 'pending'));
  const several = possible.map((group) => `${goodsOf(group)} (${numbersOf(group)})`);
  return [
    ...likely.flatMap((group) => sayOrders(group, `on goods of ${origin} likely`)),
    ...(possible.length > 1
      ? [
          `Antidumping or countervailing orders on goods of ${origin} may apply, if yours are ${listInWords(several, 'or')}.`,
        ]
      : possible.flatMap((group) => sayOrders(group, `on goods of ${origin} may`))),
    ...pending.flatMap((group) => [
      `There is an antidumping or countervailing case on ${goodsOf(group)} from ${origin} (${numbersOf(group)}). It is about ${scopeOf(group)}.`,
      ...rateSentence(group),
      ...statusOf(group),
    ]),
    `That would be added and isn’t in these figures. ${goesByProducer}`,
  ];
}

/**
 * The open amount beside a cost: "Antidumping order A-570-504 may add up to 108.3%, not in these
 * figures. An order’s rate goes by producer; check with CBP." Empty without orders.
 */
export function openAmountText(orders: readonly TradeOrder[]): string {
  return orders.length === 0 ? '' : `${openAmount(orders)} ${goesByProducer}`;
}

/** The open amounts of several origins in one text; those without orders are left out. */
export function openAmountsByOrigin(
  origins: readonly Readonly<{ originName: string; orders: readonly TradeOrder[] }>[],
): string {
  const open = origins.filter(({ orders }) => orders.length > 0);
  if (open.length === 0) return '';
  const each = open.map(
    ({ originName, orders }) => `From ${inSentence(originName)}, ${lowered(openAmount(orders))}`,
  );
  return `${each.join(' ')} ${goesByProducer}`;
}

function openAmount(orders: readonly TradeOrder[]): string {
  const groups = byGoods(orders);
  const possible = groups.filter(([first]) => first?.certainty !== 'likely');
  const likely = groups.filter(([first]) => first?.certainty === 'likely');
  const amounts = likely.map(
    (group) => `${namedOrders(group)} may add ${listInWords(amountsOf(group))}`,
  );
  const conditions = possible.map((group) =>
    possible.length > 1
      ? `${goodsOf(group)} (${numbersOf(group)})`
      : `${namedOrders(group)} may add ${listInWords(amountsOf(group))} if these are ${goodsOf(group)}`,
  );
  const conditional =
    possible.length > 1
      ? [
          `antidumping or countervailing orders may add to this if these are ${listInWords(conditions, 'or')}`,
        ]
      : conditions;
  return `${capitalized([...amounts, ...conditional].join('; '))}; not in these figures.`;
}

/** For a request to suppliers: "Antidumping order may apply: A-570-504 (petroleum wax candles)." */
export function orderRequestText(orders: readonly TradeOrder[]): string {
  if (orders.length === 0) return '';
  const kinds = [...new Set(orders.map(({ kind }) => kind))];
  const names = byGoods(orders).map((group) => `${numbersOf(group)} (${goodsOf(group)})`);
  return `${capitalized(kinds.join(' or '))} order may apply: ${names.join('; ')}. Please name the producer and its deposit rate.`;
}

/** For a table: "antidumping order A-570-504 may apply". Empty without orders. */
export function orderMark(orders: readonly TradeOrder[]): string {
  if (orders.length === 0) return '';
  const isPending = orders.every(({ certainty }) => certainty === 'pending');
  return `${namedOrders(orders)} may ${isPending ? 'have led to an order' : 'apply'}`;
}

/** Why a duty is less than certain with these orders; empty without any. */
export function orderDoubt(orders: readonly TradeOrder[]): string {
  return orders.length === 0
    ? ''
    : `${capitalized(orderMark(orders))}; an order depends on the goods, not the code.`;
}

/** The answer to a question about antidumping where no order is known. */
export function noOrderText(originNames: readonly string[]): string {
  return `I don’t know of an antidumping or countervailing order on these goods from ${listInWords(originNames.map(inSentence), 'or')}. My list isn’t complete: it covers goods that brands often buy, with few orders after January 2026. CBP’s AD/CVD search has them all.`;
}

/** How a sentence about goods outside a scope ends. */
export const outsideScope = 'yours are outside its scope.';

/** What an order's scope leaves out, for goods that the words name as such. */
export function outsideSentences(orders: readonly TradeOrder[], originName: string): string[] {
  return byGoods(orders).map(
    (group) =>
      `${capitalized(namedOrders(group))} on goods of ${inSentence(originName)} (${scopeOf(group)}): as you name them, ${outsideScope}`,
  );
}

/** Orders on other goods of the same line. */
export function elsewhereSentences(orders: readonly TradeOrder[]): string[] {
  if (orders.length === 0) return [];
  const each = byGoods(orders).map((group) => `${goodsOf(group)} (${numbersOf(group)})`);
  return [
    `Antidumping or countervailing duties, if yours are other goods under this line: ${each.join('; ')}.`,
  ];
}

type Group = readonly TradeOrder[];

function byGoods(orders: readonly TradeOrder[]): Group[] {
  return grouped(orders, ({ goods, certainty }) => `${goods}|${certainty}`);
}

function grouped(orders: readonly TradeOrder[], keyOf: (order: TradeOrder) => string): Group[] {
  const groups = new Map<string, TradeOrder[]>();
  for (const order of orders) {
    const key = keyOf(order);
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  return [...groups.values()];
}

function goodsOf([first]: Group): string {
  return first?.goods ?? '';
}

function scopeOf([first]: Group): string {
  return first?.scope ?? '';
}

function sayOrders(group: Group, how: string): string[] {
  const isOne = group.length === 1;
  const applies = how.endsWith(' may') ? 'apply' : isOne ? 'applies' : 'apply';
  return [
    `${capitalized(namedOrders(group))} ${how} ${applies}: ${isOne ? 'it covers' : 'they cover'} ${scopeOf(group)}.`,
    ...rateSentence(group),
    ...statusOf(group),
  ];
}

function rateSentence(group: Group): string[] {
  const found = group.filter(({ rateText }) => rateText !== '');
  if (found.length === 0) return ['We found no rate.'];
  const texts = found.map(({ caseNumber, rateText }) =>
    group.length === 1 || caseNumber === null ? rateText : `${caseNumber}, ${rateText}`,
  );
  return [`Duty rate found: ${texts.join('; ')}.`];
}

function statusOf(group: Group): string[] {
  return [...new Set(group.map(({ status }) => status))].filter((status) => status !== '');
}

/** What each order may add: "up to 108.3%", "42.92%", "a duty we have no rate for". */
function amountsOf(group: Group): string[] {
  const texts = group.map(({ ratePct, rateText }) => {
    if (ratePct !== null) {
      return /-wide\b/.test(rateText) ? `up to ${pctText(ratePct)}` : pctText(ratePct);
    }
    return rateText === '' ? 'a duty we have no rate for' : `a duty (found: ${rateText})`;
  });
  return [...new Set(texts)];
}

/** "antidumping order A-570-092 and countervailing order C-570-128". */
function namedOrders(orders: readonly TradeOrder[]): string {
  const named = grouped(
    orders,
    ({ kind, certainty }) => `${kind} ${certainty === 'pending' ? 'case' : 'order'}`,
  ).map((each) => {
    const [first] = each;
    const noun = first?.certainty === 'pending' ? 'case' : 'order';
    const named = `${first?.kind} ${noun}${each.length === 1 ? '' : 's'}`;
    const isPlain = each.every(({ isNumberConfirmed }) => isNumberConfirmed);
    if (isPlain) return `${named} ${numbersOf(each)}`;
    const isKnown = each.length === 1 && first !== undefined && first.caseNumber !== null;
    return isKnown
      ? `${named} ${first.caseNumber} (case number not confirmed)`
      : `${named} (${numbersOf(each)})`;
  });
  return listInWords(named);
}

/** "A-570-983; case number not confirmed: C-570-984". */
function numbersOf(orders: readonly TradeOrder[]): string {
  const numbers = (isConfirmed: boolean) =>
    orders.flatMap(({ caseNumber, isNumberConfirmed }) =>
      caseNumber !== null && isNumberConfirmed === isConfirmed ? [caseNumber] : [],
    );
  const confirmed = numbers(true);
  const others = numbers(false);
  return [
    confirmed.join(', '),
    others.length === 0
      ? ''
      : `case number${others.length === 1 ? '' : 's'} not confirmed: ${others.join(', ')}`,
    orders.some(({ caseNumber }) => caseNumber === null) ? 'case number not found' : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
