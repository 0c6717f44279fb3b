import { formatCount } from './calculation-figures.ts';
import type { RfqRequest } from './contracts/rfq-request.ts';
import { cutText } from './domain/cut-text.ts';
import { formatLongDate } from './domain/format-long-date.ts';
import { factoryCountryLabels } from './domain/manufacturing-countries.ts';
import { plainLine } from './domain/plain-line.ts';
import { certificationLabels, deliveryTermLabels } from './domain/rfq-terms.ts';
import type { EmailBlock } from './email-document.ts';

/** Product, quantities, country and price on one line, as far as they are known. */
export function rfqSummary(rfq: RfqRequest): string {
  return [
    cutText(plainLine(rfq.product), 100),
    piecesOf(rfq),
    ...(rfq.origin === undefined ? [] : [factoryCountryLabels[rfq.origin]]),
    ...(rfq.target_price_usd === undefined ? [] : [`target ${price.format(rfq.target_price_usd)}`]),
  ].join(', ');
}

/** Everything in a request. */
export function rfqBlocks(rfq: RfqRequest): EmailBlock[] {
  const priced = rfq.target_price_usd;
  const values: Record<string, string | undefined> = {
    Product: rfq.product,
    Quantities: piecesOf(rfq),
    'Target price': priced === undefined ? undefined : `${price.format(priced)} a piece`,
    'Preferred country': rfq.origin && factoryCountryLabels[rfq.origin],
    'Delivery term': rfq.delivery_term && deliveryTermLabels[rfq.delivery_term],
    Destination: rfq.destination,
    'Needed by': rfq.deadline && formatLongDate(rfq.deadline),
    Certifications: rfq.certifications.map((each) => certificationLabels[each]).join(', '),
    'Company or brand': rfq.company,
  };
  const rows = Object.entries(values).flatMap(([label, value]) =>
    value ? [{ label, value: plainLine(value) }] : [],
  );
  return [
    { kind: 'figures', rows },
    ...typed('Materials', rfq.materials),
    ...typed('Sizes, colors and print', rfq.specification),
    ...typed('Packaging', rfq.packaging),
    ...typed('Anything else', rfq.notes),
  ];
}

function piecesOf({ quantities }: RfqRequest): string {
  return `${list.format(quantities.map(formatCount))} pieces`;
}

/** Keeps the visitor's line breaks, which HTML would collapse. */
function typed(title: string, text: string | undefined): EmailBlock[] {
  if (text === undefined) return [];
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [
    { kind: 'heading', text: title },
    ...lines
      .filter((line) => line !== '')
      .map((line): EmailBlock => ({ kind: 'paragraph', text: line })),
  ];
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});
