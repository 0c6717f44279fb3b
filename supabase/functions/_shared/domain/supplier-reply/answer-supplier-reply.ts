import { listInWords } from '../list-in-words.ts';
import type { QuotedDays, QuotedPrice, QuotedSum, SupplierReply } from './supplier-reply.ts';

export type SupplierAnswer = Readonly<{
  /** What the reply holds and lacks, in plain sentences. */
  text: string;
  /** Names of what it lacks: 'the delivery terms'. */
  missing: readonly string[];
  /** A message to the supplier that asks for what is missing, or confirms when nothing is. */
  draft: string;
}>;

/** A point that a quote should settle: its name for the visitor and the question to the supplier. */
type OpenPoint = Readonly<{ name: string; ask: string }>;

/** Says what a supplier's reply holds and lacks, and drafts the answer to it. */
export function answerSupplierReply(reply: SupplierReply): SupplierAnswer {
  const missing = openPoints(reply);
  const held = heldPoints(reply);
  const summary =
    held.length === 0
      ? 'I don’t see a price or terms in this reply.'
      : `Here’s what the reply says: ${held.join('; ')}.`;
  const lacks =
    missing.length === 0
      ? 'It answers everything a first quote should.'
      : `It doesn’t say: ${listInWords(
          missing.map(({ name }) => name),
          'or',
        )}.`;
  return {
    text: [summary, ...cautions(reply), lacks, 'Below is a reply you can copy.'].join(' '),
    missing: missing.map(({ name }) => name),
    draft: draftOf(reply, missing),
  };
}

function heldPoints(reply: SupplierReply): string[] {
  const { packaging, certificates, validity, payment, country } = reply;
  return [
    priceText(reply),
    ...minOrderText(reply),
    ...(reply.production === null ? [] : [`production takes ${daysText(reply.production)}`]),
    ...sampleText(reply),
    ...(reply.tooling === null
      ? []
      : [
          reply.tooling === 'free'
            ? 'tooling or set-up costs nothing'
            : `tooling or set-up costs ${sumText(reply.tooling)}`,
        ]),
    ...(payment === null ? [] : [`payment: ${payment}`]),
    ...(packaging === null ? [] : [`packaging: ${packaging}`]),
    ...(validity === null
      ? []
      : [`the quote is valid ${validity.startsWith('until') ? validity : `for ${validity}`}`]),
    ...(certificates.length === 0
      ? []
      : [`certificates named: ${listInWords(certificates, 'and')}`]),
    ...(country === null ? [] : [`the goods come from ${country}`]),
  ].filter((point) => point !== '');
}

function priceText({ prices, incoterm, place }: SupplierReply): string {
  const delivery = [incoterm, place].filter((part) => part !== null).join(' ');
  if (prices.length === 0) return delivery === '' ? '' : `terms ${delivery}, without a price`;
  const isOnly = prices.length === 1;
  const each = prices.map((price) => `${sumText(price)} a piece${fromText(price, isOnly)}`);
  return `${listInWords(each, 'and')}${delivery === '' ? '' : `, ${delivery}`}`;
}

function fromText({ fromUnits }: QuotedPrice, isOnly: boolean): string {
  return fromUnits === null
    ? ''
    : ` ${isOnly ? 'for' : 'from'} ${fromUnits.toLocaleString('en-US')} pieces`;
}

function minOrderText({ minOrder, minOrderPer }: SupplierReply): string[] {
  if (minOrder === null) return [];
  if (minOrder === 1) return ['there is no minimum order'];
  const per = minOrderPer === null ? '' : ` per ${minOrderPer}`;
  return [`the minimum order is ${minOrder.toLocaleString('en-US')} pieces${per}`];
}

function sampleText({ sampleCost, sampleTime }: SupplierReply): string[] {
  const cost =
    sampleCost === null
      ? ''
      : sampleCost === 'free'
        ? 'a sample is free'
        : `a sample costs ${sumText(sampleCost)}`;
  const time = sampleTime === null ? '' : `a sample takes ${daysText(sampleTime)}`;
  return [cost, time].filter((part) => part !== '');
}

/** What a buyer should notice in what the reply does say. */
function cautions({ prices, incoterm, depositPct }: SupplierReply): string[] {
  const other = prices.find(({ currency }) => currency !== 'USD')?.currency;
  const delivery = incoterm === null ? undefined : deliveryNotes[incoterm];
  return [
    ...(other === undefined
      ? []
      : [`The price is in ${other}, so in dollars it moves with the exchange rate.`]),
    ...(delivery === undefined ? [] : [delivery]),
    ...(depositPct !== null && depositPct >= 100
      ? ['Paying everything in advance leaves you no leverage if goods are late or faulty.']
      : []),
  ];
}

