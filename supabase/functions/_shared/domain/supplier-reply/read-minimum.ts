import type { Figure } from './figures.ts';
import { isOfBoxOrTerm, isOfExtra, isPartial } from './minimum-parts.ts';
import { ownBehind, per, perAhead, perBehind, perOf } from './minimum-per.ts';
import { totalBehind } from './minimum-total.ts';
import { namesOther, productScore } from './product-match.ts';
import { lineAt, type Part, type QuoteLine } from './quote-parts.ts';
import type { LabeledCell } from './quote-table.ts';
import { topicHits } from './quote-topics.ts';
import { isCorrection } from './read-steps.ts';
import type { MinimumOrder, Said } from './supplier-quote.ts';

type Candidate = Readonly<{
  value: MinimumOrder;
  source: { from: number; to: number };
  /** Named as the minimum, rather than only counted per color. */
  isNamed: boolean;
  isCorrection: boolean;
  /** Of a part of the order, such as printing, or of goods in another color than the stock ones. */
  isPartial: boolean;
  context: string;
  /** The clause that it stands in. */
  part: string;
  /** The line or row that it stands in. */
  line: number;
}>;

/** The fewest that an order may have. */
export function readMinimum(
  lines: readonly QuoteLine[],
  cells: readonly LabeledCell[],
  product: readonly string[],
): Said<MinimumOrder> | null {
  const found = [
    ...lines.flatMap((line) => candidatesOf(line, lines)),
    ...cells.flatMap(cellCandidate),
  ].filter(({ context, part }) => !namesOther(context, product) && !isOfBoxOrTerm(part));
  const named = found.filter(({ isNamed }) => isNamed);
  const pool = named.length > 0 ? named : found;
  const whole = pool.filter(({ isPartial: isOfPart }) => !isOfPart);
  const candidates = whole.length > 0 ? whole : pool;
  const corrected = candidates.filter((each) => each.isCorrection);
  const best = corrected.at(-1) ?? bestOf(candidates, product);
  if (best === undefined) return null;
  const isOpen = corrected.length === 0 && found.some((each) => contradicts(each, best, product));
  return isOpen ? null : { value: best.value, source: best.source };
}

/** "No MOQ": an order may be of any size. */
export function saysNoMinimum(text: string): boolean {
  return /\b(?:no need|no|without|don['’]t have|zero) (?:an? )?(?:moq|minimum|min\.? (?:order|qty))(?!\p{Script=Latin})|没有起订|无起订|sin (?:pedido )?mínimo/iu.test(
    text,
  );
}

/** Another number for the same thing, in another line that speaks of the product no less. */
function contradicts(each: Candidate, best: Candidate, product: readonly string[]): boolean {
  return (
    each.line !== best.line &&
    !each.isPartial &&
    each.value.quantity !== best.value.quantity &&
    each.value.unit === best.value.unit &&
    each.value.per === best.value.per &&
    productScore(each.context, product) >= productScore(best.context, product)
  );
}

function bestOf(
  candidates: readonly Candidate[],
  product: readonly string[],
): Candidate | undefined {
  const score = (each: Candidate) => productScore(each.context, product);
  return candidates.toSorted((a, b) => score(b) - score(a))[0];
}

function candidatesOf(line: QuoteLine, lines: readonly QuoteLine[]): Candidate[] {
  const isAsked = topicHits(line.asked).some(({ topic }) => topic === 'minimum');
  const fromParts = line.parts.flatMap((part, place) => {
    const hit = part.hits.find(({ topic }) => topic === 'minimum');
    if (hit !== undefined && saysNoMinimum(part.text)) return [];
    // A name on a line of its own, the number below it.
    const isHeaded =
      part.hits.length === 0 &&
      part.carried[0] === 'minimum' &&
      endsLikeName(lineAt(lines, line.index - 1));
    if (hit === undefined && !((isAsked || isHeaded) && place === 0))
      return weakCandidate(part, lines);
    const at = hit?.start ?? part.start;
    const figure = figureNear(at, part, line, hit === undefined);
    return figure === undefined || isOfExtra(figure, line)
      ? []
      : [
          candidate(figure, {
            part,
            line,
            isNamed: true,
            hitStart: at,
            isAnswer: hit === undefined,
          }),
        ];
  });
  return fromParts;
}

/** The count nearest behind the word, or right before it: "500 pcs MOQ". */
function figureNear(
  at: number,
  part: Part,
  line: QuoteLine,
  isAnswer: boolean,
): Figure | undefined {
  const isCount = ({ kind, low, unit }: Figure) =>
    kind === 'count' ||
    (kind === 'measure' && unit !== null) ||
    (kind === 'bare' && Number.isInteger(low) && low > 0);
  const isMoney = ({ kind, unit, low }: Figure) => kind === 'sum' && unit === null && low >= 50;
  // In a table the number may be in the next cell.
  const behind = line.figures.filter(
    ({ start, end }) =>
      start >= at - 8 &&
      start - at < 60 &&
      (start >= at || !/[|),;]/.test(line.text.slice(end - line.start, at - line.start))),
  );
  const money =
    /(?<!container )(?:order )?value|amount|金额|worth|in money/i.test(line.text) ||
    /(?:moq|minimum|order)[^.,;]{0,24}$/i.test(
      line.text.slice(0, (behind[0]?.start ?? 0) - line.start),
    );
  const found = behind.find((figure) => isCount(figure) || (money && isMoney(figure)));
  const isSeparated =
    found !== undefined &&
    /[.;]\s/.test(
      line.text
        .slice(Math.max(0, at - line.start), found.start - line.start)
        .replace(/m\.o\.q\.?|min\./i, ''),
    );
  if (found !== undefined && !isSeparated) return found;
  if (isAnswer) return undefined;
  return part.figures.findLast(
    (figure) =>
      isCount(figure) &&
      figure.end <= at &&
      at - figure.end < 24 &&
      !/[|)]/.test(line.text.slice(figure.end - line.start, at - line.start)),
  );
}

