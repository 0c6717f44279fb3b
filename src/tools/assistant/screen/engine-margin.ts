import { paths } from '@/config/paths.ts';
import { formatUsdCents } from '@/lib/format.ts';
import { marginCopy as copy } from '../margin-copy.ts';
import type { MarginIntent, ProfitIntent } from '../rules/intent-kinds.ts';
import { type EngineAnswer, said, tool } from './engine-answer.ts';

/** What the visitor's own figures leave; asks for the one that is missing. */
export function answerMargin(intent: MarginIntent): EngineAnswer {
  return said(textOf(intent), copy.ask, tool(copy.open, `${paths.home}#calculator`));
}

/** A profit on goods that we do not know, by the visitor's own price and costs; undefined without both. */
export function answerOwnFigures(intent: ProfitIntent): EngineAnswer | undefined {
  const { priceUsd, extraUsd } = intent;
  const costUsd = intent.ownLandedUsd ?? intent.ownFobUsd;
  if (priceUsd === null || costUsd === undefined) return undefined;
  return answerMargin({ kind: 'margin', costUsd, priceUsd, extraUsd });
}

function textOf({ costUsd, priceUsd, extraUsd = 0, marginPct }: MarginIntent): string {
  if (costUsd === undefined) {
    return priceUsd === undefined ? copy.bothMissing : copy.costMissing(formatUsdCents(priceUsd));
  }
  const allUsd = costUsd + extraUsd;
  const costs = formatUsdCents(allUsd);
  if (marginPct !== undefined) {
    const share = 1 - marginPct / 100;
    return copy.priceFor({
      margin: `${marginPct}%`,
      costs,
      price: formatUsdCents(allUsd / share),
      share: `${100 - marginPct}%`,
    });
  }
  if (priceUsd === undefined) return copy.priceMissing(costs);
  const leftUsd = priceUsd - allUsd;
  const pct = priceUsd > 0 ? Math.round((leftUsd / priceUsd) * 100) : 0;
  return leftUsd < 0
    ? copy.loss(formatUsdCents(priceUsd), costs, formatUsdCents(-leftUsd))
    : copy.left({
        price: formatUsdCents(priceUsd),
        costs,
        left: formatUsdCents(leftUsd),
        pct: `${pct}%`,
      });
}
