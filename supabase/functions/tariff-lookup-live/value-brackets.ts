import type { TariffQuestion } from '../_shared/contracts/tariff-lookup-live.ts';

/** The fields that distinguish a line by the value of its goods. */
export type BracketLine = { hts8: string; description: string; generalRateText: string };

/** Values in US dollars: more than `over`, and no more than `upTo`. */
type Bracket = { over: number; upTo: number; per: 'piece' | 'pair' | 'dozen' | 'gross' };

/** A line for a range of values, with the lines for the other ranges. */
type BracketGroup = { best: BracketLine; lines: readonly BracketLine[]; step: number };

export type BracketOutcome =
  /** Value plays no part, or the line already fits it. */
  | { kind: 'keep' }
  | { kind: 'take'; line: BracketLine }
  /** Several lines fit the value. */
  | { kind: 'choose'; lines: readonly BracketLine[] }
  /** The value is not known, and the rate depends on it. */
  | { kind: 'ask'; question: TariffQuestion };

export const valueQuestionId = 'value-bracket';

const pieces = { piece: 1, pair: 1, dozen: 12, gross: 144 } as const;
const amount = '(?:\\$([\\d,.]*\\d)|([\\d.]*\\d) ?(?:¢|cents))';
const bracketText = new RegExp(
  `^valued (?:over ${amount}(?: but not over ${amount})?|not over ${amount}) ?(each|/pair|(?:/|per )?(?:piece|unit|dozen|gross))`,
  'i',
);

/** Whether a line is for a range of values. */
export function isDividedByValue(description: string): boolean {
  return description.split(' > ').some((step) => parseBracket(step) !== null);
}

/**
 * Selects the line for this value where the schedule divides lines by value ("Valued over $3 but
 * not over $6.50/pair").
 *
 * @param siblings the lines of the same six digits
 * @param unitValueUsd US dollars for a piece or a pair; undefined when unknown
 */
export function selectBracket(
  best: BracketLine,
  siblings: readonly BracketLine[],
  unitValueUsd: number | undefined,
): BracketOutcome {
  const group = bracketGroupOf(best, siblings);
  if (group === null) return { kind: 'keep' };
  if (unitValueUsd === undefined) return askValue(group);
  if (isFor(best, unitValueUsd)) return { kind: 'keep' };
  const fitting = group.lines.filter((line) => isFor(line, unitValueUsd));
  const [line, ...others] = fitting;
  if (line === undefined) return { kind: 'keep' };
  return others.length === 0 ? { kind: 'take', line } : { kind: 'choose', lines: fitting };
}

/** A value in US dollars that stands for an answer to the question; undefined for other text. */
export function valueOfAnswer(answer: string | undefined): number | undefined {
  const [, over, upTo] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?|more)$/.exec(answer ?? '') ?? [];
  if (over === undefined) return undefined;
  return upTo === 'more' ? Number(over) * 2 + 1 : Number(upTo);
}

function bracketGroupOf(best: BracketLine, siblings: readonly BracketLine[]): BracketGroup | null {
  const path = stepsOf(best);
  const step = path.findIndex((text) => parseBracket(text) !== null);
  if (step === -1) return null;
  const above = path.slice(0, step).join(' > ');
  const lines = siblings.filter((line) => {
    const steps = stepsOf(line);
    return steps.slice(0, step).join(' > ') === above && parseBracket(steps[step] ?? '') !== null;
  });
  return { best, lines, step };
}

function askValue({ lines, step }: BracketGroup): BracketOutcome {
  const brackets = new Map(lines.map((line) => [stepsOf(line)[step] ?? '', line]));
  const rates = new Set(lines.map(({ generalRateText }) => generalRateText));
  if (brackets.size < 2 || rates.size < 2) return { kind: 'keep' };
  const options = [...brackets.keys()].flatMap((label) => {
    const bracket = parseBracket(label);
    return bracket === null ? [] : [{ value: answerOf(bracket), label }];
  });
  const isPairs = options.some(({ label }) => label.endsWith('/pair'));
  const text = `The rate depends on the value: what is one ${isPairs ? 'pair' : 'piece'} worth at the factory?`;
  return { kind: 'ask', question: { id: valueQuestionId, text, options } };
}

function answerOf({ over, upTo, per }: Bracket): string {
  const each = (value: number) => String(Number((value / pieces[per]).toFixed(4)));
  return `${each(over)}-${upTo === Infinity ? 'more' : each(upTo)}`;
}

/** Whether no step of the line excludes goods of this value. */
function isFor(line: BracketLine, unitValueUsd: number): boolean {
  return stepsOf(line).every((text) => {
    const bracket = parseBracket(text);
    if (bracket === null) return true;
    const value = unitValueUsd * pieces[bracket.per];
    return value > bracket.over && value <= bracket.upTo;
  });
}

function parseBracket(step: string): Bracket | null {
  const match = bracketText.exec(step);
  if (match === null) return null;
  const [, overUsd, overCents, notOverUsd, notOverCents, mostUsd, mostCents, unit = ''] = match;
  const over = usd(overUsd, overCents);
  const upTo = usd(notOverUsd, notOverCents) ?? usd(mostUsd, mostCents);
  return { over: over ?? 0, upTo: upTo ?? Infinity, per: perOf(unit.toLowerCase()) };
}

function usd(dollars: string | undefined, cents: string | undefined): number | undefined {
  if (dollars !== undefined) return Number(dollars.replaceAll(',', ''));
  return cents === undefined ? undefined : Number(cents) / 100;
}

function perOf(unit: string): Bracket['per'] {
  return (['pair', 'dozen', 'gross'] as const).find((per) => unit.endsWith(per)) ?? 'piece';
}

function stepsOf({ description }: BracketLine): string[] {
  return description.split(' > ');
}
