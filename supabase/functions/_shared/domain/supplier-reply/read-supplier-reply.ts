import { findFigures } from './figures.ts';
import type { Span } from './quote-text.ts';
import { certificateNames } from './read-certificates.ts';
import { readQuote } from './read-quote.ts';
import { countryNamed, signatureOf } from './reply-words.ts';
import type { SupplierQuote } from './supplier-quote.ts';
import type { QuotedDays, QuotedSum, SupplierReply } from './supplier-reply.ts';

/** No reply is longer; what follows is the thread below it. */
const maxCharacters = 6000;

/** Reads a supplier's reply that was pasted in. What it does not say stays null or empty. */
export function readSupplierReply(text: string): SupplierReply {
  return replyOf(readQuote(text.slice(0, maxCharacters)));
}

/** The same in the words of a conversation: amounts, and terms as the mail puts them. */
export function replyOf(quote: SupplierQuote): SupplierReply {
  const { priceSteps, incoterms, minimumOrder, leadTime, sample, tooling, payment } = quote;
  const [delivery] = incoterms;
  const place = delivery?.value.place ?? null;
  return {
    prices: priceSteps.flatMap(({ value: { unitPrice, currency, fromQuantity } }) =>
      currency === null ? [] : [{ amount: unitPrice, currency, fromUnits: fromQuantity }],
    ),
    incoterm: delivery?.value.term ?? null,
    place,
    minOrder: quote.hasNoMinimum ? 1 : (minimumOrder?.value.quantity ?? null),
    minOrderPer: minimumOrder?.value.per ?? null,
    production: leadTime === null ? null : quotedDays(leadTime.value),
    sampleCost: sample?.price ? sumOf(sample.price.value) : sample?.isFree?.value ? 'free' : null,
    sampleTime: sample?.days ? quotedDays(sample.days.value) : null,
    payment: paymentText(quote),
    depositPct: payment?.depositPct?.value ?? null,
    tooling: tooling === null ? null : sumOf(tooling.price.value),
    packaging: wordsOf(quote, quote.packingWords, packingLabel),
    validity: validityText(quote),
    certificates: certificateNames
      .map(([name]) => name)
      .filter((name) =>
        quote.certificates.some(({ value }) => value.name === name && value.status === 'has'),
      ),
    country: countryNamed(quote.text, place),
    signedBy: signatureOf(quote.text),
  };
}

function quotedDays({
  low,
  high,
  isWorkingDays,
}: {
  low: number;
  high: number;
  isWorkingDays: boolean;
}): QuotedDays {
  return { minDays: low, maxDays: high, isWorkingDays };
}

/** An amount of 0 costs nothing, whatever its currency; one in no known currency is left out. */
function sumOf({
  amount,
  currency,
}: {
  amount: number;
  currency: QuotedSum['currency'] | null;
}): QuotedSum | 'free' | null {
  if (amount === 0) return 'free';
  return currency === null ? null : { amount, currency };
}

const packingLabel = /^\W*(?:pack(?:ing|aging)|embalagem|ambalaj)\s*(?:is\b|:|：)?\s*/iu;
const paymentLabel =
  /^\W*(?:payment(?:\s+terms?)?|terms of payment|pagamento|ödeme)\s*(?:is|are)?\s*[:：-]?\s*/iu;

function paymentText(quote: SupplierQuote): string | null {
  const words = wordsOf(quote, quote.paymentWords, paymentLabel);
  const depositPct = quote.payment?.depositPct?.value;
  return words ?? (depositPct === undefined ? null : `${depositPct}% deposit`);
}

/** The words of spans as the reply puts them, without the name of what they are about. */
function wordsOf({ text }: SupplierQuote, spans: readonly Span[], label: RegExp): string | null {
  const words = spans
    .map(({ from, to }) => text.slice(from, to).trim().replace(label, ''))
    .filter((each) => each !== '');
  return words.length === 0 ? null : words.join(', ');
}

/** '15 days', 'until Dec 31'. */
function validityText({ validity, text }: SupplierQuote): string | null {
  if (validity === null) return null;
  const said = text.slice(validity.source.from, validity.source.to).trim();
  return validity.value.until === null ? said.replace(/(\d)(?=\p{L})/u, '$1 ') : `until ${said}`;
}

/** What a reply says that a question seldom does, one pattern per subject. */
const signals: readonly RegExp[] = [
  /\b(?:EXW|FCA|FOB|CFR|CIF|CNF|DDP|DAP|DDU)\b|\bex[\s-]?works\b/i,
  /\bm\.?o\.?q\b|\bminimum (?:order|quantity|is)\b|\bpedido mínimo\b|\basgari\b/iu,
  /\blead[\s-]?time\b|\bl\/t\b|\bproduction (?:time|takes|about|\d)|\bdelivery(?: time)?\b|\bprazo\b|\bteslim/iu,
  /\bt\/t\b|\bdeposit\b|\bl\/c\b|\bpayment\b|\bpagamento\b|\bödeme\b/iu,
  /\bsample (?:cost|fee|charge|time|price|is|\d)|\bsamples?\s?[:：]|\bamostras?\b|\bnumune/iu,
  /\b(?:mou?ld|tooling|set[\s-]?up|plate)\s(?:cost|fee|charge)/i,
  /\bvalid(?:ity)?\b|\bválida?\b/iu,
  /\bcertificat\w+\b|\b(?:BSCI|GOTS|OEKO-?TEX|Sedex|ISO\s?\d{4,5}|FSC)\b/i,
  /\bpacking\b|\bpackaging\b|\bpolybag\b|\bctn\b/i,
];

/** How suppliers write to who asked them. */
const suppliersVoice =
  /\b(?:thanks?|thank you) for your (?:inquiry|enquiry|e-?mail|message|interest|rfq|request)|\bour (?:best )?(?:price|factory|quotation|offer|moq)|\bwe (?:can|could) (?:offer|make|produce|do|quote)|\bplease (?:find|see|check) (?:below|our|the|attached)|\bdear\b|\b(?:best|kind|warm) regards\b|\bquotation\b|\bglad to\b|\bnice to hear\b|\bobrigad[oa] pel|\bsaygılar/iu;

/** How visitors ask or tell what they need. */
const visitorsVoice =
  /^\W*(?:what|which|how|why|when|where|who|can|could|do|does|is|are|should|would|will|compare|find|show|give|i need|i want|i'm|i am|we need|we want|looking for|duty|tariff|calculate)\b/i;

/** From this many subjects on the text is a reply without any greeting. */
const leastSignals = 3;
const leastSignalsInSuppliersVoice = 2;
const maxQuestionLength = 220;

/** Whether a text is a supplier's reply that was pasted in, rather than a question. */
export function isSupplierReply(text: string): boolean {
  const trimmed = text.trim();
  const found =
    signals.filter((pattern) => pattern.test(trimmed)).length + (hasSum(trimmed) ? 1 : 0);
  const isShort = trimmed.length <= maxQuestionLength && !/\n/.test(trimmed);
  if (isShort && (visitorsVoice.test(trimmed) || /\?\s*$/.test(trimmed))) return false;
  if (found >= leastSignals) return true;
  return found >= leastSignalsInSuppliersVoice && suppliersVoice.test(trimmed);
}

function hasSum(text: string): boolean {
  return text
    .slice(0, maxCharacters)
    .split('\n')
    .some((line) =>
      findFigures(line.slice(0, 1500), undefined).some(
        ({ kind, currency }) => kind === 'sum' && currency !== null,
      ),
    );
}
