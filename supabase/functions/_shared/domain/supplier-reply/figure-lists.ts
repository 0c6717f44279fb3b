import type { Draft } from './figures.ts';
import { asCount, type DecimalMark } from './quote-numbers.ts';

const rangeJoint =
  /^\s?(?:pcs?|units?|days?|adet|个|件|天|%|usd|eur|€|rmb|\$)?\s?(?:-{1,2}|–|—|~|～|to|till|至|到|ile|bis|até|hasta|a|à|or|\.{2,3})\s?(?:usd|us\s?\$|rmb|\$|€|¥)?\s?$/iu;
const listJoint = /^\s?(?:\/|,|、|and|or|&|;|ve|y|e|und|\|)\s?$/iu;

/** Lists name their unit or currency once: "500 / 1000 / 3000 pcs", "$3.20 / 2.95 / 2.70". */
export function spread(line: string, drafts: Draft[]): Draft[] {
  for (let place = drafts.length - 2; place >= 0; place -= 1) {
    const each = drafts[place];
    const next = drafts[place + 1];
    if (each === undefined || next === undefined || each.kind !== 'bare' || each.token.isWords)
      continue;
    const between = line.slice(each.end, next.start);
    const isList = listJoint.test(between) && next.kind !== 'measure' && next.kind !== 'bare';
    if (!isList || (next.kind === 'sum' && next.start !== next.token.start)) continue;
    // "500pcs 6.90 , 1000pcs 6.55": what is no whole number counts nothing.
    if (next.kind === 'count' && !Number.isInteger(each.token.value)) continue;
    // "à partir de 3 000, 1,10 €": an order size, and the next price.
    const isSize = Number.isInteger(each.token.value) && each.token.value >= 50;
    const isCued = /(?<!\p{L})(?:from|for|at|ab|desde|da|dès|a partir de)\s$/iu.test(
      line.slice(0, each.start),
    );
    if (next.kind === 'sum' && isSize && isCued) continue;
    if (next.kind === 'sum' && isSize && !Number.isInteger(next.token.value)) continue;
    const { kind, currency, unit, isWorkingDays } = next;
    Object.assign(each, { kind, currency, unit, isWorkingDays });
    if (kind === 'days') scaleLike(each, next);
  }
  for (const [place, each] of drafts.entries()) {
    const last = drafts[place - 1];
    if (last?.kind !== 'sum' || each.kind !== 'bare') continue;
    const between = line.slice(last.end, each.start);
    if (!/^\s?(?:\/|,|、|\|)\s?$/.test(between) || last.unit !== null) continue;
    if (Number.isInteger(each.low) && (each.low >= 50 || !/\//.test(between))) continue;
    Object.assign(each, { kind: 'sum', currency: last.currency, unit: last.unit });
  }
  return drafts;
}

function scaleLike(each: Draft, next: Draft): void {
  const factor = next.token.value === 0 ? 1 : next.low / next.token.value;
  each.low *= factor;
  each.high *= factor;
}

/** Two numbers with a dash or "to" between them are a range. */
export function joined(line: string, drafts: Draft[], mark: DecimalMark): Draft[] {
  const figures: Draft[] = [];
  for (const each of drafts) {
    const last = figures.at(-1);
    if (last !== undefined && isRange(line, last, each)) {
      figures[figures.length - 1] = rangeOf(last, each, mark);
    } else figures.push(each);
  }
  return figures;
}

function isRange(line: string, low: Draft, high: Draft): boolean {
  const isSize = ({ kind, unit }: Draft) => kind === 'measure' && unit !== 'meter';
  if (low.isRange || isSize(low) || isSize(high)) return false;
  if (low.token.isWords && low.kind === 'bare' && high.kind === 'bare') return false;
  const between = line.slice(low.token.end, high.token.start);
  const isBetween =
    /^\s?(?:and|y|e|und|et|ile|ve)\s?$/iu.test(between) &&
    /(?<!\p{L})(?:between|entre|zwischen|tra|from|de)\s$/iu.test(line.slice(0, low.start));
  if (isBetween) return low.low < high.low;
  if (!rangeJoint.test(between)) {
    const isSlash = high.kind === 'days' && low.kind === 'days' && /^\s?\/\s?$/.test(between);
    return isSlash && low.low < high.low;
  }
  const isWeak =
    /^\s?(?:or|a|à)\s?$/i.test(between) &&
    high.kind !== 'days' &&
    low.kind !== high.kind &&
    !(high.kind === 'count' && /^\s?[aà]\s?$/i.test(between));
  if (isWeak && !/(?<!\p{L})de\s$/iu.test(line.slice(0, low.start))) return false;
  if (high.token.value < low.token.value) return false;
  const kinds = new Set([low.kind, high.kind]);
  kinds.delete('bare');
  return (
    kinds.size <= 1 && !(low.kind === 'sum' && high.kind === 'bare' && high.low > 20 * low.low)
  );
}

function rangeOf(low: Draft, high: Draft, mark: DecimalMark): Draft {
  const kind = high.kind === 'bare' ? low.kind : high.kind;
  const count = (draft: Draft) => (kind === 'count' ? asCount(draft.token, mark) : draft.low);
  const days =
    kind === 'days' && low.kind === 'bare' && high.token.value > 0
      ? high.low / high.token.value
      : 1;
  return {
    ...high,
    kind,
    low: count(low) * days,
    high: count(high),
    isRange: true,
    currency: low.currency ?? high.currency,
    unit: high.unit ?? low.unit,
    isWorkingDays: high.isWorkingDays || low.isWorkingDays,
    start: low.start,
    end: high.end,
  };
}
