import type {
  Said,
  SupplierQuote,
} from '@functions/_shared/domain/supplier-reply/supplier-quote.ts';

/** The right answers of a mail, as data/eval/supplier-mails writes them. */
export type ExpectedQuote = Readonly<{
  priceSteps: readonly Readonly<{
    fromQuantity: number | null;
    toQuantity: number | null;
    unitPrice: number;
    currency: string;
    unit: string;
    incoterm?: string;
  }>[];
  minimumOrder: Readonly<{ quantity: number; unit: string; per: string | null }> | null;
  incoterms: readonly Readonly<{ term: string; place: string | null }>[];
  leadTimeDays: Readonly<{
    low: number;
    high: number;
    from: string | null;
    workdays: boolean;
  }> | null;
  sample: Readonly<{
    price: number | null;
    currency: string | null;
    free: boolean | null;
    days: Readonly<{ low: number; high: number }> | null;
    refundable: boolean | null;
  }> | null;
  tooling: Readonly<{ price: number; currency: string | null; refundable: boolean | null }> | null;
  packing: Readonly<{
    unitsPerCarton: number | null;
    cartonSizeCm: readonly number[] | null;
    cartonWeightKg: number | null;
  }> | null;
  validity: Readonly<{ days: number | null; until: string | null }> | null;
  payment: Readonly<{
    depositPct: number | null;
    balance: string | null;
    methods: readonly string[];
  }> | null;
  certificates: readonly Readonly<{ name: string; status: string }>[];
  origin: string | null;
  hsCode: string | null;
  flags: readonly string[];
}>;

/** The values of each field. The key says what a value is about: a quantity, a certificate's name. */
export type FieldValues = Readonly<
  Record<string, readonly Readonly<{ key: string; value: string }>[]>
>;

/** The values that the right answers hold. */
export function expectedFields(quote: ExpectedQuote): FieldValues {
  const { sample, tooling, packing, payment, minimumOrder, leadTimeDays, validity } = quote;
  return {
    'price steps': quote.priceSteps.map((step) =>
      stepValue({ ...step, incoterm: step.incoterm ?? null }),
    ),
    'minimum order': one(
      minimumOrder && [minimumOrder.quantity, minimumOrder.unit, minimumOrder.per],
    ),
    incoterms: quote.incoterms.map(({ term, place }) => termValue(term, place)),
    'lead time': one(
      leadTimeDays && [
        leadTimeDays.low,
        leadTimeDays.high,
        leadTimeDays.from,
        leadTimeDays.workdays,
      ],
    ),
    'sample price': one(sample?.price == null ? null : [sample.price, sample.currency]),
    'sample free': one(sample?.free == null ? null : [sample.free]),
    'sample days': one(sample?.days == null ? null : [sample.days.low, sample.days.high]),
    'sample refund': one(sample?.refundable == null ? null : [sample.refundable]),
    tooling: one(tooling && [tooling.price, tooling.currency]),
    'tooling refund': one(tooling?.refundable == null ? null : [tooling.refundable]),
    'units a carton': one(packing?.unitsPerCarton == null ? null : [packing.unitsPerCarton]),
    'carton size': one(packing?.cartonSizeCm == null ? null : [packing.cartonSizeCm.join(' x ')]),
    'carton weight': one(packing?.cartonWeightKg == null ? null : [packing.cartonWeightKg]),
    validity: one(validity && [validity.days, validity.until]),
    deposit: one(payment?.depositPct == null ? null : [payment.depositPct]),
    balance: one(payment?.balance == null ? null : [payment.balance]),
    'payment methods': (payment?.methods ?? []).map((method) => ({ key: method, value: '' })),
    certificates: quote.certificates.map(({ name, status }) => ({ key: name, value: status })),
    origin: one(quote.origin === null ? null : [quote.origin]),
    'HS code': one(quote.hsCode === null ? null : [quote.hsCode]),
    'red flags': quote.flags.map((flag) => ({ key: flag, value: '' })),
  };
}

/** The values that were read, in the same form. */
export function readFields(quote: SupplierQuote): FieldValues {
  const { sample, tooling, packing, payment } = quote;
  const minimum = quote.minimumOrder?.value;
  const lead = quote.leadTime?.value;
  const validity = quote.validity?.value;
  const size = packing?.cartonSizeCm?.value;
  return {
    'price steps': quote.priceSteps.map(({ value }) => stepValue(value)),
    'minimum order': one(
      minimum === undefined ? null : [minimum.quantity, minimum.unit, minimum.per],
    ),
    incoterms: quote.incoterms.map(({ value: { term, place } }) => termValue(term, place)),
    'lead time': one(
      lead === undefined ? null : [lead.low, lead.high, lead.from, lead.isWorkingDays],
    ),
    'sample price': one(
      sample?.price ? [sample.price.value.amount, sample.price.value.currency] : null,
    ),
    'sample free': said(sample?.isFree),
    'sample days': one(sample?.days ? [sample.days.value.low, sample.days.value.high] : null),
    'sample refund': said(sample?.isRefundable),
    tooling: one(
      tooling === null ? null : [tooling.price.value.amount, tooling.price.value.currency],
    ),
    'tooling refund': said(tooling?.isRefundable),
    'units a carton': said(packing?.unitsPerCarton),
    'carton size': one(size === undefined ? null : [size.join(' x ')]),
    'carton weight': said(packing?.cartonWeightKg),
    validity: one(validity === undefined ? null : [validity.days, validity.until]),
    deposit: said(payment?.depositPct),
    balance: said(payment?.balance),
    'payment methods': (payment?.methods ?? []).map(({ value }) => ({ key: value, value: '' })),
    certificates: quote.certificates.map(({ value }) => ({ key: value.name, value: value.status })),
    origin: said(quote.origin),
    'HS code': said(quote.hsCode),
    'red flags': quote.warnings.map(({ value }) => ({ key: value, value: '' })),
  };
}

type Cell = string | number | boolean | null | undefined;

/** A field with at most one value: what is read is right or wrong, never beside it. */
function one(cells: readonly Cell[] | null): FieldValues[string] {
  return cells === null ? [] : [{ key: '', value: cells.map(String).join(', ') }];
}

function said(value: Said<string | number | boolean> | null | undefined): FieldValues[string] {
  return one(value ? [value.value] : null);
}

/** A price is held against that of the same quantity and term. */
function stepValue(step: {
  fromQuantity: number | null;
  toQuantity: number | null;
  unitPrice: number;
  currency: string | null;
  unit: string;
  incoterm: string | null;
}): { key: string; value: string } {
  const { fromQuantity, toQuantity, unitPrice, currency, unit, incoterm } = step;
  return {
    key: `${fromQuantity ?? ''}-${toQuantity ?? ''} ${incoterm ?? ''}`.trim(),
    value: `${unitPrice} ${currency} a ${unit}`,
  };
}

function termValue(term: string, place: string | null): { key: string; value: string } {
  return { key: term, value: (place ?? '').toLowerCase() };
}
