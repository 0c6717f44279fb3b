import type { Figure } from './figures.ts';
import type { Part, QuoteLine } from './quote-parts.ts';
import { questionTopics } from './quote-topics.ts';
import { daysOf, dayTopic, longestSampleDays } from './read-times.ts';
import { freeWithOrder, refundYes } from './refund-words.ts';
import type { QuoteAmount, QuoteSample, Said } from './supplier-quote.ts';
import type { QuoteCurrency } from './supplier-reply.ts';
import { isDeadline } from './time-phrases.ts';
import { inScope, partsIn, refundIn, type Scope, scopesOf } from './topic-scopes.ts';

const free =
  /(?<!\p{Script=Latin})(?:free(?! when| if)|no charge|for free|free of c(?:ost|harge)|at no cost|gr[aá]tis|gratuit\p{L}*|ücretsiz\p{L}*|bedelsiz\p{L}*|kostenlos|kostenfrei|sem custo|sin costo|omaggio|offert[es]?|on us|on the house|(?:not|never|n['’]t|no) charg(?:e|ing|ed)(?: you)?(?: for)?(?= (?:the |a |any |your |this )?sampl))(?!\p{Script=Latin})|免费/iu;
/** Price, time and refund of a sample; a sample made for the order before one from stock. */
export function readSample(
  lines: readonly QuoteLine[],
  currency: QuoteCurrency | null,
): QuoteSample | null {
  const scopes = scopesOf(lines, 'sample');
  if (scopes.length === 0) return null;
  const waived = waivedIn(scopes);
  const price =
    waived === null
      ? (samplePrice(scopes) ?? (currency === null ? null : barePrice(scopes, currency)))
      : null;
  const freeWord = waived ?? (price === null ? freeIn(scopes) : null);

  const days = sampleDays(scopes);
  const refund =
    (waived === null ? refundIn(scopes) : null) ??
    refundAsked(lines) ??
    (price === null ? null : freedIn(scopes));
  if (price === null && freeWord === null && days === null && refund === null) return null;
  return {
    price,
    isFree: freeWord ?? (price === null ? null : { value: false, source: price.source }),
    days,
    isRefundable: refund,
  };
}

const customWords = /custom|pre-?production|proto|your (?:logo|artwork|design)|定制|产前/iu;
const stockWords = /stock|existing|现货|available sample/iu;

function samplePrice(scopes: readonly Scope[]): Said<QuoteAmount> | null {
  const sums = scopes.flatMap((scope) =>
    partsIn(scope).flatMap((part) =>
      part.figures
        .filter(
          (figure) =>
            figure.kind === 'sum' &&
            figure.low > 0 &&
            inScope(figure, scope) &&
            isOfSample(figure, part),
        )
        .map((figure) => ({ figure, text: part.text })),
    ),
  );
  const best =
    sums.find(({ text }) => customWords.test(text)) ??
    sums.find(({ text }) => !stockWords.test(text)) ??
    sums[0];
  return best === undefined ? null : amountOf(best.figure);
}

const feeWords =
  /(?:sampl\p{L}* (?:fee|cost|charge|price)s?|打样费?|样品费?|样费|numune (?:ücreti|bedeli))\s?(?:is|:|：|=)?\s?$/iu;

/** "打样费100", where the mail names its currency elsewhere. */
function barePrice(scopes: readonly Scope[], currency: QuoteCurrency): Said<QuoteAmount> | null {
  for (const { line } of scopes) {
    const figure = line.figures.find(
      ({ kind, low, start }) =>
        kind === 'bare' && low > 0 && feeWords.test(line.text.slice(0, start - line.start)),
    );
    if (figure !== undefined) {
      const { value, source } = amountOf(figure);
      return { value: { ...value, currency }, source };
    }
  }
  return null;
}

const freightBehind =
  /^\s?(?:for |of )?(?:the )?(?:shipping|freight|courier|express|postage|dhl|fedex|ups|kargo|envío|versand|spedizione)(?!\p{L})(?!\s(?:is |are )?(?:incl|free))/iu;

/** Not the freight of it, and not something of the order. */
function isOfSample(figure: Figure, part: Part): boolean {
  const hits = part.hits.filter(
    ({ topic }) =>
      topic === 'freight' || topic === 'tooling' || topic === 'sample' || topic === 'total',
  );
  const before = hits.findLast(({ start }) => start < figure.start);
  const line = part.line.text.slice(
    Math.max(0, figure.start - part.line.start - 4),
    figure.start - part.line.start,
  );
  if (/\+\s?$/.test(line) && !/sample/i.test(part.text)) return false;
  // "Free if you pay 25 USD shipping".
  if (freightBehind.test(part.line.text.slice(figure.end - part.line.start))) return false;
  // "First round no charge, additional rounds $75".
  if (/(?<!\p{L})(?:additional|further|extra|second|another|re-?make)(?!\p{L})/iu.test(part.text))
    return false;
  // "The express fee you bear, about 40 USD": the clause before it speaks of the freight.
  const isOfFreight =
    part.hits.every(({ topic }) => topic === 'price') &&
    part.carried.includes('freight') &&
    /^\W*(?:(?:it is|it['’]s|is|costs?|about|around|approx\.?|roughly|usually|estimated|ca\.?)\s?){0,2}$/iu.test(
      part.text.slice(0, Math.max(0, figure.start - part.start)),
    );
  return before?.topic !== 'freight' && before?.topic !== 'tooling' && !isOfFreight;
}

function freeIn(scopes: readonly Scope[]): Said<boolean> | null {
  for (const { text, from } of scopes) {
    const match = free.exec(text);
    if (
      match !== null &&
      !/(?:color box|artwork|design|mock-?up)[^,.;]*$/i.test(text.slice(0, match.index))
    ) {
      return {
        value: true,
        source: { from: from + match.index, to: from + match.index + match[0].length },
      };
    }
  }
  return null;
}

function sampleDays(scopes: readonly Scope[]): QuoteSample['days'] {
  const found = scopes.flatMap((scope) =>
    partsIn(scope).flatMap((part) =>
      part.figures
        .filter(
          (figure) =>
            figure.kind === 'days' && inScope(figure, scope) && isSampleTime(figure, part),
        )
        .map((figure) => ({ figure, text: part.text })),
    ),
  );
  const best = found.find(({ text }) => !stockWords.test(text)) ?? found[0];
  return best === undefined ? null : daysOf(best.figure);
}

function isSampleTime(figure: Figure, part: Part): boolean {
  if (isDeadline(figure, part.line)) return false;
  const topic = dayTopic(figure, part);
  if (topic === null && figure.high > longestSampleDays) return false;
  // "+ courier, needs 3 weeks": the courier does not.
  const isCarried = topic === 'freight' && part.hits.length === 0;
  return (
    topic === 'sample' ||
    topic === null ||
    isCarried ||
    (topic === 'production' &&
      part.hits.some((hit) => hit.topic === 'sample' && hit.start < figure.start))
  );
}

/** "Sample charge $40, since you are a returning client we waive it"; not only with an order. */
function waivedIn(scopes: readonly Scope[]): Said<boolean> | null {
  for (const { text, from } of scopes) {
    const match =
      /(?<!\p{L})(?:we (?:will |can )?waive|is waived|waived this time)(?!\p{L})/iu.exec(text);
    if (
      match === null ||
      /(?<!\p{L})(?:if|when|once|over|above|after|upon|with)(?!\p{L})/iu.test(text)
    )
      continue;
    const start = from + match.index;
    return { value: true, source: { from: start, to: start + match[0].length } };
  }
  return null;
}

/** "Is the sample fee returned?" and "Yes, if ..." below it. */
function refundAsked(lines: readonly QuoteLine[]): Said<boolean> | null {
  for (const { asked, text, start } of lines) {
    if (!refundYes.test(asked) || !questionTopics(asked).includes('sample')) continue;
    const answer =
      /^\W*(?:(yes|sure|ok|of course|yep|s[ií]|sim|ja|oui|evet|可以|可|是)|(no|not|sorry|nein|não|non|hayır|不))(?!\p{Script=Latin})/iu.exec(
        text,
      );
    if (answer === null) continue;
    return {
      value: answer[1] !== undefined,
      source: { from: start, to: start + answer[0].length },
    };
  }
  return null;
}

function freedIn(scopes: readonly Scope[]): Said<boolean> | null {
  for (const { text, from } of scopes) {
    const match = freeWithOrder.exec(text);
    if (match === null) continue;
    const start = from + match.index;
    return { value: true, source: { from: start, to: start + match[0].length } };
  }
  return null;
}

export function amountOf(figure: Figure): Said<QuoteAmount> {
  return {
    value: { amount: figure.low, currency: figure.currency },
    source: { from: figure.start, to: figure.end },
  };
}