/** "MOQ" and nothing else. */
function endsLikeName(line: QuoteLine | undefined): boolean {
  return line !== undefined && line.text.trim().length <= 24 && line.figures.length === 0;
}

/** "300 pcs/color" without the word. */
function weakCandidate(part: Part, lines: readonly QuoteLine[]): Candidate[] {
  const figure = part.figures.find(({ kind }) => kind === 'count');
  if (figure === undefined || part.figures.some(({ kind }) => kind === 'sum')) return [];
  const after = part.line.text.slice(
    figure.end - part.line.start,
    figure.end - part.line.start + 20,
  );
  const isNeeded = /^\s?(?:per|each|every) \p{L}{1,8} (?:need|must|require)/iu.test(after);
  if (!isNeeded && !/^\s?\//.test(after)) return [];
  if (!per.test(after) || /box|bag/i.test(after)) return [];
  const above = lines
    .filter(({ index }) => index >= part.line.index - 3 && index <= part.line.index)
    .map(({ text }) => text);
  return [
    {
      ...candidate(figure, { part, line: part.line, isNamed: false, hitStart: figure.start }),
      context: above.join(' '),
    },
  ];
}

function candidate(
  figure: Figure,
  {
    part,
    line,
    isNamed,
    hitStart,
    isAnswer = false,
  }: { part: Part; line: QuoteLine; isNamed: boolean; hitStart: number; isAnswer?: boolean },
): Candidate {
  const end = figure.end - line.start;
  const before = line.text.slice(
    Math.max(0, hitStart - line.start - 12),
    Math.max(0, figure.start - line.start),
  );
  const around = `${before.replace(/^.*[\d,，]/u, '')} ${ownBehind(line.text.slice(end, end + 40))}`;
  const said =
    per.exec(around)?.[1] ??
    // "MOQ per color?" above the number.
    (isAnswer ? per.exec(line.asked)?.[1] : undefined) ??
    perBehind.exec(before)?.[1] ??
    perAhead.exec(line.text.slice(0, figure.start - line.start))?.[1] ??
    '';
  const isMoney = figure.kind === 'sum';
  const total = isMoney ? undefined : totalBehind(figure, line);
  return {
    value: {
      quantity: total?.low ?? (figure.isUpTo ? figure.high : figure.low),
      unit: isMoney ? (figure.currency ?? 'USD') : (total?.unit ?? figure.unit ?? 'piece'),
      per: total === undefined ? perOf(said, around) : null,
    },
    source: { from: Math.min(hitStart, figure.start), to: (total ?? figure).end },
    isNamed,
    isCorrection: isCorrection(line.text),
    isPartial: isPartial(part.text),
    context: line.text,
    part: part.text,
    line: line.start,
  };
}

function cellCandidate({ label, text, start, context }: LabeledCell): Candidate[] {
  const digits = /\d[\d.,]*/.exec(text);
  if (digits === null || !topicHits(label).some(({ topic }) => topic === 'minimum')) return [];
  const said = per.exec(text)?.[1] ?? per.exec(label)?.[1] ?? '';
  const from = start + digits.index;
  return [
    {
      value: {
        quantity: Number(digits[0].replace(/[.,]/g, '')),
        unit: /set|套/i.test(text) ? 'set' : /pair|双/i.test(text) ? 'pair' : 'piece',
        per: perOf(said, `${text} ${label}`),
      },
      source: { from, to: from + digits[0].length },
      isNamed: true,
      isCorrection: false,
      isPartial: false,
      context,
      part: text,
      line: start,
    },
  ];
}
