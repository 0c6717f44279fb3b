import { cutText } from '@functions/_shared/domain/cut-text.ts';
import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { parseCalendarDay } from '@/lib/calendar/calendar-day.ts';
import { parseEmail } from '@/lib/email.ts';
import { asText, asTexts, parseObject } from '@/lib/kept-json.ts';
import { type Certification, isCertification, maxOrderPieces } from '@/lib/order-terms.ts';
import { type NumberKind, parseNumber } from '@/lib/parse-number.ts';

/** Who pays and answers for the goods up to where, from the factory gate to the visitor's door. */
export const deliveryTerms = ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'] as const;
export type DeliveryTerm = (typeof deliveryTerms)[number];

/** Terms under which the supplier arranges the transport and has to know where to. */
export const termsWithDestination: readonly DeliveryTerm[] = ['CIF', 'DAP', 'DDP'];

export type RfqTextName =
  | 'product'
  | 'materials'
  | 'specification'
  | RfqNumberName
  | 'packaging'
  | 'deliveryTerm'
  | 'destination'
  | 'deadline'
  | 'origin'
  | 'company'
  | 'contactEmail'
  | 'notes';

/** The form as typed. */
export type RfqFields = Record<RfqTextName, string> & {
  certifications: readonly Certification[];
};

export const quantityNames = ['firstQuantity', 'secondQuantity', 'thirdQuantity'] as const;
export type RfqNumberName = (typeof quantityNames)[number] | 'targetPrice';

export type Rfq = {
  product: string;
  materials: string;
  specification: string;
  /** Pieces, ascending, each once. */
  quantities: readonly number[];
  /** For one piece under the chosen delivery term. */
  targetPriceUsd: number | null;
  packaging: string;
  certifications: readonly Certification[];
  deliveryTerm: DeliveryTerm | null;
  destination: string;
  /** "2027-03-01"; null when none is set. */
  deadline: string | null;
  origin: FactoryCountry | null;
  company: string;
  contactEmail: string;
  notes: string;
};

export type RfqNumberCode = 'not-a-number' | 'other-currency' | 'out-of-range';

/** What can be read of the form, and which of its numbers cannot. A blank field is no error. */
export type ReadRfq = { rfq: Rfq; errors: Partial<Record<RfqNumberName, RfqNumberCode>> };

export const longestRfqText = 2000;
const highestPriceUsd = 100_000;

/** Reads the form in the visitor's number format. Never throws. */
export function readRfq(fields: RfqFields, locale: string): ReadRfq {
  const errors: ReadRfq['errors'] = {};
  function number(name: RfqNumberName, kind: NumberKind, max: number): number | null {
    const parsed = parseNumber(fields[name], { kind, locale });
    if (parsed.ok && parsed.value > 0 && parsed.value <= max) return parsed.value;
    if (parsed.ok) errors[name] = 'out-of-range';
    else if (parsed.code === 'other-currency') errors[name] = parsed.code;
    else if (parsed.code !== 'empty') errors[name] = 'not-a-number';
    return null;
  }
  const quantities = quantityNames
    .map((name) => number(name, 'count', maxOrderPieces))
    .filter((pieces) => pieces !== null);
  const targetPriceUsd = number('targetPrice', 'money', highestPriceUsd);

  const text = (name: RfqTextName) => cutText(fields[name].trim(), longestRfqText);
  const rfq: Rfq = {
    product: text('product'),
    materials: text('materials'),
    specification: text('specification'),
    quantities: [...new Set(quantities)].sort((a, b) => a - b),
    targetPriceUsd,
    packaging: text('packaging'),
    certifications: fields.certifications,
    deliveryTerm: deliveryTerms.find((term) => term === fields.deliveryTerm) ?? null,
    destination: text('destination'),
    deadline: parseCalendarDay(fields.deadline) ?? null,
    origin: isFactoryCountry(fields.origin) ? fields.origin : null,
    company: text('company'),
    contactEmail: parseEmail(text('contactEmail')),
    notes: text('notes'),
  };
  return { rfq, errors };
}

/** A form of which only the address is known. */
export function emptyRfqFields(contactEmail: string): RfqFields {
  return rfqFieldsFrom({ contactEmail });
}

/** The form as a browser kept it; whatever does not hold up is left out. */
export function rfqFieldsFromText(text: string | null): RfqFields {
  return rfqFieldsFrom(parseObject(text));
}

function rfqFieldsFrom(raw: Record<string, unknown>): RfqFields {
  const text = (name: RfqTextName) => asText(raw[name]);
  return {
    product: text('product'),
    materials: text('materials'),
    specification: text('specification'),
    firstQuantity: text('firstQuantity'),
    secondQuantity: text('secondQuantity'),
    thirdQuantity: text('thirdQuantity'),
    targetPrice: text('targetPrice'),
    packaging: text('packaging'),
    deliveryTerm: text('deliveryTerm'),
    destination: text('destination'),
    deadline: text('deadline'),
    origin: text('origin'),
    company: text('company'),
    contactEmail: parseEmail(text('contactEmail')),
    notes: text('notes'),
    certifications: asTexts(raw.certifications).filter(isCertification),
  };
}

/** "None needed" excludes the rest: the one chosen last decides. */
export function chooseCertifications(
  before: readonly Certification[],
  chosen: readonly Certification[],
): Certification[] {
  if (!chosen.includes('none') || chosen.length === 1) return [...chosen];
  return before.includes('none') ? chosen.filter((each) => each !== 'none') : ['none'];
}
