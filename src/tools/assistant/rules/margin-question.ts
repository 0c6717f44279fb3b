import { goodsWords } from './goods-words.ts';
import type { Intent, MarginIntent } from './intent-kinds.ts';
import { boughtAt, costsBare, extraCost, soldAt, sumAt } from './named-sums.ts';
import type { Thread } from './thread.ts';
import type { ThreadRecord } from './thread-record.ts';

const marginPct =
  /(?<![\d.,$])(\d{1,2})\s?(?:%|percent)\s*(?:profit |gross )?margins?\b|\bmargins? of (\d{1,2})\s?(?:%|percent)/i;
/** The visitor's own figures, not a question about goods. */
const tellsOwn = /^\W*(?:ok(?:ay)?,? |so |and |also )*(?:my|our|i|we|it|they)\b/i;
const asksLeft =
  /\b(?:profit|margin|what do i (?:make|keep|earn)|what(?:['’]s| is) left|left over|per (?:unit|piece))\b/i;
const changesPrice =
  /\b(?:raise|lower|change|drop|increase|cut|set|put)\b.{0,20}?\b(?:price|it)\b.{0,12}?\b(?:to|at)\s+\$?(\d{1,5}(?:\.\d{1,2})?)\b/i;

/**
 * What is left of the visitor's own price over their own costs, or the price that a margin asks for;
 * goes on from the figures they told before. Undefined where the message has no such figure. US
 * dollars per piece. Pure.
 */
export function readMargin(
  text: string,
  _: Thread,
  { asked: last, isOfGoods }: Pick<ThreadRecord, 'asked' | 'isOfGoods'>,
): Intent | undefined {
  const pct = marginPct.exec(text);
  const told = {
    costUsd: sumAt(boughtAt, text) ?? sumAt(costsBare, text),
    priceUsd: sumAt(changesPrice, text) ?? sumAt(soldAt, text),
    extraUsd: sumAt(extraCost, text),
    marginPct: pct === null ? undefined : Number(pct[1] ?? pct[2]),
  };
  const isTold = Object.values(told).some((figure) => figure !== undefined);
  if (!isTold && !asksLeft.test(text)) return undefined;
  const known: MarginIntent | undefined = last?.kind === 'margin' ? last : undefined;
  // The price that earnings were asked for stands until another is named.
  const earnedAtUsd = last?.kind === 'earnings' ? (last.priceUsd ?? undefined) : undefined;
  if (known === undefined) {
    const isFirst = isTold && !isOfGoods;
    return isFirst
      ? readFirst(text, { ...told, priceUsd: told.priceUsd ?? earnedAtUsd }, earnedAtUsd)
      : undefined;
  }
  return {
    kind: 'margin',
    costUsd: told.costUsd ?? known.costUsd,
    priceUsd: told.priceUsd ?? (told.marginPct === undefined ? known.priceUsd : undefined),
    extraUsd: (known.extraUsd ?? 0) + (told.extraUsd ?? 0),
    marginPct: told.marginPct,
  };
}

type Told = Omit<MarginIntent, 'kind'>;

/** Where nothing was told before: two figures, or one of the visitor's own. */
function readFirst(text: string, told: Told, earnedAtUsd?: number): Intent | undefined {
  const { costUsd, priceUsd, marginPct: pct } = told;
  const isWhole = costUsd !== undefined && (priceUsd !== undefined || pct !== undefined);
  // With goods that we know, the whole chain of costs says more.
  const isOfGoods =
    pct === undefined &&
    priceUsd !== undefined &&
    earnedAtUsd === undefined &&
    goodsWords(text) !== '';
  const isOwn =
    tellsOwn.test(text) &&
    !text.includes('?') &&
    /\b(?:landed|unit) cost|\bcosts? (?:me|us)\b/i.test(text);
  return (isWhole && !isOfGoods) || isOwn ? { kind: 'margin', ...told } : undefined;
}
