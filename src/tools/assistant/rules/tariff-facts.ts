import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';
import { parseDate } from '@functions/_shared/domain/tariff-question/parse-date.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';

/** Whether a date is stated does not depend on the day; which one, the lookup reads. */
const anyDay = '2026-01-01';

/** Whether a message states what a duty depends on besides the goods: origin, value, pieces or day. */
export function statesFact(text: string): boolean {
  const { entryDate, remainder } = parseDate(text, anyDay);
  const { unitValueUsd, shipmentValueUsd, quantity } = parseAmounts(remainder);
  return (
    entryDate !== undefined ||
    (unitValueUsd ?? shipmentValueUsd ?? quantity) !== undefined ||
    parseOrigins(text).originCodes.length > 0
  );
}

/** The rest of a message without those facts. */
export function withoutFacts(text: string): string {
  const dated = parseDate(text, anyDay).remainder;
  return parseOrigins(parseAmounts(dated).remainder).remainder;
}
