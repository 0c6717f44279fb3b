/** Currencies that suppliers quote in, ISO 4217. */
export type QuoteCurrency = 'USD' | 'EUR' | 'CNY' | 'GBP' | 'TRY' | 'INR' | 'MXN';

export type QuotedSum = Readonly<{ amount: number; currency: QuoteCurrency }>;

/** A price for one piece. */
export type QuotedPrice = QuotedSum &
  Readonly<{
    /** From how many pieces on; null where the reply does not say. */
    fromUnits: number | null;
  }>;

export type QuotedDays = Readonly<{
  minDays: number;
  maxDays: number;
  /** Of the supplier's calendar: five or six days a week. */
  isWorkingDays: boolean;
}>;

/** What a supplier's reply says. Null and empty lists mean that it does not say. */
export type SupplierReply = Readonly<{
  /** Per piece, in the order of the reply; two or more are quantity breaks. */
  prices: readonly QuotedPrice[];
  /** 'FOB'; as Incoterms 2020 write it. */
  incoterm: string | null;
  /** The place of the incoterm: 'Ningbo'. */
  place: string | null;
  /** The fewest pieces of an order; 1 where there is no minimum. */
  minOrder: number | null;
  /** What the minimum counts for: 'color', 'size', 'design'. */
  minOrderPer: string | null;
  production: QuotedDays | null;
  sampleCost: QuotedSum | 'free' | null;
  sampleTime: QuotedDays | null;
  /** As the reply puts it: '30% deposit'. */
  payment: string | null;
  /** The share paid before production, percent. */
  depositPct: number | null;
  /** Molds, plates, set-up. */
  tooling: QuotedSum | 'free' | null;
  /** As the reply puts it. */
  packaging: string | null;
  /** '15 days', 'until Dec 31'. */
  validity: string | null;
  certificates: readonly string[];
  /** As a name: 'China'. */
  country: string | null;
  /** The first name of who signs: 'Linda'. */
  signedBy: string | null;
}>;
