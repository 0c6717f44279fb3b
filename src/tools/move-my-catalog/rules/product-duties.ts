import type { CountryDuty, LandedCountry } from '@functions/_shared/contracts/landed-cost.ts';
import {
  type FactoryCountry,
  mapCountries,
  originCodeOf,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { usmcaOrigins } from '@functions/_shared/domain/tariff/duty-rules.assumptions.ts';
import { countDuties } from '@functions/_shared/domain/tariff/duty-stack.ts';
import type { DutyOptions } from '@functions/_shared/domain/tariff/duty-types.ts';
import { tradeOrdersFor } from '@functions/_shared/domain/tariff/trade-orders.ts';
import { lineFacts } from './line-facts.ts';

/** One piece, as duties by weight or number need it. */
export type DutyPiece = Readonly<{
  hts8: string;
  /** 'YYYY-MM-DD' */
  entryDate: string;
  valueUsd: number;
  weightG: number;
  /** The goods in words, which antidumping orders go by. */
  words: string;
}>;

/**
 * The duties on a line from the eight countries and from where the goods are made today, as the
 * function `landed-cost` tells them, without their layers.
 * @throws RangeError for a line that no kind of goods enters under
 */
export function productDuties(piece: DutyPiece, today: FactoryCountry): readonly LandedCountry[] {
  return [...new Set<FactoryCountry>([...mapCountries, today])].map((country) => {
    if (country === 'usa') return { country, duties: [], usmca: null };
    const originCode = originCodeOf(country);
    const canClaim = usmcaOrigins.includes(originCode);
    return {
      country,
      duties: [dutyOn(piece, originCode, false)],
      usmca: canClaim ? [dutyOn(piece, originCode, true)] : null,
    };
  });
}

type Total = Pick<CountryDuty, 'ratePct' | 'minimumPct' | 'rateText'>;

/** Most lines pay a share of the value, whatever the piece: a catalog has few lines and many rows. */
const totals = new Map<string, Total>();

function dutyOn(piece: DutyPiece, originCode: string, usmcaClaim: boolean): CountryDuty {
  const { hts8, entryDate, words } = piece;
  return {
    hts8,
    ...totalOn(piece, originCode, usmcaClaim),
    layers: [],
    orders: [
      ...tradeOrdersFor({ code: hts8, originCode, productWords: words, day: entryDate }).orders,
    ],
    warnings: [],
  };
}

function totalOn(
  { hts8, entryDate, valueUsd, weightG }: DutyPiece,
  originCode: string,
  usmcaClaim: boolean,
): Total {
  const facts = lineFacts(hts8);
  if (facts === undefined) throw new RangeError(`No such line here: ${hts8}`);
  const { generalRateText, otherRateText, specialRateText } = facts.line;
  const isByPiece = /[¢$]/.test(`${generalRateText}${otherRateText}${specialRateText}`);
  const key = [
    hts8,
    entryDate,
    originCode,
    usmcaClaim,
    ...(isByPiece ? [valueUsd, weightG] : []),
  ].join(' ');
  const known = totals.get(key);
  if (known !== undefined) return known;
  const options: DutyOptions = {
    originCode,
    entryDate,
    usmcaClaim,
    unitValueUsd: valueUsd,
    unitWeightKg: weightG / 1000,
  };
  const { totals: found, minimumPct, text } = countDuties(facts, options);
  const [only] = found;
  const total = {
    ratePct: found.length === 1 && only !== undefined ? only : null,
    minimumPct,
    rateText: text,
  };
  if (!isByPiece) totals.set(key, total);
  return total;
}
