import type { Span } from './quote-text.ts';
import type { QuoteCurrency } from './supplier-reply.ts';

/** A value of a quote with the words of the mail that it was read from. */
export type Said<Value> = Readonly<{ value: Value; source: Span }>;

/** The price of one unit at an order size. */
export type QuoteStep = Readonly<{
  /** Null where the mail ties the price to no quantity. */
  fromQuantity: number | null;
  /** Null where no most is said. */
  toQuantity: number | null;
  unitPrice: number;
  /** Null where the mail names none. */
  currency: QuoteCurrency | null;
  /** In the singular: "piece", "set", "pair", "dozen", "kg", "100 pieces". */
  unit: string;
  /** The term that it holds for, where the mail prices under two or more; else null. */
  incoterm: string | null;
}>;

export type MinimumOrder = Readonly<{
  quantity: number;
  /** "piece"; a currency where the minimum is an amount of money. */
  unit: string;
  /** What it counts for each of: "color", "design", "size"; null for the whole order. */
  per: string | null;
}>;

/** A term of delivery, Incoterms 2020 or DDU, with the place as typed. */
export type DeliveryTerm = Readonly<{ term: string; place: string | null }>;

export const leadTimeStarts = ['order', 'deposit', 'artwork approval', 'sample approval'] as const;
export type LeadTimeStart = (typeof leadTimeStarts)[number];

export type DayRange = Readonly<{ low: number; high: number }>;

export type LeadTime = DayRange & Readonly<{ from: LeadTimeStart | null; isWorkingDays: boolean }>;

export type QuoteAmount = Readonly<{ amount: number; currency: QuoteCurrency | null }>;

export type QuoteSample = Readonly<{
  /** Above 0; freight is not in it. */
  price: Said<QuoteAmount> | null;
  /** Only where the mail says whether it is. */
  isFree: Said<boolean> | null;
  /** As typed: working days are not converted. */
  days: Said<DayRange & Readonly<{ isWorkingDays: boolean }>> | null;
  /** Given back or taken off the order, under any condition. */
  isRefundable: Said<boolean> | null;
}>;

export type QuoteTooling = Readonly<{
  /** 0 where nothing is charged. */
  price: Said<QuoteAmount>;
  isRefundable: Said<boolean> | null;
}>;

export type QuotePacking = Readonly<{
  unitsPerCarton: Said<number> | null;
  /** Centimeters. */
  cartonSizeCm: Said<readonly [number, number, number]> | null;
  /** Kilograms, gross. */
  cartonWeightKg: Said<number> | null;
}>;

export type QuoteValidity = Readonly<{ days: number | null; until: string | null }>;

export const balanceTimes = [
  'before shipment',
  'against B/L copy',
  'at sight',
  'on delivery',
] as const;
export type BalanceTime = (typeof balanceTimes)[number];

export type QuotePayment = Readonly<{
  /** 100 where all is paid before production. */
  depositPct: Said<number> | null;
  balance: Said<BalanceTime> | null;
  methods: readonly Said<string>[];
}>;

export const certificateStatuses = ['has', 'can get', 'offered at a cost'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

export type QuoteCertificate = Readonly<{ name: string; status: CertificateStatus }>;

/** What makes a buyer stop and ask; see `quote-warnings.ts` for those that need more than the mail. */
export type MailWarning =
  | 'all in advance'
  | 'bank account changed'
  | 'personal account'
  | 'no incoterm'
  | 'price without quantity'
  | 'expired';

/**
 * What a supplier's mail says about one product, every value with its words. Null and empty lists mean
 * "not stated"; nothing is filled in from general knowledge.
 */
export type SupplierQuote = Readonly<{
  /** The mail as read: every source is a span of it. */
  text: string;
  priceSteps: readonly Said<QuoteStep>[];
  minimumOrder: Said<MinimumOrder> | null;
  hasNoMinimum: boolean;
  incoterms: readonly Said<DeliveryTerm>[];
  leadTime: Said<LeadTime> | null;
  sample: QuoteSample | null;
  tooling: QuoteTooling | null;
  packing: QuotePacking | null;
  /** The words on packing, also where they hold no figure. */
  packingWords: readonly Span[];
  validity: Said<QuoteValidity> | null;
  /** The words on payment of the order. */
  paymentWords: readonly Span[];
  payment: QuotePayment | null;
  certificates: readonly Said<QuoteCertificate>[];
  /** ISO 3166 code of the country of making. */
  origin: Said<string> | null;
  hsCode: Said<string> | null;
  warnings: readonly Said<MailWarning>[];
  /** The day of the mail, 'YYYY-MM-DD', where it has one. */
  mailDay: string | null;
  /** Several products are priced, and nothing says which of them was asked for. */
  isOpenProduct: boolean;
}>;