/** What the buyer pays on top, after the rules of Incoterms 2020. */
const deliveryNotes: Readonly<Record<string, string>> = {
  EXW: 'EXW is the price at the factory’s gate: pickup, export documents, freight and duty are extra.',
  FCA: 'FCA includes export clearance; freight, insurance and duty are extra.',
  FOB: 'FOB includes loading on the ship; ocean freight, insurance and duty are extra.',
  CFR: 'CFR includes freight to the port named; insurance, unloading and duty are extra.',
  CIF: 'CIF includes freight and insurance to the port named; unloading and duty are extra.',
  DAP: 'DAP includes freight to the place named; duty is extra.',
  DDP: 'DDP includes duty: ask who the importer of record is and what value is declared.',
};

function openPoints(reply: SupplierReply): OpenPoint[] {
  const { prices, incoterm, place, minOrder, production, sampleCost, sampleTime } = reply;
  const { payment, tooling, packaging, validity, certificates } = reply;
  const points: readonly (readonly [isOpen: boolean, point: OpenPoint])[] = [
    [
      prices.length === 0,
      {
        name: 'the price of a piece',
        ask: 'What is the unit price in US dollars, at 500, 1,000 and 3,000 pieces?',
      },
    ],
    [
      incoterm === null,
      { name: 'the delivery terms', ask: 'Is the price FOB, and from which port?' },
    ],
    [
      incoterm !== null && place === null && incoterm !== 'EXW',
      { name: 'the port or place', ask: `Which port or place does ${incoterm} refer to?` },
    ],
    [
      minOrder === null,
      { name: 'the minimum order', ask: 'What is the minimum order, per design and per color?' },
    ],
    [
      prices.length === 1,
      {
        name: 'the price at larger quantities',
        ask: 'What is the price at larger quantities?',
      },
    ],
    [
      production === null,
      {
        name: 'the production time',
        ask: 'How many days does production take after the deposit and sample approval?',
      },
    ],
    [
      sampleCost === null,
      {
        name: 'the price of a sample',
        ask: 'What does a sample cost, and is it refunded with the order?',
      },
    ],
    [sampleTime === null, { name: 'the sample time', ask: 'How many days does a sample take?' }],
    [payment === null, { name: 'the payment terms', ask: 'What are your payment terms?' }],
    [
      tooling === null,
      {
        name: 'tooling or set-up costs',
        ask: 'Are there any costs for molds, tooling, plates or set-up, and who owns the tooling?',
      },
    ],
    [
      packaging === null,
      {
        name: 'the packaging',
        ask: 'What packaging is included, and what are the carton size, weight and pieces per carton?',
      },
    ],
    [
      certificates.length === 0,
      {
        name: 'certificates or test reports',
        ask: 'Which certificates or test reports can you send for this product?',
      },
    ],
    [
      validity === null,
      { name: 'how long the quote is valid', ask: 'How long is this quote valid?' },
    ],
  ];
  return points.flatMap(([isOpen, point]) => (isOpen ? [point] : []));
}

function draftOf({ signedBy }: SupplierReply, missing: readonly OpenPoint[]): string {
  const greeting = `Hello${signedBy === null ? '' : ` ${signedBy}`},`;
  const closing = 'Thank you and best regards,\n[Your name]';
  if (missing.length === 0) {
    return `${greeting}\n\nThank you for your quote. It’s complete, and I’ll get back to you about a sample shortly.\n\n${closing}`;
  }
  const questions = missing.map(({ ask }, place) => `${place + 1}. ${ask}`).join('\n');
  const head =
    missing.length === 1
      ? 'Thank you for your quote. Could you please answer one more question?'
      : 'Thank you for your quote. Could you please answer a few more questions?';
  return `${greeting}\n\n${head}\n\n${questions}\n\n${closing}`;
}

function sumText({ amount, currency }: QuotedSum): string {
  const digits = amount.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 4,
  });
  return currency === 'USD' ? `$${digits}` : `${currency} ${digits}`;
}

/** The upper end, as everywhere on the site. */
function daysText({ minDays, maxDays, isWorkingDays }: QuotedDays): string {
  const days = `${maxDays}${isWorkingDays ? ' working' : ''} days`;
  return minDays === maxDays ? days : `up to ${days}`;
}
