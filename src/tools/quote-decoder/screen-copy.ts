import type { DeliveredStepId } from '@functions/_shared/domain/money/delivered-quote.ts';
import type { FigureSource } from '@functions/_shared/domain/money/money-chain.assumptions.ts';
import { decoderFormCopy } from './copy.ts';
import type { BasisGap } from './rules/one-basis.ts';
import type { QuoteFlag, QuoteFlagKind } from './rules/quote-flags.ts';

/** The texts of what is read from the mails. */
export const decoderCopy = {
  mails: { label: decoderFormCopy.mails.label },
  nothing:
    'We found no price or terms in this email. If it’s a quote, use the reply below to tell the supplier what’s missing.',
  table: {
    title: 'What the emails say',
    intro:
      'Press any entry to see its words in the email. “Not stated” means the email doesn’t say it: we never fill it in.',
    field: 'Field',
    notStated: 'not stated',
    showWords: (what: string, name: string) => `${what}, ${name}: show the words in the email`,
    openProduct: 'This email prices several products. Name yours above, so we show the right one.',
  },
  words: {
    title: (name: string) => `The words in ${name}`,
    close: 'Close',
    list: 'Every entry and its words',
    listOf: (name: string) => `Entries of ${name}`,
  },
  fields: {
    prices: 'Price',
    minimum: 'Minimum order',
    delivery: 'Delivery terms',
    lead: 'Production time',
    sample: 'Sample',
    sampleTime: 'Sample time',
    tooling: 'Tooling and set-up',
    carton: 'Pieces per carton',
    cartonSize: 'Carton size',
    cartonWeight: 'Carton weight',
    payment: 'Payment',
    methods: 'Ways to pay',
    validity: 'Valid',
    certificates: 'Certificates',
    origin: 'Made in',
    hs: 'HS code',
  },
  values: {
    from: (count: string) => `from ${count}`,
    between: (from: string, to: string) => `for ${from} to ${to}`,
    upTo: (count: string) => `up to ${count}`,
    range: (from: string, to: string) => `${from} to ${to}`,
    price: (amount: string, unit: string) => `${amount} a ${unit}`,
    noCurrency: 'currency not stated',
    per: (what: string) => ` per ${what}`,
    noMinimum: 'no minimum',
    days: (days: string, isWorking: boolean) => `${days} ${isWorking ? 'working days' : 'days'}`,
    after: {
      order: 'after the order',
      deposit: 'after the deposit',
      'artwork approval': 'after the artwork is approved',
      'sample approval': 'after the sample is approved',
    },
    free: 'free',
    notFree: 'not free',
    refunded: 'refunded or taken off the order',
    notRefunded: 'not refunded',
    noCharge: 'no charge',
    deposit: (pct: number) => (pct >= 100 ? 'all in advance' : `${pct}% deposit`),
    balance: {
      'before shipment': 'balance before shipment',
      'against B/L copy': 'balance against a copy of the bill of lading',
      'at sight': 'at sight',
      'on delivery': 'balance on delivery',
    },
    until: (day: string) => `until ${day}`,
    validDays: (days: number) => `${days} days`,
    certificate: {
      has: '',
      'can get': ' (can be arranged, not held)',
      'offered at a cost': ' (offered at a cost, not held)',
    },
    kilograms: (kg: string) => `${kg} kg gross`,
  },
  flags: {
    title: 'Red flags',
    none: 'None that we look for.',
    words: 'In the email:',
    texts: {
      'bank account changed': () => ({
        text: 'The bank account has changed.',
        action:
          'Call a number you already had, not one from this email, and confirm the account before you pay. A changed account is a classic sign of fraud.',
      }),
      'personal account': () => ({
        text: 'The money goes to a person, not to the company.',
        action:
          'Ask for an account in the company’s name. A payment to a person is hard to get back.',
      }),
      'half the usual price': (detail: string) => ({
        text: `The price is less than half the usual one: ${detail}.`,
        action:
          'Ask what differs in material, size or finish, and get a sample before any deposit.',
      }),
      'all in advance': () => ({
        text: 'You’d pay all of it in advance.',
        action: 'Offer 30% now and the balance before shipment, after an inspection.',
      }),
      expired: () => ({
        text: 'The offer is no longer valid.',
        action: 'Ask whether the price still holds before you plan with it.',
      }),
      'no incoterm': () => ({
        text: 'The price comes with no delivery terms.',
        action: 'Ask for FOB with the port. Without terms, nobody knows what the price includes.',
      }),
      'price without quantity': () => ({
        text: 'The price isn’t tied to a quantity.',
        action: 'Ask for the price at your quantity and at the next two price breaks.',
      }),
      'minimum above order': (detail: string) => ({
        text: `The minimum of ${detail} is above your order.`,
        action:
          'Ask for the price at your quantity, or for stock colors and materials, which often have a lower minimum.',
      }),
      'certificate only promised': (detail: string) => ({
        text: `${detail}: promised or offered, not shown as held.`,
        action:
          'Ask for the report or certificate with its number and date, and check it with the lab or the issuer.',
      }),
      'free mailbox': (detail: string) => ({
        text: `A company that calls itself large is using a free email address: ${detail}.`,
        action: 'Look up the company’s own domain and email it there.',
      }),
    } satisfies Record<
      QuoteFlagKind,
      (detail: QuoteFlag['detail']) => { text: string; action: string }
    >,
  },
  gaps: {
    title: 'What’s missing, and a reply that asks for it',
    missing: (names: string) => `Not in this email: ${names}.`,
    complete: 'This email answers everything a first quote should.',
    copy: 'Copy the reply',
    mail: 'Open in your email program',
    label: (name: string) => `Reply to ${name}`,
  },
  basis: {
    title: 'On one basis: at your door, duty paid',
    intro: (units: string, zip: string) =>
      `${units} pieces, delivered to ${zip}. Each quote starts from its own terms; we add what they leave out.`,
    noZip: 'a US address',
    need: 'Enter the product and the pieces in your order to compare the quotes on one basis.',
    piece: 'A piece, delivered',
    order: 'The whole order',
    tooling: 'Tooling, once',
    quoted: 'Quoted price',
    inPrice: 'in the price',
    range: (low: string, high: string) => `${low} to ${high}`,
    best: 'lowest',
    only: (name: string, usd: string) => `${name} comes to about ${usd} a piece at your door.`,
    least: (name: string, usd: string, less: string, other: string) =>
      `${name} costs the least at your door: about ${usd} a piece, ${less} less than ${other}.`,
    same: (name: string, other: string, usd: string) =>
      `${name} and ${other} cost about the same at your door: ${usd} a piece.`,
    overlap: 'The two ranges overlap, so either could turn out cheaper.',
    steps: {
      pickup: 'Pickup at the factory',
      export: 'Export documents',
      freight: 'Freight to the US',
      arrival: 'Unloading and the last miles',
      insurance: 'Cargo insurance',
      duty: 'US duty',
      'customs-fees': 'Customs fees',
      broker: 'Customs broker',
    } satisfies Record<DeliveredStepId, string>,
    gaps: {
      price: 'Needs a price.',
      currency: 'Needs the currency of the price.',
      unit: 'The price is by weight, length or carton. Ask for the price of a piece.',
      term: 'Needs the delivery terms.',
      country: 'Needs the country it’s made in.',
      'no lane': 'We have no freight ranges from this country yet.',
      duty: 'We have no tariff line for this product yet.',
    } satisfies Record<BasisGap, string>,
    country: 'Made in',
    countryOpen: 'Choose a country',
    fromPlace: 'Our reading of the place; change it if it’s made elsewhere.',
    term: 'Compared under',
    termOpen: 'Choose the terms',
    rate: (currency: string) => `US dollars for 1 ${currency}`,
    rateHint: (low: string, high: string) => `Blank: our planning rate, ${low} to ${high}.`,
    belowSteps: (from: string) =>
      `Your order is smaller than the smallest one priced (${from}), so your price will be higher.`,
    importer:
      'The supplier delivers with duty paid. Ask who the importer of record is and what value is declared: if it’s you, you’re responsible for the declaration.',
    delivered: (place: string) =>
      `We read this as delivered to ${place}. If that’s not your address, delivery from there is extra.`,
    remote:
      'Our freight ranges are for the mainland. To Alaska, Hawaii, a territory or a military address, it costs more than shown.',
    dutyRange:
      'The duty is a range, because the product may enter under more than one tariff line.',
    sources: (sources: readonly FigureSource[]) =>
      `Sources: ${sources.map(({ name, year }) => `${name}, ${year}`).join('; ')}.`,
    numbers: 'See all the numbers',
    states: {
      loading: 'Working out duty and freight',
      failed: 'Duty and freight didn’t load. What the emails say still holds.',
      retry: 'Try again',
      unknown: (thing: string) =>
        `We’re not sure what “${thing}” is. Give it a plainer name with its material.`,
      notMade: (label: string) => `We don’t source ${label}, so there’s no duty or freight to add.`,
    },
  },
  use: {
    label: 'Use this quote',
    named: (name: string) => `Use this quote: ${name}`,
    done: (name: string) =>
      `${name} is now part of your product: its price, country and quantity are in the other tools.`,
  },
  keep: {
    title: 'Keep the comparison',
    text: 'Print it or save it as a PDF, or take it into a spreadsheet or a document. Words from the emails are included only where they back up an entry.',
    print: 'Print or save as PDF',
    csv: 'Download CSV',
    markdown: 'Download Markdown',
    file: 'supplier-quotes',
  },
} as const;
