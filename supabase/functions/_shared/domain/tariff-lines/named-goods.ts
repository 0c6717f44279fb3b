import type { UnderstoodGoods } from '../../contracts/understand-goods.ts';
import { goodsOf } from '../goods/goods-of.ts';
import { factsOf } from '../goods/kind-facts.ts';
import { type UnderstandingContext, type UnderstoodKind, understand } from '../goods/understand.ts';
import { decideByKind, type KindDecision } from './decide-by-kind.ts';

/** The kind of goods that some words name, with the tariff lines it may enter under. */
export type NamedGoods = Readonly<{
  goods: UnderstoodGoods;
  unknownThing: null;
  notMade: null;
  /** The words that name it, in the visitor's spelling. */
  saidAs: string;
  how: UnderstoodKind['how'];
  /** The likeliest first; `when` is the material or use that leads to it, 'any' for no other. */
  lines: readonly Readonly<{ code: string; when: string }>[];
  /** The question that decides between the lines of the kind; empty when the kind has one. */
  lineQuestion: string;
  /** The middle of the usual FOB price of one piece, US dollars. */
  valueUsd: number;
}>;

/** What is known of words that name no kind of goods, or goods that we do not source. */
export type UnnamedGoods = Readonly<{
  goods: null;
  /** "candle snuffer". */
  unknownThing: string | null;
  /** "weapons and explosives". */
  notMade: string | null;
}>;

/** Finds the kind of goods that the words name and the lines that they leave open. */
export function namedGoods(
  product: string,
  context: UnderstandingContext = {},
): NamedGoods | UnnamedGoods {
  const { kinds, materials, notMade, unknownThing } = understand(product, context);
  const [best] = notMade === undefined ? kinds : [];
  if (best === undefined) {
    return {
      goods: null,
      unknownThing: unknownThing ?? null,
      notMade: notMade?.label ?? null,
    };
  }
  const { tariffLines, tariffQuestion, fobUsd } = factsOf(best.kind.id);
  const decided = decideByKind(product);
  return {
    goods: goodsOf(best.kind, materials),
    unknownThing: null,
    notMade: null,
    saidAs: best.saidAs,
    how: best.how,
    lines: decided?.named.kind.id === best.kind.id ? linesLeft(decided) : tariffLines,
    lineQuestion: tariffQuestion,
    valueUsd: (fobUsd.low + fobUsd.high) / 2,
  };
}

/**
 * Without the lines that the words rule out: a linen apron is not one of cotton. A steel tumbler,
 * though, may be insulated or not; its lines stay open.
 */
function linesLeft({ isDecided, lines, excludes }: KindDecision): KindDecision['lines'] {
  const isStatedInFull = (lines[0]?.fit ?? 0) >= 2;
  return isDecided && isStatedInFull ? lines.filter(({ code }) => !excludes.includes(code)) : lines;
}
