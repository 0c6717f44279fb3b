import type { Intent, PageQuestion } from './intent-kinds.ts';
import { routeMessage } from './routing.ts';
import type { Thread } from './thread.ts';
import { asksDemand } from './thread-asks.ts';
import type { ThreadRecord } from './thread-record.ts';
import { countOf } from './units-in.ts';

const people = '(?:customers?|buyers?|fans|followers|people|subscribers|clients)';
/** Who brings each order to the people who bought. */
const asksFulfillment = new RegExp(
  `\\bwho (?:ships?|sends?|packs?|delivers?|stores?)\\b|\\b3pls?\\b|\\bhow (?:do|would|can|will) (?:i|we|they) (?:ship|send|get) (?:it|them|these|those|orders) to (?:\\p{L}+ )?${people}\\b`,
  'iu',
);
/** A sum or a judgment beside "sample": what one costs. */
const sampleSum =
  /\b(?:costs?|price[ds]?|fees?|pay|charg\w+|wants?|ask(?:s|ing)?|how much|expensive|rip-?off|normal|free)\b/i;
const asksDeposit =
  /\b[1-9]0 ?\/ ?[1-9]0\b|\b(?:deposit|down ?payment)\b|\bpayment terms?\b|\bpay (?:everything |all |it )?up ?front\b/i;
const asksPreorders = /\bpre-?orders?\b|\bpre-?sell\b/i;

/**
 * A question that goes on from the goods or the audience of the thread and that a page of the site
 * answers for any of them. Undefined for everything else. Pure.
 */
export function readPagesOfThread(
  text: string,
  thread: Thread,
  { isOfGoods, asked }: Pick<ThreadRecord, 'isOfGoods' | 'asked'>,
): Intent | undefined {
  if (thread.length === 0 || routeMessage(text) !== 'chat') return undefined;
  const monthlyOrders = ordersIn(text);
  const before = thread.findLast(({ role }) => role === 'user')?.content ?? '';
  const isOfOrders = asked?.kind === 'fulfillment' || asksFulfillment.test(before);
  if (isOfOrders && monthlyOrders !== null) return { kind: 'fulfillment', monthlyOrders };
  const question = questionIn(text, isOfGoods);
  return question === undefined ? undefined : { kind: 'ask-pages', questions: [question] };
}

/** "About 300 orders a month". */
function ordersIn(text: string): number | null {
  const [, digits, thousands] = /\b(\d[\d,]*)(k)? orders?\b/i.exec(text) ?? [];
  return digits === undefined ? null : countOf(digits, thousands);
}

function questionIn(text: string, isOfGoods: boolean): PageQuestion | undefined {
  if (asksFulfillment.test(text)) return 'fulfillment';
  if (/\bsamples?\b/i.test(text) && sampleSum.test(text)) return 'sample-cost';
  if (asksDeposit.test(text)) return 'deposit';
  if (asksPreorders.test(text)) return 'test-demand';
  // Of goods, the demand test is asked with their prices.
  return !isOfGoods && asksDemand.test(text) ? 'will-buy' : undefined;
}
