import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { countryOfOrigin } from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  hasLandedCost,
  type LandedCountryChain,
} from '@functions/_shared/domain/money/landed-input.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { decideCopy as copy } from '../decide-copy.ts';
import type { BudgetIntent } from '../rules/intent-kinds.ts';
import {
  type AskedGoods,
  type EngineAnswer,
  inCents,
  said,
  suggestionsFor,
} from './engine-answer.ts';
import { rfqTool } from './engine-goods.ts';
import { bestCountries, chainOf, landedTool, landedUsd, type Order } from './engine-landed.ts';

/** Above it, a quote for several orders is what is needed. */
const maxUnits = 100_000;
const fewestUnits = 10;

/** How many pieces a budget pays for once they are in a US warehouse, and whether that is an order. */
export function answerBudget(
  intent: BudgetIntent,
  asked: AskedGoods,
  response: LandedCostResponse | null,
): EngineAnswer | undefined {
  const { understood } = asked;
  const { budgetUsd } = intent;
  if (budgetUsd === undefined) {
    return said(copy.budgetOpen(understood.plural), suggestionsFor(understood.plural));
  }
  if (response === null || response.goods === null) return undefined;
  const country = cheapestCountry(intent, asked, response);
  if (country === undefined) return undefined;
  const chainFor = (units: number): LandedCountryChain =>
    chainOf(response, country, orderOf(units, intent));
  const costUsd = (units: number) => inCents(landedUsd(chainFor(units))) * units;
  const units = mostUnits(budgetUsd, costUsd);
  const minimum = understood.minOrderUnits;
  const named = intent.units ?? asked.units;
  const budget = formatUsdWhole(budgetUsd);
  const text =
    units < fewestUnits
      ? [
          copy.budgetShort({
            budget,
            goods: understood.plural,
            minimum: formatInteger(minimum),
            country: countryInText(country),
            total: formatUsdWhole(costUsd(minimum)),
          }),
        ]
      : [
          copy.budget({
            budget,
            units: formatInteger(units),
            goods: understood.plural,
            country: countryInText(country),
            each: formatUsdCents(landedUsd(chainFor(units))),
            total: formatUsdWhole(costUsd(units)),
          }),
          ...(named === null
            ? []
            : [
                (named <= units ? copy.budgetFits : copy.budgetMisses)(
                  formatInteger(named),
                  formatUsdWhole(costUsd(named)),
                ),
              ]),
          ...(units < minimum ? [copy.budgetMinimum(formatInteger(minimum))] : []),
          copy.budgetKeep,
        ];
  return said(
    text.join(' '),
    suggestionsFor(understood.plural),
    units < fewestUnits
      ? rfqTool(understood, minimum, country)
      : landedTool(response, country, orderOf(units, intent)),
  );
}

/** A budget before any goods were named; undefined where no sum was named either. */
export function answerBudgetAlone({ budgetUsd }: BudgetIntent): EngineAnswer | undefined {
  return budgetUsd === undefined
    ? undefined
    : said(copy.budgetAlone(formatUsdWhole(budgetUsd)), suggestionsFor(null));
}

function orderOf(units: number, { ownFobUsd }: BudgetIntent): Order {
  return { units, ownFobUsd, priceUsd: undefined };
}

/** Of the countries that were named, or of the best ones, the one where a usual order lands lowest. */
function cheapestCountry(
  { originCodes }: BudgetIntent,
  { understood }: AskedGoods,
  response: LandedCostResponse,
) {
  const named = originCodes.flatMap((code) => countryOfOrigin(code) ?? []);
  const order: Order = {
    units: understood.minOrderUnits,
    ownFobUsd: undefined,
    priceUsd: undefined,
  };
  const [first] = (named.length > 0 ? named : bestCountries(understood.category))
    .filter((country) => hasLandedCost(response, country))
    .map((country) => chainOf(response, country, order))
    .toSorted((a, b) => landedUsd(a) - landedUsd(b));
  return first?.country;
}

/** The largest order, in round tens, whose cost stays within the budget. */
function mostUnits(budgetUsd: number, costUsd: (units: number) => number): number {
  let low = 0;
  let high = maxUnits / 10;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (costUsd(middle * 10) <= budgetUsd) low = middle;
    else high = middle - 1;
  }
  return low * 10;
}
