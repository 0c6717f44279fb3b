import type { Figure } from './figures.ts';
import type { Part, QuoteLine } from './quote-parts.ts';
import { topicHits } from './quote-topics.ts';
import { daysOf, dayTopic, isTimeOfSample, longestSampleDays } from './read-times.ts';
import { freeWithOrder, refundNo, refundYes } from './refund-words.ts';
import type { QuoteAmount, QuoteSample, Said } from './supplier-quote.ts';
import type { QuoteCurrency } from './supplier-reply.ts';

const free =
  /(?<!\p{Script=Latin})(?:free(?! when| if)|no charge|for free|free of c(?:ost|harge)|gr[aá]tis|gratuit\p{L}*|ücretsiz\p{L}*|bedelsiz\p{L}*|kostenlos|kostenfrei|sem custo|sin costo)(?!\p{Script=Latin})|免费/iu;
/** What follows the word until something else is spoken of. */
type Scope = Readonly<{ line: QuoteLine; from: number; to: number; text: string }>;

const endings = ['tooling', 'production', 'payment', 'minimum', 'packing', 'validity'] as const;

/** The stretches of the mail that speak of a topic, each within its line. */
export function scopesOf(lines: readonly QuoteLine[], topic: 'sample' | 'tooling'): Scope[] {
  const scopes: Scope[] = [];
  let wasScope = false;
  for (const line of lines) {
    const hits = line.parts.flatMap(({ hits: all }) => all);
    const first = hits.find((hit) => hit.topic === topic);
    const isAsked = topicHits(line.asked).some((hit) => hit.topic === topic);
    const isHeaded =
      line.parts[0]?.carried.includes(topic) === true &&
      !hits.some(({ topic: each }) => endings.some((end) => end === each));
    const isRefund =
      wasScope &&
      first === undefined &&
      (refundYes.test(line.text) || refundNo.test(line.text)) &&
      line.figures.every(({ kind }) => kind !== 'sum');
    const isContinued =
      wasScope &&
      line.blanksBefore === 0 &&
      line.text.trim().length <= 24 &&
      !/\d\s?(?:days?|weeks?|天)\s?(?:after|from)/iu.test(line.text) &&
      hits.length === 0 &&
      !line.figures.some(({ kind }) => kind === 'sum');
    if (isRefund) {
      scopes.push({ line, from: line.start, to: line.end, text: line.text });
      continue;
    }
    if (first === undefined && !isAsked && !isContinued && !isHeaded) {
      wasScope = false;
      continue;
    }
    const from = first === undefined || isAsked ? line.start : startOfClause(line, first.start);
    // "sample ready in 10 days" still speaks of the sample.
    const own = (start: number) =>
      line.parts.some(
        (part) =>
          part.start <= start &&
          part.end > start &&
          part.hits.some((hit) => hit.topic === topic && hit.start < start),
      );
    const other = hits.find(
      ({ topic: each, start, word }) =>
        start > (first?.end ?? line.start) &&
        (endings.some((end) => end === each && each !== topic) ||
          (topic === 'tooling' &&
            each === 'sample' &&
            line.figures.some(
              ({ kind, start: at }) => kind === 'sum' && at > (first?.start ?? 0) && at < start,
            ))) &&
        !/^(?:bulk|mass|pays?|invoice|set|packed|pack|t\/t)$/.test(word) &&
        !own(start) &&
        !line.parts.some(
          (part) =>
            part.start <= start &&
            part.end > start &&
            topic === 'sample' &&
            isTimeOfSample(word, part),
        ) &&
        isApart(line, first?.end ?? line.start, start),
    );
    const to = other?.start ?? line.end;
    if (to > from)
      scopes.push({ line, from, to, text: line.text.slice(from - line.start, to - line.start) });
    wasScope = true;
  }
  return scopes;
}

/** Another clause begins between the two. */
function isApart(line: QuoteLine, from: number, to: number): boolean {
  return /[,;.。，；|\t]|\s(?:and|\+|-)\s/.test(
    line.text.slice(from - line.start, to - line.start),
  );
}

function startOfClause(line: QuoteLine, at: number): number {
  return line.parts.findLast(({ start }) => start <= at)?.start ?? line.start;
}

/** Price, time and refund of a sample; a sample made for the order before one from stock. */
export function readSample(
  lines: readonly QuoteLine[],
  currency: QuoteCurrency | null,
): QuoteSample | null {
  const scopes = scopesOf(lines, 'sample');
  if (scopes.length === 0) return null;
  const price = samplePrice(scopes) ?? (currency === null ? null : barePrice(scopes, currency));
  const freeWord = price === null ? freeIn(scopes) : null;
  const days = sampleDays(scopes);
  const refund = refundIn(scopes) ?? (price === null ? null : freedIn(scopes));
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
  /(?:sampl\p{L}* (?:fee|cost|charge|price)s?|打样费|样品费|样费|numune (?:ücreti|bedeli))\s?(?:is|:|：|=)?\s?$/iu;

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
  // "First round no charge, additional rounds $75".
  if (/(?<!\p{L})(?:additional|further|extra|second|another|re-?make)(?!\p{L})/iu.test(part.text))
    return false;
  return before?.topic !== 'freight' && before?.topic !== 'tooling';
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

function refundIn(scopes: readonly Scope[]): Said<boolean> | null {
  for (const { text, from } of scopes) {
    const no = refundNo.exec(text);
    const match = no ?? refundYes.exec(text);
    if (match !== null) {
      return {
        value: no === null,
        source: { from: from + match.index, to: from + match.index + match[0].length },
      };
    }
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

function partsIn({ line, from, to }: Scope): readonly Part[] {
  return line.parts.filter(({ start, end }) => end > from && start < to);
}

function inScope(figure: Figure, { from, to }: Scope): boolean {
  return figure.start >= from && figure.start < to;
}

export function amountOf(figure: Figure): Said<QuoteAmount> {
  return {
    value: { amount: figure.low, currency: figure.currency },
    source: { from: figure.start, to: figure.end },
  };
}

export { freeIn, partsIn, refundIn, type Scope };
