import { sellersWords } from './chat.ts';
import { chooseSteps } from './choose-steps.ts';
import { readColumnLists } from './column-lists.ts';
import { productScore, productWords } from './product-match.ts';
import { dateHabitOf, mailDayOf } from './quote-dates.ts';
import { decimalMarkOf } from './quote-numbers.ts';
import { type QuoteLine, quoteLines } from './quote-parts.ts';
import { type LabeledCell, type QuoteTables, readTables } from './quote-table.ts';
import { mailText, type Span } from './quote-text.ts';
import { type QuoteTopic, topicHits } from './quote-topics.ts';
import { currencyNamed } from './quote-units.ts';
import { readCertificates } from './read-certificates.ts';
import { readDelivery, termsOf } from './read-delivery.ts';
import { readMinimum, saysNoMinimum } from './read-minimum.ts';
import { readHsCode, readOrigin } from './read-origin.ts';
import { readPacking } from './read-packing.ts';
import { readPayment } from './read-payment.ts';
import { readSample } from './read-sample.ts';
import { readLineSteps } from './read-steps.ts';
import { readLeadTime } from './read-times.ts';
import { readTooling } from './read-tooling.ts';
import { readValidity } from './read-validity.ts';
import { readWarnings } from './read-warnings.ts';
import type { StepCandidate } from './step-candidate.ts';
import { statedSize } from './step-quantity.ts';
import type { QuotePayment, SupplierQuote } from './supplier-quote.ts';
import type { QuoteCurrency } from './supplier-reply.ts';
import { swappedPrices } from './swapped-prices.ts';
import { leadTimeOfCells } from './table-times.ts';
import { unwrapped } from './unwrap.ts';

export type QuoteOptions = Readonly<{
  /** What the buyer asked for, in any words: chooses between the products of a price list. */
  product?: string;
  /** 'YYYY-MM-DD'; without it, no offer counts as expired and no date without a year is read. */
  today?: string;
}>;

/** Reads a supplier's mail. What it does not say stays null or empty. */
export function readQuote(mail: string, { product = '', today }: QuoteOptions = {}): SupplierQuote {
  const { text, newest, older, asked } = mailText(mail);
  const read = readMessage(newest, asked, { product, today: today ?? null, text });
  return holdsOn(newest)
    ? completedBy(read, readMessage(older, asked, { product, today: today ?? null, text }))
    : read;
}

/** A mail with more is a catalog; every price is held against every other. */
const maxPrices = 200;

type Options = Readonly<{ product: string; today: string | null; text: string }>;

function readMessage(
  message: string,
  quoted: string,
  { product, today, text }: Options,
): SupplierQuote {
  const chat = sellersWords(message);
  // Who writes in a chat breaks lines on purpose.
  const said = inPesos(chat.asked.trim() === '' ? unwrapped(chat.said) : chat.said);
  const asked = joinedText(quoted, chat.asked);
  const mark = decimalMarkOf(said);
  const words = productWords(product);
  const habit = dateHabitOf(message);
  const mailDay = mailDayOf(message.trim() === '' ? text : message, habit);
  const lines = quoteLines(said, asked, { mark, product: words });
  const tables = joinedTables(readColumnLists(said, mark), readTables(said, mark));
  const free = lines.filter(({ start }) => !tables.lines.has(start));
  const currency = mainCurrency(lines, said);
  const mentions = readDelivery(lines);
  const isTooling = ({ context }: StepCandidate) =>
    topicHits(context).some(
      ({ topic, word }) =>
        topic === 'tooling' && !productWords(word).every((each) => words.includes(each)),
    );
  const rows = tables.steps.filter(isTooling);
  const candidates = [
    ...tables.steps.filter((step) => !isTooling(step)),
    ...readLineSteps(free, currency, tables.steps),
  ]
    .map((step) => ({ ...step, currency: step.currency ?? currency }))
    .sort((a, b) => a.start - b.start)
    .slice(0, maxPrices);
  const { steps, contexts, isOpenProduct } = chooseSteps(
    swappedPrices(candidates, lines),
    mentions,
    words,
    said,
    statedSize(free),
  );
  const cells = ownCells(tables.cells, contexts, words);
  const incoterms = termsOf(mentions);
  const minimumOrder = readMinimum(free, cells, words);
  const hasNoMinimum = minimumOrder === null && saysNoMinimum(said);
  const payment = readPayment(free);
  const validity = readValidity(free, { habit, mailDay, today });
  const read = {
    priceSteps: steps,
    incoterms,
    minimumOrder,
    hasNoMinimum,
    payment,
    validity,
    mailDay,
  };
  return {
    text,
    ...read,
    leadTime: readLeadTime(free, words) ?? leadTimeOfCells(cells, mark),
    sample: readSample(free, currency),
    tooling: readTooling(free, { rows, currency }),
    packing: readPacking(free, cells, { product: words, mark }),
    packingWords: spansOf(free, 'packing'),
    paymentWords: paymentSpans(free),
    certificates: readCertificates(free),
    origin: readOrigin(lines),
    hsCode: readHsCode(lines),
    warnings: readWarnings(said, read, today),
    isOpenProduct,
  };
}

/** Who quotes in Mexican pesos writes the dollar sign for them; "₱" holds its place. */
function inPesos(said: string): string {
  const isPesos =
    /(?<!\p{L})(?:(?:precios?|importes?|cotizaci[óo]n)[^.\n]{0,24} en pesos|pesos mexicanos|m\.n\.)/iu.test(
      said,
    );
  const isDollars = /(?<!\p{L})(?:usd|us\s?\$|d[óo]lares|dlls)/iu.test(said);
  return isPesos && !isDollars ? said.replace(/\$/g, '₱') : said;
}

