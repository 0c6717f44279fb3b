import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { categoryRating, countriesByRating } from '@functions/_shared/domain/country-ratings.ts';
import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import {
  countryOfOrigin,
  type FactoryCountry,
  factoryCountryLabels,
  isMapCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { fobUsdFor } from '@functions/_shared/domain/money/fob-price.ts';
import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { maxCompared, withMapState } from '@functions/_shared/domain/tool-inputs/map-url.ts';
import { paths } from '@/config/paths.ts';
import { askedRfqQuery } from '@/lib/asked-rfq-query.ts';
import { formatInteger, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { decideCopy } from '../decide-copy.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import type { GoodsIntent, Intent } from '../rules/intent-kinds.ts';
import {
  type AskedGoods,
  type EngineAnswer,
  inCents,
  said,
  suggestionsFor,
  tool,
} from './engine-answer.ts';

const shownCountries = 3;

/** The one country with factories that the question names. */
export function countryIn({ originCodes }: Pick<GoodsIntent, 'originCodes'>) {
  const [code = '', ...others] = originCodes;
  return others.length === 0 ? countryOfOrigin(code) : undefined;
}

/** The one country that the question names and of which we have no figures: "Italy". */
export function otherCountryIn({ originCodes }: Pick<GoodsIntent, 'originCodes'>) {
  const [code = '', ...others] = originCodes;
  const isOther = others.length === 0 && countryOfOrigin(code) === undefined;
  return isOther ? findTariffOrigin(code)?.name : undefined;
}

/** The usual price at the factory; undefined where we have none for these goods. */
export function answerPrice(intent: GoodsIntent, asked: AskedGoods): EngineAnswer | undefined {
  const goods = asked.understood;
  const units = intent.units ?? asked.units ?? goods.minOrderUnits;
  if (units <= 0 || goods.unitPricesUsd.length === 0) return undefined;
  const country = countryIn(intent);
  const { high } = fobUsdFor(goods.unitPricesUsd, units, country ?? 'china');
  const other = otherCountryIn(intent);
  const text = [
    copy.price({
      goods: goods.plural,
      units: formatInteger(units),
      price: formatUsdCents(high),
      total: formatUsdWhole(inCents(high) * units),
      country: country === undefined ? null : factoryCountryLabels[country],
    }),
    ...(other === undefined ? [] : [copy.priceElsewhere(other)]),
    copy.leadTime(formatInteger(goods.productionDays)),
    ...(units < goods.minOrderUnits ? [copy.minimum(formatInteger(goods.minOrderUnits))] : []),
  ].join(' ');
  const from = country === undefined ? copy.defaultCountry : factoryCountryLabels[country];
  return said(
    text,
    [
      copy.ask.duty(goods.plural, from),
      copy.ask.factories(goods.plural),
      copy.ask.landed(formatInteger(units), goods.plural, from),
    ],
    rfqTool(goods, units, country),
  );
}

/** Opens the generator of requests with what was asked. */
export function answerRfq(intent: GoodsIntent, asked: AskedGoods): EngineAnswer {
  const goods = asked.understood;
  const units = intent.units ?? asked.units;
  const country = countryIn(intent);
  const label = country === undefined ? null : factoryCountryLabels[country];
  const priced = units ?? goods.minOrderUnits;
  const { high } = fobUsdFor(goods.unitPricesUsd, priced, country ?? 'china');
  return said(
    `${copy.rfq(goods.plural, units === null ? null : formatInteger(units), label)} ${copy.rfqPrice(formatInteger(priced), formatUsdCents(high))}`,
    suggestionsFor(goods.plural, label ?? undefined),
    rfqTool(goods, units, country),
  );
}

/** A color or a print goes into the request for quotes, filled in with the goods. */
export function answerLooks(
  intent: Extract<Intent, { kind: 'looks' }>,
  { understood, units }: AskedGoods,
): EngineAnswer {
  return said(
    decideCopy.looks(
      listInWords(
        intent.looks.map((look) => `“${look}”`),
        'and',
      ),
      understood.plural,
    ),
    suggestionsFor(understood.plural),
    rfqTool(understood, intent.units ?? units, countryIn(intent)),
  );
}

/** How the named countries, or the best ones, are rated for the category of these goods. */
export function answerCountries(
  goods: UnderstoodGoods,
  originCodes: readonly string[],
  avoided: readonly string[] = [],
): EngineAnswer {
  const rating = (country: FactoryCountry) => categoryRating(country, goods.category);
  const named = originCodes.flatMap((code) => countryOfOrigin(code) ?? []);
  const chosen = (
    named.length > 0
      ? named
      : countriesByRating(rating)
          .filter((country) => !avoided.some((code) => countryOfOrigin(code) === country))
          .slice(0, shownCountries)
  ).toSorted((a, b) => rating(b) - rating(a));
  const labels = chosen.map((country) => factoryCountryLabels[country]);
  const list = chosen.map((country, place) => `${labels[place]} ${rating(country)}`).join(', ');
  const [best = copy.defaultCountry] = labels;
  const state = withMapState(new URLSearchParams({ tool: 'map' }), {
    country: null,
    category: null,
    coloring: 'rating',
    compared: chosen.filter(isMapCountry).slice(0, maxCompared),
  });
  return said(
    copy.countries(goods.plural, list),
    [
      chosen.length > 1
        ? copy.ask.compare(goods.plural, listInWords(labels, 'and'))
        : copy.ask.duty(goods.plural, best),
      copy.ask.landed('500', goods.plural, best),
      copy.ask.factories(goods.plural),
    ],
    tool(copy.links.map, `${paths.sourcing}?${state}`),
  );
}

/** What can be asked about goods of which nothing was asked, or nothing that the pages answer. */
export function answerGoods(
  goods: UnderstoodGoods,
  { country, isUnanswered }: { country: string | undefined; isUnanswered: boolean },
): EngineAnswer {
  const text = isUnanswered ? copy.goodsUnanswered : copy.goods;
  return said(
    text(goods.plural),
    suggestionsFor(goods.plural, country),
    rfqTool(goods, null, undefined),
  );
}

/** The US rules that bind these goods; undefined where none is known. */
export function answerRules(goods: UnderstoodGoods): EngineAnswer | undefined {
  if (goods.rules.length === 0) return undefined;
  const sentences = goods.rules.map(({ sentence }) => sentence).join(' ');
  return said(
    copy.rules(goods.plural, sentences),
    suggestionsFor(goods.plural),
    rfqTool(goods, null, undefined),
  );
}

/** Opens the generator of requests with the goods filled in. */
export function rfqTool({ name }: UnderstoodGoods, units: number | null, origin?: FactoryCountry) {
  const query = askedRfqQuery({ product: name, quantity: units ?? undefined, origin });
  return tool(copy.links.rfq, `${paths.sourcing}?${query}`);
}
