import type { TariffLookupResponse } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import type { FreightMode } from '@functions/_shared/domain/money/freight-modes.ts';
import type { DutyTopic } from './follow-up.ts';
import type { FactoryTopic, ShownFactories } from './shown-factories.ts';

/** Pages that answer what was asked in other words. */
export type PageQuestion =
  | 'first-money'
  | 'launch-time'
  | 'start-alone'
  | 'fulfillment'
  | 'sample-cost'
  | 'deposit'
  | 'test-demand'
  | 'will-buy';

/** What a message asks for that one of the site's engines answers without the pages. */
export type Intent =
  | { kind: 'help' | 'languages' | 'off-topic' | 'doubt' | 'complaint' | 'ideas' }
  /** Asks what was asked before; null when nothing was. */
  | { kind: 'recall'; question: string | null; isFirst?: boolean }
  /** A supplier's reply that was pasted in, or whether its price is a usual one. */
  | { kind: 'supplier-reply' | 'quote-check'; reply: string }
  /** Asks where the last answer is from. */
  | { kind: 'source'; source: string }
  /** Asks who the assistant is, who made it, what it does not do, or whether we can be trusted. */
  | { kind: 'identity'; about: 'name' | 'maker' | 'limits' | 'trust' }
  /** Says that an answer is fine; `goods` is empty, so that those of the thread count. */
  | { kind: 'approval'; goods: string }
  /** The pages are asked in their own words. */
  | { kind: 'ask-pages'; questions: readonly PageQuestion[] }
  /** "Is that realistic", of what was not answered. */
  | { kind: 'judge-unknown'; goods: string }
  /** "Is that good": a price, or something else that the thread does not tell. */
  | { kind: 'judgment'; goods: string; isPrice: boolean }
  /** Goes on with the duty of the goods of the thread, which the lookup answers. */
  | { kind: 'duty' }
  | DecideIntent
  | BudgetIntent
  | DemandIntent
  /** What so many pieces weigh, or which way of transport suits them. */
  | ({ kind: 'weight' | 'modes' } & AboutGoods)
  /** A color, a print or a size, which no figure depends on. */
  | ({ kind: 'looks'; looks: readonly string[] } & AboutGoods)
  /** Judges or picks among factories, asks what a rating or earnings rest on, what a
   *  price includes, or to change a draft. */
  | { kind: 'factory-check' | 'why-rating' | 'earnings-check' | 'own-draft' | 'included' }
  /** Asks what the cards of the factories shown say; `goods` are what was searched for. */
  | ({ kind: 'shown-factories'; topic: FactoryTopic; goods: string } & ShownFactories)
  /** Asks since when; the sentence of the last answer that says a day, null where none does. */
  | { kind: 'since'; sentence: string | null }
  /** Whether a shipment of this value needs a customs bond, US dollars. */
  | { kind: 'bond'; valueUsd: number }
  /** "Yes", after questions that could be asked next. */
  | { kind: 'choose'; suggestions: readonly string[] }
  /** A detail of the duties just given. */
  | {
      kind: 'about-duty';
      topic: DutyTopic;
      duties: readonly TariffLookupResponse[];
      /** The law that the message names: "Section 301". */
      law: string | null;
    }
  /** Customs fees on the value of a shipment, US dollars. */
  | { kind: 'customs-fees'; valueUsd: number }
  /** Monthly earnings; null where the message does not say. */
  | {
      kind: 'earnings';
      followers: number;
      engagementRatePct: number | null;
      priceUsd: number | null;
    }
  /** Our fulfillment for this many orders a month. */
  | { kind: 'fulfillment'; monthlyOrders: number }
  /** Names goods, or tells of a plan to sell them, whatever they are. */
  | { kind: 'goods'; goods: string; isPlan: boolean }
  /** Asks for the rules on goods. */
  | { kind: 'rules'; goods: string }
  /** Postage to a customer, of goods or of a parcel that weighs so much. */
  | { kind: 'parcel'; goods: string; weightKg: number | null }
  | ProfitIntent
  | MarginIntent
  | QuotedPriceIntent
  | InHandsIntent
  | GoodsIntent;

/** A question about goods, which the words in `goods` name; `originCodes` as in the tariff schedule. */
export type GoodsIntent = {
  /**
   * What they cost at the factory, whether that can be less, and what else makes it less; the usual
   * minimum and production time, or whether so many pieces are enough; what a piece costs in a US
   * warehouse, or the freight to it; a request for quotes; which country suits them, or how the
   * named ones compare.
   */
  kind:
    | 'price'
    | 'price-check'
    | 'price-levers'
    | 'terms'
    | 'minimum-check'
    | 'landed-cost'
    | 'freight'
    | 'rfq'
    | 'countries';
  /** What the visitor pays the factory, US dollars per piece; counts in a landed cost. */
  ownFobUsd?: number | undefined;
  /** Countries that it shall not be; those of the tariff schedule. */
  avoided?: readonly string[] | undefined;
  /** How it travels, where a question about freight says so. */
  mode?: FreightMode | undefined;
} & AboutGoods;

type AboutGoods = {
  goods: string;
  units: number | null;
  originCodes: readonly string[];
};

/** What a piece leaves when it sells at a price; US dollars per piece. */
export type ProfitIntent = AboutGoods & {
  kind: 'profit';
  /** Null for the usual price. */
  priceUsd: number | null;
  /** What it costs the visitor at the factory, or in their warehouse. */
  ownFobUsd?: number | undefined;
  ownLandedUsd?: number | undefined;
  /** Other costs of each sale that the visitor names. */
  extraUsd?: number | undefined;
};

/** What the visitor's own figures leave, or the price that a margin asks for; US dollars per piece. */
export type MarginIntent = {
  kind: 'margin';
  costUsd?: number | undefined;
  priceUsd?: number | undefined;
  /** Other costs of each sale: postage, ads. */
  extraUsd?: number | undefined;
  /** Percent of the price. */
  marginPct?: number | undefined;
};

/**
 * "Should I", "which is better", "is it worth it": which of the countries that were spoken of, or
 * whether to order at all.
 */
export type DecideIntent = AboutGoods & {
  kind: 'decide';
  /** Asks which country, not whether to order. */
  isChoice: boolean;
  /** What the visitor pays the factory and customers pay, US dollars per piece. */
  ownFobUsd?: number | undefined;
  priceUsd?: number | null | undefined;
};

/** How many pieces a budget pays for, US dollars; undefined where none was named yet. */
export type BudgetIntent = AboutGoods & {
  kind: 'budget';
  budgetUsd?: number | undefined;
  ownFobUsd?: number | undefined;
};

/** Whether anybody would buy them, at a price where one is named, US dollars. */
export type DemandIntent = AboutGoods & { kind: 'demand'; priceUsd?: number | null | undefined };

/** Whether a factory price that the message names is a usual one, US dollars per piece. */
export type QuotedPriceIntent = AboutGoods & {
  kind: 'quoted-price';
  unitUsd: number;
  /** The Incoterm of a price that is not FOB. */
  otherTerm?: string | undefined;
};

/** When goods can be there; `text` says by when, if it does. */
export type InHandsIntent = {
  kind: 'in-hands';
  goods: string;
  units: number | null;
  originCodes: readonly string[];
  text: string;
  /** Where they shall be, five digits. */
  zip?: string | undefined;
};
