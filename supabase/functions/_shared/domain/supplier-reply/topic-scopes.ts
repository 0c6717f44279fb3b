import type { Figure } from './figures.ts';
import type { Part, QuoteLine } from './quote-parts.ts';
import { questionTopics } from './quote-topics.ts';
import { isTimeOfSample } from './read-times.ts';
import { refundNo, refundYes } from './refund-words.ts';
import type { Said } from './supplier-quote.ts';

/** What follows the word until something else is spoken of. */
export type Scope = Readonly<{ line: QuoteLine; from: number; to: number; text: string }>;

const endings = ['tooling', 'production', 'payment', 'minimum', 'packing', 'validity'] as const;

/** The stretches of the mail that speak of a topic, each within its line. */
export function scopesOf(lines: readonly QuoteLine[], topic: 'sample' | 'tooling'): Scope[] {
  const scopes: Scope[] = [];
  let wasScope = false;
  for (const line of lines) {
    const hits = line.parts.flatMap(({ hits: all }) => all);
    const first = hits.find((hit) => hit.topic === topic);
    const isAsked = line.asked !== '' && String(questionTopics(line.asked)) === topic;
    const isHeaded =
      line.parts[0]?.carried.includes(topic) === true &&
      !hits.some(({ topic: each }) => endings.some((end) => end === each));
    const isRefund =
      wasScope &&
      first === undefined &&
      !hits.some(({ topic: each }) => each === (topic === 'sample' ? 'tooling' : 'sample')) &&
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
        !/^(?:bulk|mass|大货|pays?|invoice|set|packed|pack|t\/t)$/.test(word) &&
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

/** Whether what is paid comes back, in the first scope that says it. */
export function refundIn(scopes: readonly Scope[]): Said<boolean> | null {
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

/** "The mold fee will be refunded" in a later sentence of its line. */
export function refundInSentences(
  lines: readonly QuoteLine[],
  topic: 'sample' | 'tooling',
): Said<boolean> | null {
  const sentences = lines.flatMap((line): Scope[] =>
    line.parts.flatMap(({ hits }) =>
      hits
        .filter((hit) => hit.topic === topic)
        .map(({ start }) => {
          const at = start - line.start;
          const from = Math.max(0, line.text.lastIndexOf('. ', at) + 1);
          const stop = line.text.indexOf('. ', at);
          const to = stop === -1 ? line.text.length : stop;
          return {
            line,
            from: line.start + from,
            to: line.start + to,
            text: line.text.slice(from, to),
          };
        }),
    ),
  );
  return refundIn(sentences);
}

/** The clauses of a scope. */
export function partsIn({ line, from, to }: Scope): readonly Part[] {
  return line.parts.filter(({ start, end }) => end > from && start < to);
}

export function inScope(figure: Figure, { from, to }: Scope): boolean {
  return figure.start >= from && figure.start < to;
}
