import {
  type FactoryCountry,
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { fobUsdFor } from '@functions/_shared/domain/money/fob-price.ts';
import { readSupplierReply } from '@functions/_shared/domain/supplier-reply/read-supplier-reply.ts';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import type { GoodsIntent, QuotedPriceIntent } from '../rules/intent-kinds.ts';
import { type AskedGoods, type EngineAnswer, said, suggestionsFor } from './engine-answer.ts';
import { countryIn, rfqTool } from './engine-goods.ts';

/** The usual minimum order and times of goods. */
export function answerTerms(intent: GoodsIntent, { understood }: AskedGoods): EngineAnswer {
  const { plural, minOrderUnits, productionDays, sampleDays } = understood;
  const country = countryIn(intent);
  const text = copy.terms({
    goods: plural,
    minimum: formatInteger(minOrderUnits),
    days: formatInteger(productionDays),
    sampleDays: formatInteger(sampleDays),
  });
  const isFewer = intent.units !== null && intent.units < minOrderUnits;
  return said(
    isFewer ? `${text} ${copy.belowMinimum(formatInteger(intent.units ?? 0))}` : text,
    suggestionsFor(plural, country && factoryCountryLabels[country]),
    rfqTool(understood, intent.units, country),
  );
}

/** Whether so many pieces are enough; asks for the goods where none were named. */
export function answerMinimumCheck({ units }: GoodsIntent, goods: AskedGoods | null): EngineAnswer {
  const asked = formatInteger(units ?? 0);
  if (goods === null) {
    return said(copy.termsOpen(asked), ['hoodies', 'candles', 'tote bags'].map(copy.askTerms));
  }
  const { plural, minOrderUnits } = goods.understood;
  const minimum = formatInteger(minOrderUnits);
  const text =
    (units ?? 0) >= minOrderUnits
      ? copy.enoughUnits(asked, plural, minimum)
      : `${copy.tooFewUnits(asked, plural, minimum)} ${copy.belowMinimum(asked)}`;
  return said(text, suggestionsFor(plural), rfqTool(goods.understood, units));
}

/** What else makes a price lower, once other numbers and countries were compared. */
export function answerPriceLevers(
  { units }: GoodsIntent,
  { understood, units: asked }: AskedGoods,
): EngineAnswer {
  const { plural, minOrderUnits } = understood;
  const pieces = formatInteger(units ?? asked ?? minOrderUnits);
  return said(
    copy.priceLevers(plural),
    [
      copy.ask.countries(plural),
      copy.ask.landed(pieces, plural, copy.defaultCountry),
      copy.ask.factories(plural),
    ],
    rfqTool(understood, units),
  );
}

/** What makes a price lower: more pieces, and the country where these goods cost least. */
export function answerPriceCheck(
  intent: GoodsIntent,
  { understood, units: asked }: AskedGoods,
): EngineAnswer | undefined {
  const { plural, unitPricesUsd, minOrderUnits } = understood;
  if (unitPricesUsd.length === 0) return undefined;
  const units = intent.units ?? asked ?? minOrderUnits;
  const country = countryIn(intent) ?? 'china';
  const highUsd = (pieces: number, from: FactoryCountry) =>
    fobUsdFor(unitPricesUsd, pieces, from).high;
  const steps = [units, units * 2, units * 10]
    .map((pieces) =>
      copy.priceStep(formatUsdCents(highUsd(pieces, country)), formatInteger(pieces)),
    )
    .join(', ');
  const [cheapest = country] = factoryCountries
    .filter((each) => each !== 'usa')
    .toSorted((a, b) => highUsd(units, a) - highUsd(units, b));
  const isCheaper = highUsd(units, cheapest) < highUsd(units, country);
  const elsewhere = copy.cheaperCountry(
    factoryCountryLabels[cheapest],
    formatUsdCents(highUsd(units, cheapest)),
    formatInteger(units),
  );
  const label = factoryCountryLabels[country];
  return said(
    [copy.priceSteps(plural, label, steps), ...(isCheaper ? [elsewhere] : [])].join(' '),
    [
      copy.ask.landed(formatInteger(units), plural, label),
      copy.ask.countries(plural),
      copy.ask.factories(plural),
    ],
    rfqTool(understood, units, country),
  );
}

/** Whether the price of a supplier's reply is a usual one, by our planning range. */
export function answerQuoteCheck(text: string, goods: AskedGoods | null): EngineAnswer {
  const reply = readSupplierReply(text);
  const [price] = reply.prices;
  const prices = goods?.understood.unitPricesUsd ?? [];
  if (goods === null || price?.currency !== 'USD' || prices.length === 0) {
    return said(copy.quoteOpen, suggestionsFor(goods?.understood.plural ?? null));
  }
  return judgePrice(goods.understood, {
    unitUsd: price.amount,
    units: price.fromUnits ?? reply.minOrder ?? goods.understood.minOrderUnits,
    country: factoryCountries.find((each) => factoryCountryLabels[each] === reply.country),
    otherTerm: reply.incoterm === 'FOB' ? null : reply.incoterm,
  });
}

/** Whether a price that the question names is a usual one; undefined where we have none. */
export function answerQuotedPrice(
  intent: QuotedPriceIntent,
  { understood, units: asked }: AskedGoods,
): EngineAnswer | undefined {
  if (understood.unitPricesUsd.length === 0) return undefined;
  return judgePrice(understood, {
    unitUsd: intent.unitUsd,
    units: intent.units ?? asked ?? understood.minOrderUnits,
    country: countryIn(intent),
    otherTerm: intent.otherTerm ?? null,
  });
}

type JudgedPrice = Readonly<{
  /** Per piece, at the factory. */
  unitUsd: number;
  units: number;
  country: FactoryCountry | undefined;
  /** The Incoterm of a price that is not FOB. */
  otherTerm: string | null;
}>;

/** Whether a price is a usual one, in a sentence or two. */
export function priceVerdict(
  understood: AskedGoods['understood'],
  { unitUsd, units, country, otherTerm }: JudgedPrice,
): string {
  const { low, high } = fobUsdFor(understood.unitPricesUsd, Math.max(units, 1), country ?? 'china');
  const say = unitUsd > high ? copy.quoteHigh : unitUsd < low ? copy.quoteLow : copy.quoteUsual;
  const verdict = say(
    formatUsdCents(unitUsd),
    formatUsdCents(unitUsd < low ? low : high),
    formatInteger(units),
    understood.plural,
  );
  return otherTerm === null ? verdict : `${verdict} ${copy.quoteOther(otherTerm)}`;
}

function judgePrice(understood: AskedGoods['understood'], judged: JudgedPrice): EngineAnswer {
  const { units, country } = judged;
  const label = country === undefined ? copy.defaultCountry : factoryCountryLabels[country];
  return said(
    priceVerdict(understood, judged),
    [
      copy.ask.landed(formatInteger(Math.max(units, 2)), understood.plural, label),
      copy.ask.duty(understood.plural, label),
      copy.ask.factories(understood.plural),
    ],
    rfqTool(understood, units > 1 ? units : null, country),
  );
}
