import type { Certification } from '@/lib/order-terms.ts';
import { daysOnTheWay, daysUntilReady } from './rfq.assumptions.ts';
import { type Rfq, type RfqTextName, termsWithDestination } from './rfq.ts';

/**
 * What a supplier would ask back:
 *
 * - `price-break`: with a single quantity, the price breaks stay unknown.
 * - `deadline-tight`: too little time for samples, production and, under some terms, freight.
 * - `child-safety`, `food-and-skin`, `electronics`: the product is regulated, and no matching
 *   certification is requested.
 */
export type RfqGapCode =
  | 'product'
  | 'materials'
  | 'quantities'
  | 'delivery-term'
  | 'destination'
  | 'deadline-past'
  | 'specification'
  | 'child-safety'
  | 'food-and-skin'
  | 'electronics'
  | 'certifications'
  | 'price-break'
  | 'target-price'
  | 'packaging'
  | 'deadline'
  | 'deadline-tight'
  | 'pictures'
  | 'contact';

export type RfqGap = {
  code: RfqGapCode;
  /** `blocks`: no supplier can quote without it; `weakens`: a quote would be a guess. */
  weight: 'blocks' | 'weakens';
  /** The field that answers it. */
  field: RfqTextName | 'certifications' | 'pictures';
};

/**
 * The gaps of a request, the blocking ones first.
 *
 * @param today "2026-11-28", in the visitor's own time zone
 */
export function findGaps(
  rfq: Rfq,
  { pictureCount, today }: { pictureCount: number; today: string },
): RfqGap[] {
  const gaps: RfqGap[] = [];
  function add(isGap: boolean, gap: RfqGap) {
    if (isGap) gaps.push(gap);
  }
  const blocks = (isGap: boolean, code: RfqGapCode, field: RfqGap['field']) =>
    add(isGap, { code, weight: 'blocks', field });
  const weakens = (isGap: boolean, code: RfqGapCode, field: RfqGap['field']) =>
    add(isGap, { code, weight: 'weakens', field });

  const daysLeft = rfq.deadline === null ? null : daysBetween(today, rfq.deadline);
  blocks(rfq.product === '', 'product', 'product');
  blocks(rfq.materials === '', 'materials', 'materials');
  blocks(rfq.quantities.length === 0, 'quantities', 'firstQuantity');
  blocks(rfq.deliveryTerm === null, 'delivery-term', 'deliveryTerm');
  blocks(lacksDestination(rfq), 'destination', 'destination');
  blocks(daysLeft !== null && daysLeft < 0, 'deadline-past', 'deadline');

  weakens(rfq.specification === '', 'specification', 'specification');
  const unmet = unmetRules(rfq);
  for (const code of unmet) weakens(true, code, 'certifications');
  weakens(
    rfq.certifications.length === 0 && unmet.length === 0,
    'certifications',
    'certifications',
  );
  weakens(rfq.quantities.length === 1, 'price-break', 'secondQuantity');
  weakens(rfq.targetPriceUsd === null, 'target-price', 'targetPrice');
  weakens(rfq.packaging === '', 'packaging', 'packaging');
  weakens(daysLeft === null, 'deadline', 'deadline');
  weakens(
    daysLeft !== null && daysLeft >= 0 && daysLeft < daysNeeded(rfq),
    'deadline-tight',
    'deadline',
  );
  weakens(pictureCount === 0, 'pictures', 'pictures');
  weakens(rfq.contactEmail === '', 'contact', 'contactEmail');
  return gaps;
}

/** Days that samples, production and, under some terms, freight take after the order. */
export function daysNeeded({ deliveryTerm }: Pick<Rfq, 'deliveryTerm'>): number {
  const arrives = deliveryTerm !== null && termsWithDestination.includes(deliveryTerm);
  return daysUntilReady.value + (arrives ? daysOnTheWay.value : 0);
}

function lacksDestination({ deliveryTerm, destination }: Rfq): boolean {
  return deliveryTerm !== null && termsWithDestination.includes(deliveryTerm) && destination === '';
}

type Rule = { code: RfqGapCode; pattern: RegExp; anyOf: readonly Certification[] };

/** Goods that the US regulates, and the certifications that cover them. */
const rules: readonly Rule[] = [
  {
    code: 'child-safety',
    pattern: /\b(?:bab(?:y|ies)|kids?|child(?:ren)?|toddlers?|infants?|toys?|newborns?)\b/i,
    anyOf: ['cpsia'],
  },
  {
    code: 'food-and-skin',
    pattern:
      /\b(?:food|snacks?|tea|coffee|supplements?|skin ?care|serums?|creams?|lotions?|cosmetics?|lip(?:stick|balm)?|tumblers?|mugs?|bottles?|cutlery)\b/i,
    anyOf: ['fda'],
  },
  {
    code: 'electronics',
    pattern:
      /\b(?:usb|bluetooth|wireless|battery|batteries|chargers?|led|lamps?|speakers?|earbuds?)\b/i,
    anyOf: ['fcc', 'rohs'],
  },
];

function unmetRules(rfq: Rfq): RfqGapCode[] {
  const text = `${rfq.product} ${rfq.materials} ${rfq.specification}`;
  return rules
    .filter((rule) => rule.pattern.test(text))
    .filter((rule) => !rule.anyOf.some((each) => rfq.certifications.includes(each)))
    .map(({ code }) => code);
}

const dayMs = 24 * 60 * 60 * 1000;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
