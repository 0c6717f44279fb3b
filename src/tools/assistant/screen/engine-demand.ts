import { suggestedPricesUsd } from '@functions/_shared/domain/demand/suggested-prices.ts';
import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import { demandTestAnchor, paths } from '@/config/paths.ts';
import { formatInteger, formatUsdShort } from '@/lib/format.ts';
import { decideCopy as copy } from '../decide-copy.ts';
import type { DemandIntent } from '../rules/intent-kinds.ts';
import { type AskedGoods, type EngineAnswer, said, suggestionsFor, tool } from './engine-answer.ts';

/** How to find out whether people would buy the goods, with prices around the one that was told. */
export function answerDemand(
  { priceUsd }: DemandIntent,
  { understood }: Pick<AskedGoods, 'understood'>,
): EngineAnswer {
  const { plural, minOrderUnits, retailUsd } = understood;
  const middleUsd = priceUsd ?? Math.round((retailUsd.low + retailUsd.high) / 2);
  const prices = suggestedPricesUsd(middleUsd).map((usd) => formatUsdShort(usd));
  const text = copy.demand({
    goods: plural,
    prices: copy.demandPrices(listInWords(prices, 'and')),
    minimum: formatInteger(minOrderUnits),
  });
  return said(
    text,
    suggestionsFor(plural),
    tool(copy.openDemand, `${paths.demandTest}#${demandTestAnchor}`),
  );
}
