import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';
import type { Intent } from './intent-kinds.ts';
import { readEarnings } from './read-earnings.ts';
import type { Thread } from './thread.ts';
import { countOf } from './units-in.ts';

const feeWords =
  /\b(?:mpf|hmf|merchandise processing|harbou?r maintenance|processing fees?|customs fees?|import fees?)\b|\bfees? (?:on|for) (?:an? )?\$?\d/i;
const goesOnWithValue = /^\W*(?:and|on|for|what about|how about)\b.*\d/i;
const shipWords = /\b(?:fulfil?l?(?:ment|ing)?|ship(?:ping)?|3pl|pick(?:ing)? and pack(?:ing)?)\b/i;
const monthlyOrders =
  /\b(\d[\d,]*)\s?(k)?\s+(?:different |separate |single )?(?:orders|parcels|packages|addresses|recipients|customers|people|homes)\b/i;

/** "On 12,000": a value without its currency, US dollars. */
function bareSum(text: string): number | undefined {
  const digits = /\b(?:on|for) (?:an? )?(\d{1,3}(?:,\d{3})+|\d{3,7})\b/i.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** Customs fees on a value, what an audience earns, or our fulfillment for so many orders. */
export function readFigures(text: string, thread: Thread): Intent | undefined {
  const amounts = parseAmounts(text);
  const before = thread.findLast(({ role }) => role === 'user')?.content ?? '';
  if (feeWords.test(text) || (feeWords.test(before) && goesOnWithValue.test(text))) {
    const valueUsd = amounts.shipmentValueUsd ?? amounts.unitValueUsd ?? bareSum(text);
    return valueUsd === undefined ? undefined : { kind: 'customs-fees', valueUsd };
  }
  const earnings = readEarnings(text, thread);
  if (earnings !== undefined) return earnings;
  const [, orders, thousand] = monthlyOrders.exec(text) ?? [];
  return orders !== undefined && shipWords.test(text)
    ? { kind: 'fulfillment', monthlyOrders: countOf(orders, thousand) }
    : undefined;
}
