import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import { categoryRating, countriesByRating } from '@functions/_shared/domain/country-ratings.ts';
import {
  countryOfOrigin,
  type FactoryCountry,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { fobUsdFor } from '@functions/_shared/domain/money/fob-price.ts';
import { providerRateUsd } from '@functions/_shared/domain/money/provider-rate.ts';
import { entryDayAt } from '@functions/_shared/domain/tariff/entry-day.ts';
import { importFees } from '@functions/_shared/domain/tariff/import-fees.ts';
import { fulfillmentCalculatorAnchor, ideasPath, paths, sourcingToolPath } from '@/config/paths.ts';
import { askedRfqQuery } from '@/lib/asked-rfq-query.ts';
import { formatInteger, formatUsdCents, formatUsdShort, formatUsdWhole } from '@/lib/format.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import type { Intent } from '../rules/intent.ts';
import type { AnswerCard, Thread } from '../rules/thread.ts';

/** An answer from an engine: its text, the tool to open, and what to ask next. */
export type EngineAnswer = {
  content: string;
  cards: readonly AnswerCard[];
  suggestions: readonly string[];
};

/** Used where a visitor asks for earnings and names no price. */
const assumedPriceUsd = 30;
const shownCountries = 3;

/**
 * Answers what an engine knows; undefined when the intent needs goods that are not understood.
 * @param goods what the words name; null when they name none that we know
 */
export function answerIntent(
  intent: Intent,
  goods: { understood: UnderstoodGoods; units: number | null } | null,
  thread: Thread,
): EngineAnswer | undefined {
  switch (intent.kind) {
    case 'help':
      return said(copy.help, suggestionsFor(null));
    case 'ideas':
      return said(copy.ideas, suggestionsFor(null), tool(copy.links.ideas, ideasPath));
    case 'complaint':
      return said(copy.complaint, suggestionsFor(null));
    case 'doubt':
      return said(lastIsDuty(thread) ? copy.doubtDuty : copy.doubtOther, suggestionsFor(null));
    case 'recall':
      return said(
        intent.question === null ? copy.recallNone : copy.recall(intent.question),
        suggestionsFor(null),
      );
    case 'customs-fees':
      return answerFees(intent.valueUsd);
    case 'earnings':
      return answerEarnings(intent.followers, intent.priceUsd);
    case 'fulfillment':
      return answerFulfillment(intent.monthlyOrders);
    case 'price':
      return goods === null
        ? undefined
        : answerPrice(goods.understood, goods.units ?? intent.units);
    case 'countries':
      return goods === null ? undefined : answerCountries(goods.understood, intent.originCodes);
  }
}

/** Three questions that work, about these goods or about goods that we know. */
export function suggestionsFor(goods: string | null, country = 'China'): readonly string[] {
  const named = goods ?? copy.defaultGoods;
  return [copy.ask.duty(named, country), copy.ask.factories(named), copy.ask.price(named)];
}

function answerFees(valueUsd: number): EngineAnswer {
  const fees = importFees({
    entryValueUsd: valueUsd,
    mode: 'ocean',
    entryDate: entryDayAt(new Date()),
    isUsmca: false,
  });
  const text = copy.fees(
    formatUsdShort(valueUsd),
    formatUsdCents(fees.mpfUsd),
    formatUsdCents(fees.hmfUsd),
    fees.mpfFiscalYear,
  );
  return said(
    fees.mpfRule === 'informal' ? `${text} ${copy.informal}` : text,
    suggestionsFor(null),
    tool(copy.links.tariff, sourcingToolPath('tariff')),
  );
}

function answerEarnings(followers: number, asked: number | null): EngineAnswer {
  const priceUsd = asked ?? assumedPriceUsd;
  const result = calculateRevenue({ followers, priceUsd, country: 'ai-choose' });
  const text = copy.earnings({
    followers: formatInteger(followers),
    price: formatUsdShort(priceUsd),
    units: formatInteger(result.totalOrderedUnits),
    revenue: formatUsdWhole(result.monthlyRevenue),
    profit: formatUsdWhole(result.monthlyGrossProfit),
  });
  return said(
    [text, copy.earningsBasis, ...(asked === null ? [copy.assumedPrice] : [])].join(' '),
    suggestionsFor(null),
    tool(copy.links.calculator, `${paths.home}?v=1&a=${followers}&p=${priceUsd}#calculator`),
  );
}

function answerFulfillment(monthlyOrders: number): EngineAnswer {
  const rateUsd = providerRateUsd(monthlyOrders);
  return said(
    copy.fulfillment(
      formatInteger(monthlyOrders),
      formatUsdCents(rateUsd),
      formatUsdWhole(rateUsd * monthlyOrders),
    ),
    suggestionsFor(null),
    tool(
      copy.links.fulfillment,
      `${paths.fulfillment}?v=1&o=${monthlyOrders}#${fulfillmentCalculatorAnchor}`,
    ),
  );
}

function answerPrice(goods: UnderstoodGoods, asked: number | null): EngineAnswer | undefined {
  const units = asked ?? goods.minOrderUnits;
  if (units <= 0 || goods.unitPricesUsd.length === 0) return undefined;
  const { high } = fobUsdFor(goods.unitPricesUsd, units, 'china');
  const price = copy.price(
    goods.plural,
    formatInteger(units),
    formatUsdCents(high),
    formatUsdWhole(high * units),
  );
  const text = `${price} ${copy.leadTime(formatInteger(goods.productionDays))}`;
  return said(
    units < goods.minOrderUnits
      ? `${text} ${copy.minimum(formatInteger(goods.minOrderUnits))}`
      : text,
    [
      copy.ask.duty(goods.plural, 'China'),
      copy.ask.factories(goods.plural),
      copy.ask.countries(goods.plural),
    ],
    tool(
      copy.links.rfq,
      `${paths.sourcing}?${askedRfqQuery({ product: goods.name, quantity: units })}`,
    ),
  );
}

function answerCountries(goods: UnderstoodGoods, originCodes: readonly string[]): EngineAnswer {
  const rating = (country: FactoryCountry) => categoryRating(country, goods.category);
  const named = originCodes.flatMap((code) => countryOfOrigin(code) ?? []);
  const chosen = named.length > 0 ? named : countriesByRating(rating).slice(0, shownCountries);
  const list = chosen
    .toSorted((a, b) => rating(b) - rating(a))
    .map((country) => `${factoryCountryLabels[country]} ${rating(country)}`)
    .join(', ');
  const best = chosen[0] ?? 'china';
  return said(
    copy.countries(goods.plural, list),
    suggestionsFor(goods.plural, factoryCountryLabels[best]),
    tool(copy.links.map, sourcingToolPath('map')),
  );
}

function lastIsDuty(thread: Thread): boolean {
  const last = thread.findLast((message) => message.role === 'assistant');
  return last?.role === 'assistant' && last.cards.some(({ kind }) => kind === 'tariff');
}

function tool(label: string, href: string): AnswerCard {
  return { kind: 'tool', label, href };
}

function said(
  content: string,
  suggestions: readonly string[],
  ...cards: AnswerCard[]
): EngineAnswer {
  return { content, cards, suggestions };
}
