import type { Figure } from './figures.ts';
import { anchors, startOf } from './lead-time-start.ts';
import { namesOther } from './product-match.ts';
import { lineAt, type Part, type QuoteLine } from './quote-parts.ts';

import { isCorrection } from './read-steps.ts';
import type { DayRange, LeadTime, LeadTimeStart, Said } from './supplier-quote.ts';
import {
  isAfterDelivery,
  isBelowSample,
  isDeadline,
  isLastWord,
  isOfRepeat,
  isOfStock,
  isSailing,
  isTakenBack,
} from './time-phrases.ts';

const bulkWords = /^(?:mass|bulk|series|大货)$/iu;
/** Words for the time of anything that is made. */
const anyTime =
  /^(?:lead[\s-]?times?|l\/t|deliver(?:y|ies)(?: time)?|ready (?:in|within|after)|lieferzeit\p{L}*|teslim\p{L}*|plazo|entrega|prazo|délai\p{L}*|livraison|finish(?:ed)?|ship (?:within|in)|交期)$/iu;
/** Longer is no sample made. */
export const longestSampleDays = 21;

/** What the days of a clause are about. */
export function dayTopic(
  figure: Figure,
  part: Part,
): 'production' | 'sample' | 'freight' | 'validity' | 'payment' | null {
  const among = ['production', 'sample', 'freight', 'validity', 'payment'] as const;
  const own = part.hits.filter(({ topic }) => among.some((each) => each === topic));
  const sample = own.find(
    ({ topic, start }) => topic === 'sample' && !beginsThere(figure, start, part),
  );
  const bulk = own.find(({ topic, word }) => topic === 'production' && bulkWords.test(word));
  if (
    sample !== undefined &&
    (bulk === undefined || (figure.start < bulk.start && sample.start < bulk.start))
  )
    return 'sample';
  if (bulk !== undefined && bulk.start < figure.end) return 'production';
  const isFirst = !part.line.figures.some(
    ({ kind, start }) => kind === 'days' && start < figure.start,
  );
  const isAnyTime = own.every(({ topic, word }) => topic === 'production' && anyTime.test(word));
  if (
    isFirst &&
    isAnyTime &&
    own.length > 0 &&
    beginsWithSample(part) &&
    (figure.high <= longestSampleDays || own.some(({ word }) => word.startsWith('ready')))
  ) {
    return 'sample';
  }
  // "Delivery 45 days from receipt of 40% advance": what it begins with is no topic of its own.
  const timely = own.filter(
    ({ topic, start, word }) =>
      topic !== 'payment' &&
      !(/^(?:deliver|shipment|entrega|livraison)/.test(word) && isAfter(figure, start, part)) &&
      !(topic === 'sample' && beginsThere(figure, start, part)),
  );
  const before = timely.findLast(({ start }) => start < figure.start);
  const hit = before ?? timely[0];
  if (hit !== undefined) {
    const isDelivered =
      hit.topic === 'freight' &&
      timely.some(({ topic, start }) => topic === 'production' && start < figure.start);
    return isDelivered && /deliver/i.test(hit.word) ? 'production' : asTopic(hit.topic);
  }
  const payment = own.find(
    ({ topic, start }) => topic === 'payment' && !beginsThere(figure, start, part),
  );
  if (payment !== undefined) return 'payment';
  // "Sample $30. 25 days." leaves open what takes so long.
  if (part.carried.includes('sample') && figure.high > longestSampleDays) return null;
  const carried = part.carried.find((topic) => among.some((each) => each === topic));
  return carried === undefined ? null : asTopic(carried);
}

/** "45 days after we get deposit": what it counts from is no topic. */
function beginsThere(figure: Figure, at: number, { line }: Part): boolean {
  return at > figure.end && anchors.test(line.text.slice(figure.end - line.start, at - line.start));
}

/** "60% within 7 days of delivery": it begins with the delivery. */
function isAfter(figure: Figure, at: number, { line }: Part): boolean {
  const between = line.text.slice(
    Math.max(0, figure.end - line.start),
    Math.max(0, at - line.start),
  );
  return /^\s(?:of|after|from|nach|tras|después de|après|dopo)\s(?:the )?$/iu.test(between);
}

/** Whether a word for the time of anything speaks of the sample that its line begins with. */
export function isTimeOfSample(word: string, part: Part): boolean {
  return anyTime.test(word) && beginsWithSample(part);
}

/** "Sample: 25 EUR, delivery 5 days": the time is the sample's. */
function beginsWithSample({ line }: Part): boolean {
  const [first] = line.parts.flatMap(({ hits }) => hits);
  return (
    first?.topic === 'sample' &&
    /^[\W\d]*$/u.test(line.text.slice(0, first.start - line.start).replace(/\p{L}{1,12}\s/gu, ''))
  );
}

function asTopic(topic: string) {
  return topic === 'production' ||
    topic === 'sample' ||
    topic === 'freight' ||
    topic === 'validity' ||
    topic === 'payment'
    ? topic
    : null;
}

