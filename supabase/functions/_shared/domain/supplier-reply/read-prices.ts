import type { Clause } from './clauses.ts';
import { findCounts, findSums, numberPattern, parseNumber } from './numbers.ts';
import type { QuotedPrice, QuotedSum, SupplierReply } from './supplier-reply.ts';

/** Topics whose sums are no price of a piece. */
const otherSums = ['sample', 'tooling', 'freight', 'total'] as const;

type Prices = Pick<SupplierReply, 'prices' | 'sampleCost' | 'tooling'>;

/** The prices of a piece, of a sample and of tooling. */
export function readPrices(reply: string, clauses: readonly Clause[]): Prices {
  const table = readTable(reply);
  const prices = table ?? unitPrices(clauses);
  return {
    prices: withoutRepeats(prices),
    sampleCost: costOf(clauses, 'sample'),
    tooling: costOf(clauses, 'tooling'),
  };
}

function unitPrices(clauses: readonly Clause[]): QuotedPrice[] {
  return clauses.flatMap(({ text, topics }) => {
    if (otherSums.some((topic) => topics.includes(topic))) return [];
    const sums = findSums(text);
    if (sums.length === 0 || (topics.includes('payment') && !topics.includes('price'))) return [];
    const counts = findCounts(text);
    return sums.map((sum, place): QuotedPrice => {
      const count = counts.length === sums.length ? counts[place] : counts[0];
      const { amount, currency } = sum;
      return { amount, currency, fromUnits: count?.units ?? null };
    });
  });
}

const freeWords =
  /\bfree\b|\bno (?:charge|cost|fee|tooling|mou?ld|set[\s-]?up)\b|\bfor free\b|\bgr[aá]tis\b|\bücretsiz\b|\bnot? (?:needed|required|necessary)\b/iu;

function costOf(
  clauses: readonly Clause[],
  topic: 'sample' | 'tooling',
): QuotedSum | 'free' | null {
  for (const { text, topics } of clauses) {
    if (!topics.includes(topic)) continue;
    const [sum] = findSums(text);
    if (sum !== undefined) return { amount: sum.amount, currency: sum.currency };
    if (freeWords.test(text)) return 'free';
  }
  return null;
}

const rowOf = (label: string) =>
  new RegExp(
    String.raw`^\W*(?:${label})[^\d\n]*((?:(?:${numberPattern})[^\d\n]{1,12}){1,5}(?:${numberPattern}))[^\d\n]*$`,
    'imu',
  );
const quantityRow = rowOf('qty|quantity|quantities|order quantity');
const priceRow = rowOf('(?:unit |fob |exw )?prices?');

/** Two lines of a table: "Qty 500 / 1000 / 3000" and "Price 3.20 / 2.95 / 2.70 USD". */
function readTable(reply: string): QuotedPrice[] | undefined {
  const quantities = quantityRow.exec(reply);
  const prices = priceRow.exec(reply);
  if (quantities === null || prices === null) return undefined;
  const units = numbersIn(quantities[1] ?? '', true);
  const amounts = numbersIn(prices[1] ?? '', false);
  if (units.length !== amounts.length) return undefined;
  const [sum] = findSums(prices[0]);
  const currency = sum?.currency ?? findSums(reply)[0]?.currency;
  if (currency === undefined) return undefined;
  return amounts.map((amount, place) => ({ amount, currency, fromUnits: units[place] ?? null }));
}

function numbersIn(text: string, isCount: boolean): number[] {
  return [...text.matchAll(new RegExp(numberPattern, 'g'))].map(([digits]) =>
    parseNumber(digits, isCount),
  );
}

/** The same price said twice, once with its quantity, is one price. */
function withoutRepeats(prices: readonly QuotedPrice[]): QuotedPrice[] {
  return prices.filter(
    (price, place) =>
      !prices.some(
        (other, otherPlace) =>
          otherPlace !== place &&
          other.amount === price.amount &&
          other.currency === price.currency &&
          (price.fromUnits === null
            ? other.fromUnits !== null || otherPlace < place
            : other.fromUnits === price.fromUnits && otherPlace < place),
      ),
  );
}
