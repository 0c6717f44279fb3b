import type { Certification } from '@functions/_shared/domain/rfq-terms.ts';
import { daysOnTheWay, daysUntilReady } from './rfq.assumptions.ts';
import { type Rfq, type RfqTextName, termsWithDestination } from './rfq.ts';
import { saysChildren } from './says-children.ts';

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

type FindGapsOptions = {
  pictureCount: number;
  /** The ids of the US rules that bind the product (data/goods/rules.csv); none while unknown. */
  ruleIds?: readonly string[];
  /** "2026-11-28", in the visitor's own time zone. */
  today: string;
};

/** The gaps of a request, the blocking ones first. */
export function findGaps(
  rfq: Rfq,
  { pictureCount, ruleIds = [], today }: FindGapsOptions,
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
  const unmet = unmetRules(rfq, ruleIds);
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

type Certified = {
  code: RfqGapCode;
  ruleIds: ReadonlySet<string>;
  anyOf: readonly Certification[];
};

/** Groups of US rules, and the certifications that cover them. */
const certifiedRules: readonly Certified[] = [
  {
    code: 'child-safety',
    ruleIds: new Set([
      'childrens-product',
      'childrens-sleepwear',
      'durable-infant-product',
      'infant-sleep',
      'nursing-pillow',
      'toy-safety',
    ]),
    anyOf: ['cpsia'],
  },
  {
    code: 'food-and-skin',
    ruleIds: new Set([
      'ceramic-lead',
      'cosmetics',
      'dietary-supplement',
      'drinkware-lead',
      'food-contact',
      'food-facility',
      'juice-haccp',
      'low-acid-food',
      'meat-inspection',
      'otc-drug',
      'pet-food',
      'seafood-haccp',
      'soap',
    ]),
    anyOf: ['fda'],
  },
  {
    code: 'electronics',
    ruleIds: new Set(['button-battery', 'fcc', 'lithium-battery', 'ul-electrical']),
    anyOf: ['fcc', 'rohs'],
  },
];

/** The ids of all rules that lead to a question. */
export const askedRuleIds: readonly string[] = certifiedRules.flatMap(({ ruleIds }) => [
  ...ruleIds,
]);

/**
 * A product that we do not know leads to no question. That the words say "for kids" counts for any
 * product: its kind may be made for adults too.
 */
function unmetRules(rfq: Rfq, ruleIds: readonly string[]): RfqGapCode[] {
  const isForChildren = saysChildren(`${rfq.product} ${rfq.specification}`);
  return certifiedRules
    .filter(
      (rules) =>
        ruleIds.some((id) => rules.ruleIds.has(id)) ||
        (rules.code === 'child-safety' && isForChildren),
    )
    .filter(({ anyOf }) => !anyOf.some((each) => rfq.certifications.includes(each)))
    .map(({ code }) => code);
}

const dayMs = 24 * 60 * 60 * 1000;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