/** Days of bulk production; the widest where several order sizes have their own. */
export function readLeadTime(
  lines: readonly QuoteLine[],
  product: readonly string[],
): Said<LeadTime> | null {
  const all = lines.flatMap((line) => leadTimesOf(line, lines, product));
  const found = all.filter(({ isRepeat }) => !isRepeat);
  const corrected = found.filter(({ isCorrection: isIt }) => isIt);
  const pool = corrected.length > 0 ? corrected : found;
  const named = pool.filter(({ isNamed }) => isNamed);
  // The last word on it holds.
  const first = corrected.length > 0 ? (named.at(-1) ?? pool.at(-1)) : (named[0] ?? pool[0]);
  if (first === undefined) return null;
  const same = (named.length > 0 ? named : pool).filter(
    ({ line, isCorrection: isIt }) => line === first.line && isIt === first.isCorrection,
  );
  const sized = same.filter(({ isSized }) => isSized);
  const used = sized.length > 1 ? sized : [first];
  if (corrected.length === 0 && pool.some((each) => contradicts(each, used))) return null;
  const days = used.map(({ figure }) => figure);
  return {
    value: {
      low: Math.min(...days.map(({ low }) => low)),
      high: Math.max(...days.map(({ high }) => high)),
      // A correction of the days alone counts from the same day.
      from:
        firstStart([...used, ...same, ...all.filter(({ line }) => line === first.line)]) ??
        (corrected.length > 0 ? firstStart(found) : null),
      isWorkingDays: days.some(({ isWorkingDays }) => isWorkingDays),
    },
    source: { from: days[0]?.start ?? 0, to: days.at(-1)?.end ?? 0 },
  };
}

function firstStart(found: readonly Found[]): LeadTimeStart | null {
  return found.find(({ from }) => from !== null)?.from ?? null;
}

/** Another time for the same, with no word on which holds. */
function contradicts(each: Found, used: readonly Found[]): boolean {
  return (
    !each.isSized &&
    !used.some(
      ({ figure }) => figure.low === each.figure.low && figure.high === each.figure.high,
    ) &&
    !used.some(({ line }) => line === each.line)
  );
}

type Found = Readonly<{
  figure: Figure;
  line: QuoteLine;
  from: LeadTimeStart | null;
  isNamed: boolean;
  /** For one order size of several. */
  isSized: boolean;
  isCorrection: boolean;
  /** Of a later order; only the day that it counts from holds for the first one too. */
  isRepeat: boolean;
}>;

function leadTimesOf(
  line: QuoteLine,
  lines: readonly QuoteLine[],
  product: readonly string[],
): Found[] {
  return line.parts.flatMap((part) =>
    part.figures.flatMap((figure): Found[] => {
      if (figure.kind !== 'days' || figure.high > 400) return [];
      const topic = dayTopic(figure, part);
      const from = startOf(figure, part, line, lineAt(lines, line.index + 1));
      const isUnnamed =
        topic === null &&
        (from !== null ||
          (isCorrection(line.text) && line.parts.every(({ hits }) => hits.length === 0)) ||
          /^\W*(?:time|about|around)\b/i.test(line.text));
      if (topic !== 'production' && !isUnnamed) return [];
      if (
        /(?<!\p{Script=Latin})(?:stock|express|urgent|rush|sea|air|transit|(?<!because of (?:\p{L}{1,12} )?)holiday|closed)(?!\p{Script=Latin})|加急|现货/iu.test(
          part.text,
        )
      )
        return [];
      // "Mock-up is free, 1 day".
      if (
        /(?:mock[\s-]?up|proof|layout|artwork|drawing)s?(?!\p{L})[^,;.]*$/iu.test(
          part.text.slice(0, Math.max(0, figure.start - part.start)),
        ) &&
        !/(?:after|from|upon|once)/iu.test(
          part.text.slice(0, Math.max(0, figure.start - part.start)),
        )
      )
        return [];
      if (isDeadline(figure, line)) return [];
      if (isSailing(figure, line) || isTakenBack(figure, line)) return [];
      if (isAfterDelivery(figure, line) || isOfStock(figure, line)) return [];
      if (isBelowSample(line, lineAt(lines, line.index - 1))) return [];
      if (namesOther(part.text, product)) return [];
      return [
        {
          figure,
          line,
          from,
          isNamed: topic === 'production',
          isSized: isSized(figure, part, line),
          isCorrection: isLastWord(figure, line),
          isRepeat: isOfRepeat(figure, line),
        },
      ];
    }),
  );
}

/** "500 pcs: 20 days" or "20 days (500 pcs)". */
function isSized(figure: Figure, part: Part, line: QuoteLine): boolean {
  if (part.figures.some(({ kind, start }) => kind === 'count' && start < figure.start)) return true;
  const next = line.figures.find(({ start }) => start >= figure.end);
  const isSize = next?.kind === 'count' || (next?.kind === 'bare' && next.low >= 50);
  return (
    next !== undefined &&
    isSize &&
    /^\s?(?:\(|for |if |bei |para |pour |per |\()?[^,;.]{0,8}$/iu.test(
      line.text.slice(figure.end - line.start, next.start - line.start),
    )
  );
}

/** A plain range of days. */
export function daysOf(figure: Figure): Said<DayRange & { isWorkingDays: boolean }> {
  const { low, high, isWorkingDays } = figure;
  return { value: { low, high, isWorkingDays }, source: { from: figure.start, to: figure.end } };
}
