import { type Figure, findFigures } from './figures.ts';
import { productWords } from './product-match.ts';
import type { DecimalMark } from './quote-numbers.ts';
import { clausesOfLine, linesOf, readableLines, type TextLine } from './quote-text.ts';
import { type QuoteTopic, questionTopics, type TopicHit, topicHits } from './quote-topics.ts';

/** One clause of a line. Places are places in the whole mail. */
export type Part = Readonly<{
  text: string;
  start: number;
  end: number;
  hits: readonly TopicHit[];
  figures: readonly Figure[];
  /** What the parts before it in the line, its heading or the question above it are about. */
  carried: readonly QuoteTopic[];
  line: QuoteLine;
}>;

export type QuoteLine = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly index: number;
  /** How many blank lines were before it. */
  readonly blanksBefore: number;
  parts: readonly Part[];
  readonly figures: readonly Figure[];
  /** A question of the buyer's above it. */
  readonly asked: string;
  /** Where the words of that question begin. */
  readonly askedStart: number;
  /** The figures of that question. */
  readonly askedFigures: readonly Figure[];
};

/** Divides a text into lines and clauses, with the figures of each and what it is about. */
export function quoteLines(
  text: string,
  asked: string,
  { mark, product }: Readonly<{ mark: DecimalMark; product: readonly string[] }>,
): QuoteLine[] {
  const lines: QuoteLine[] = [];
  const questions = linesOf(asked).filter((line) => line.text.trim() !== '');
  let lastEnd = 0;
  let heading: readonly QuoteTopic[] = [];
  for (const line of readableLines(text)) {
    const end = line.start + line.text.length;
    const blanksBefore = Math.max(0, text.slice(lastEnd, line.start).split('\n').length - 2);
    const question = questions.findLast(({ start }) => start < line.start && start >= lastEnd);
    const before = lines.at(-1);
    const isFirst = before === undefined;
    const figures = findFigures(line.text, mark).map((figure) => movedBy(figure, line.start));
    const quoteLine: QuoteLine = {
      text: line.text,
      start: line.start,
      end,
      index: lines.length,
      blanksBefore,
      parts: [],
      figures,
      asked: question?.text.trim() ?? '',
      askedStart: question === undefined ? 0 : question.start + question.text.search(/\S/),
      askedFigures:
        question === undefined
          ? []
          : findFigures(question.text, mark).map((figure) => movedBy(figure, question.start)),
    };
    if (question !== undefined) heading = onlyTopic(questionTopics(question.text));
    else if (blanksBefore > 0 && !isFirst && !endsWithColon(before)) heading = [];
    quoteLine.parts = partsOf(line, quoteLine, { heading, product });
    if (isHeading(quoteLine)) heading = topicsOf(quoteLine.parts.flatMap(({ hits }) => hits));
    else if (question === undefined && quoteLine.parts.some(({ hits }) => hits.length > 0)) {
      heading = keepsHeading(line.text) ? heading : [];
    }
    lines.push(quoteLine);
    lastEnd = end;
  }
  return lines;
}

function endsWithColon(line: QuoteLine): boolean {
  return /[:：]\s*$/.test(line.text);
}

/** A line of a list belongs to the heading above it. */
function keepsHeading(text: string): boolean {
  return /^\s*[-*•·]/.test(text);
}

/** A short line without figures that names what follows. */
function isHeading(line: QuoteLine): boolean {
  const words = line.text.trim();
  if (line.figures.some(({ kind }) => kind !== 'bare' && kind !== 'measure')) return false;
  return (
    endsWithColon(line) ||
    (words.length <= 40 && !/[!?]$|[:：]|.{7}\.$/.test(words) && /^\W*\p{Lu}/u.test(words))
  );
}

/** Words with which a sentence turns from the sample to the order. */
const ofOrder = /(?<!\p{L})(?:for|of) (?:the|your) (?:order|bulk)(?!\p{L})/iu;

type Around = Readonly<{ heading: readonly QuoteTopic[]; product: readonly string[] }>;

function partsOf(line: TextLine, of: QuoteLine, { heading, product }: Around): Part[] {
  let carried = heading;
  let lastEnd = line.start;
  return clausesOfLine(line).map(({ text, start }) => {
    const end = start + text.length;
    // "Our last price was 4.95. For 2,000 pcs we agree to 4.60": what is aside ends with its sentence.
    if (/[.!?。]/.test(line.text.slice(lastEnd - line.start, start - line.start)))
      carried = carried.filter(
        (topic) =>
          topic !== 'other' && topic !== 'total' && !(topic === 'sample' && ofOrder.test(text)),
      );
    lastEnd = end;
    const hits = topicHits(text)
      .filter((hit) => !isOfProduct(hit, text, product))
      .map((hit) => ({
        ...hit,
        start: hit.start + start,
        end: hit.end + start,
      }));
    const figures = of.figures.filter((figure) => figure.start >= start - 1 && figure.start < end);
    const part: Part = { text, start, end, hits, figures, carried, line: of };
    if (hits.length > 0) carried = topicsOf(hits);
    return part;
  });
}

/** Goods may be called like a topic: dinner plates, ice molds, food containers, gift boxes. */
function isOfProduct(
  { topic, word, end }: TopicHit,
  text: string,
  product: readonly string[],
): boolean {
  if (topic !== 'tooling' && topic !== 'packing' && topic !== 'other' && topic !== 'extra')
    return false;
  const words = productWords(word);
  const isNamed = words.length > 0 && words.every((each) => product.includes(each));
  return isNamed && !/^\s?(?:fee|cost|charge|qty|size|[:：])/iu.test(text.slice(end));
}

function topicsOf(hits: readonly TopicHit[]): QuoteTopic[] {
  return [...new Set(hits.map(({ topic }) => topic))];
}

/** Where a question asks for several things, nothing says which of them a line below it answers. */
function onlyTopic(topics: QuoteTopic[]): readonly QuoteTopic[] {
  const isOpen = topics.some((topic) => topic === 'sample' || topic === 'tooling');
  return isOpen && topics.length > 1 ? [] : topics;
}

/** The line of this place in the mail; undefined where it was read as a row of a table. */
export function lineAt(lines: readonly QuoteLine[], index: number): QuoteLine | undefined {
  for (let at = Math.min(index, lines.length - 1); at >= 0; at -= 1) {
    const line = lines[at];
    if (line === undefined || line.index < index) return undefined;
    if (line.index === index) return line;
  }
  return undefined;
}

export function movedBy(figure: Figure, by: number): Figure {
  return { ...figure, start: figure.start + by, end: figure.end + by };
}

/**
 * What a figure is about, among some topics: the nearest of these words before it in its clause, else
 * the nearest behind it, else what was carried.
 */
export function topicOf(
  figure: Figure,
  part: Part,
  among: readonly QuoteTopic[],
): QuoteTopic | undefined {
  const hits = part.hits.filter(({ topic }) => among.includes(topic));
  const before = hits.filter(({ start }) => start < figure.start);
  const behind = hits.filter(({ start }) => start >= figure.start);
  return (before.at(-1) ?? behind[0])?.topic ?? part.carried.find((topic) => among.includes(topic));
}