/** A text that is copied column by column has no rows. */
function joinedTables(lists: QuoteTables, rows: QuoteTables): QuoteTables {
  return lists.steps.length > 0 ? lists : rows;
}

/** Both texts are blank where the other is not. */
function joinedText(one: string, other: string): string {
  return one.replace(/ /g, (blank, at: number) => other[at] ?? blank);
}

/** The currency of prices that name none: the one that the mail names, if it is only one. */
function mainCurrency(lines: readonly QuoteLine[], said: string): QuoteCurrency | null {
  const statement =
    /(?:prices?|all|quoted|amounts?|fiyatlar)[^.\n]{0,24}\b(?:in|are in|is in|:)\s{0,2}([^\s.,;)]{1,8}(?: dollars?)?)/iu.exec(
      said,
    )?.[1] ?? /单位\s?[:：]?\s?(人民币|美元|美金|元|USD|RMB)/u.exec(said)?.[1];
  const stated = statement === undefined ? null : currencyNamed(statement);
  if (stated !== null) return stated;
  const counts = new Map<QuoteCurrency, number>();
  for (const { currency } of lines.flatMap(({ figures }) => figures)) {
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  if (sorted[0] !== undefined) return sorted[0][0];
  // "EXW Shenzhen, USD": named once, for all.
  const named = new Set(
    (
      said.match(
        /(?<!\p{L})(?:us\s?\$|usd|eur|euros?|rmb|cny|yuan|gbp|inr|rs|rupees|TRY|TL|mxn|us dollars?|dollars?)(?!\p{L})|(?<![\p{L}])[$€£₹₺¥]|美元|美金|人民币/giu,
      ) ?? []
    ).map(currencyNamed),
  );
  const [only] = named;
  return named.size === 1 ? (only ?? null) : null;
}

/** The cells of the row that the prices are from. */
function ownCells(
  cells: readonly LabeledCell[],
  contexts: readonly string[],
  words: readonly string[],
): LabeledCell[] {
  const own = cells.filter(({ context }) => contexts.includes(context));
  return own.sort((a, b) => productScore(b.context, words) - productScore(a.context, words));
}

function spansOf(lines: readonly QuoteLine[], topic: QuoteTopic): Span[] {
  return lines.flatMap(({ parts }) =>
    parts
      .filter(({ hits }) => hits.some((hit) => hit.topic === topic))
      .map(({ start, end }) => ({ from: start, to: end })),
  );
}

/** Shares and times of payment; a sample's are left out, and those that only date the production. */
function paymentSpans(lines: readonly QuoteLine[]): Span[] {
  return lines.flatMap(({ parts }) =>
    parts
      .filter(({ hits, carried, figures }) => {
        const topics = hits.map(({ topic }) => topic);
        if (
          topics.includes('sample') ||
          topics.find((each) => each === 'production' || each === 'payment') === 'production'
        )
          return false;
        return (
          topics.includes('payment') ||
          (topics.length === 0 &&
            carried.includes('payment') &&
            figures.some(({ kind }) => kind === 'percent'))
        );
      })
      .map(({ start, end }) => ({ from: start, to: end })),
  );
}

const sameTerms =
  /(?:other|rest|everything|all)(?: else| other)?(?: terms| conditions| details)?[^.\n]{0,30}(?:same|unchanged|as (?:before|below|last)|no change)|same (?:terms|conditions) as|(?:price|terms|conditions)[^.\n]{0,40}(?:as below|below|as quoted)[^.\n]{0,12}(?:hold|valid|stand|apply|same|ok|still)|(?:rest|others?|all else|remaining terms)[^.\n]{0,12}(?:as (?:we |already )?(?:agreed|discussed)|remains?|unchanged)|(?:übrigen?|anderen?|sonstigen?) (?:konditionen|bedingungen)[^.\n]{0,24}(?:unverändert|gleich|bestehen)|(?:lo demás|demás condiciones|resto de (?:las )?condiciones|demais condições|autres conditions|altre condizioni)[^.\n]{0,20}(?:igual\p{L}*|sin cambios?|mism\p{L}*|mantêm|inchangées|identiques|invariate|uguali)|diğer şartlar aynı|其他(?:条件|条款)?(?:不变|同)/iu;

function holdsOn(newest: string): boolean {
  return sameTerms.test(newest);
}

/** A new deposit leaves the rest of the terms as they were. */
function paymentOf({ payment }: SupplierQuote, older: SupplierQuote): QuotePayment | null {
  if (payment === null || older.payment === null) return payment ?? older.payment;
  return {
    depositPct: payment.depositPct ?? older.payment.depositPct,
    balance: payment.balance ?? older.payment.balance,
    methods: payment.methods.length > 0 ? payment.methods : older.payment.methods,
  };
}

/** "Everything else same as in my mail below": what the newest message leaves out holds on. */
function completedBy(read: SupplierQuote, older: SupplierQuote): SupplierQuote {
  const incoterms = read.incoterms.length > 0 ? read.incoterms : older.incoterms;
  const warnings = read.warnings.filter(
    ({ value }) => value !== 'no incoterm' || incoterms.length === 0,
  );
  return {
    ...read,
    incoterms,
    warnings,
    // "Price and terms as below still hold".
    priceSteps: read.priceSteps.length > 0 ? read.priceSteps : older.priceSteps,
    minimumOrder: read.minimumOrder ?? older.minimumOrder,
    leadTime: read.leadTime ?? older.leadTime,
    sample: read.sample ?? older.sample,
    tooling: read.tooling ?? older.tooling,
    packing: read.packing ?? older.packing,
    payment: paymentOf(read, older),
    certificates: read.certificates.length > 0 ? read.certificates : older.certificates,
    origin: read.origin ?? older.origin,
    hsCode: read.hsCode ?? older.hsCode,
  };
}
