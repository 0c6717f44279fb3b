import { parseCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { type NumberKind, parseNumber } from '@functions/_shared/domain/parse-number.ts';
import {
  type Certification,
  type DeliveryTerm,
  deliveryTerms,
  isCertification,
  maxOrderPieces,
  maxRfqPriceUsd,
  maxRfqTextLength,
} from '@functions/_shared/domain/rfq-terms.ts';
import { object, type Schema, text, texts } from '@functions/_shared/domain/schema.ts';
import { parseEmail } from '@/lib/email.ts';

/** Terms under which the supplier arranges the transport and needs the destination. */
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

/** The request, and the numbers that could not be parsed. A blank field is not an error. */
export type ParsedRfq = { rfq: Rfq; errors: Partial<Record<RfqNumberName, RfqNumberCode>> };

/** @param locale of the numbers in the form */
export function parseRfq(fields: RfqFields, locale: string): ParsedRfq {
  const errors: ParsedRfq['errors'] = {};
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
  const targetPriceUsd = number('targetPrice', 'money', maxRfqPriceUsd);

  const trimmed = (name: RfqTextName) => cutText(fields[name].trim(), maxRfqTextLength);
  const rfq: Rfq = {
    product: trimmed('product'),
    materials: trimmed('materials'),
    specification: trimmed('specification'),
    quantities: [...new Set(quantities)].sort((a, b) => a - b),
    targetPriceUsd,
    packaging: trimmed('packaging'),
    certifications: fields.certifications,
    deliveryTerm: deliveryTerms.find((term) => term === fields.deliveryTerm) ?? null,
    destination: trimmed('destination'),
    deadline: parseCalendarDay(fields.deadline) ?? null,
    origin: isFactoryCountry(fields.origin) ? fields.origin : null,
    company: trimmed('company'),
    contactEmail: parseEmail(trimmed('contactEmail')),
    notes: trimmed('notes'),
  };
  return { rfq, errors };
}

const storedFields = object<RfqFields>({
  product: text,
  materials: text,
  specification: text,
  firstQuantity: text,
  secondQuantity: text,
  thirdQuantity: text,
  targetPrice: text,
  packaging: text,
  deliveryTerm: text,
  destination: text,
  deadline: text,
  origin: text,
  company: text,
  contactEmail: (raw) => parseEmail(text(raw)),
  notes: text,
  certifications: (raw) => texts(raw).filter(isCertification),
});

/** An empty form with the visitor's email. */
export function emptyRfqFields(contactEmail: string): RfqFields {
  return storedFields({ contactEmail });
}

/** The form as stored; for `undefined` an empty one with the visitor's email. */
export function rfqFields(contactEmail: string): Schema<RfqFields> {
  return (raw) => (raw === undefined ? emptyRfqFields(contactEmail) : storedFields(raw));
}

/** "None needed" excludes the others: the last choice wins. */
export function chooseCertifications(
  before: readonly Certification[],
  chosen: readonly Certification[],
): Certification[] {
  if (!chosen.includes('none') || chosen.length === 1) return [...chosen];
  return before.includes('none') ? chosen.filter((each) => each !== 'none') : ['none'];
}
