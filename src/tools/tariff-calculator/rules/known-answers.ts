import { cutText } from '@functions/_shared/domain/cut-text.ts';
import {
  countryOfOrigin,
  type FactoryCountry,
  isFactoryCountry,
  isManufacturingCountry,
  originCodeOf,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import {
  maxOrigins,
  parseTariffParams,
  saysTariffParam,
  type TariffInput,
} from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';

/** As many characters as the search takes. */
export const maxSearchLength = 200;

/** What the calculator opens with. */
export type OpenedTariff = Readonly<{
  input: TariffInput;
  /** Fills the search, which runs; '' where a line is open or nothing is known. */
  searchText: string;
  /** The answers that were filled in. */
  names: readonly AnswerName[];
}>;

/**
 * The calculation in the address, completed from what is known about the product. An address with a
 * tariff line is somebody's result and is left as it is; otherwise each input that it states wins.
 */
export function openTariff(
  params: URLSearchParams,
  today: string,
  answers: ProductAnswers,
): OpenedTariff {
  const input = parseTariffParams(params, today);
  if (input.hts8 !== null) return { input, searchText: '', names: [] };
  const says = (name: keyof TariffInput) => saysTariffParam(params, name);
  const names: AnswerName[] = [];
  const filled: { -readonly [Name in keyof TariffInput]?: TariffInput[Name] } = {};
  const { hts8, product, fobUsd, quantities } = answers;
  if (hts8 !== undefined) {
    filled.hts8 = hts8;
    names.push('hts8');
  } else if (product !== undefined) {
    names.push('product');
  }
  const origins = says('originCodes') ? null : knownOrigins(answers);
  if (origins !== null && origins.codes.length > 0) {
    filled.originCodes = origins.codes;
    names.push(...origins.names);
  }
  if (fobUsd !== undefined && !says('unitValueUsd')) {
    filled.unitValueUsd = fobUsd;
    names.push('fobUsd');
  }
  // The largest order decides about the shipment; the smaller ones are quotes to compare.
  const quantity = quantities?.at(-1);
  if (quantity !== undefined && !says('quantity')) {
    filled.quantity = quantity;
    names.push('quantities');
  }
  return {
    input: { ...input, ...filled },
    searchText: hts8 === undefined ? cutText(product ?? '', maxSearchLength) : '',
    names,
  };
}

/** The origins to compare; the country chosen for the product is always among them. */
function knownOrigins({ originCodes = [], country }: ProductAnswers) {
  const known = originCodes.filter((code) => findTariffOrigin(code) !== undefined);
  // "You choose" is not an origin.
  const chosen = isFactoryCountry(country) ? originCodeOf(country) : undefined;
  const isMissing = chosen !== undefined && !known.slice(0, maxOrigins).includes(chosen);
  const names: AnswerName[] = [
    ...(known.length > 0 ? (['originCodes'] as const) : []),
    ...(isMissing ? (['country'] as const) : []),
  ];
  return {
    codes: isMissing ? [...known.slice(0, maxOrigins - 1), chosen] : known.slice(0, maxOrigins),
    names,
  };
}

/**
 * What a calculation says about the product. One of the order sizes known already is no news, and
 * would take the others away.
 */
export function productFromTariff(
  { hts8, originCodes, unitValueUsd, quantity }: TariffInput,
  knownQuantities: readonly number[] = [],
): ProductAnswers {
  const isNew = quantity !== undefined && !knownQuantities.includes(quantity);
  return {
    hts8: hts8 ?? undefined,
    originCodes,
    fobUsd: unitValueUsd,
    quantities: isNew ? [quantity] : undefined,
  };
}

/** The country to ask for quotes in: the only origin, or the one chosen for the product. */
export function quoteOrigin(
  originCodes: readonly string[],
  { country }: ProductAnswers,
): FactoryCountry | undefined {
  const origins = originCodes
    .map(countryOfOrigin)
    .filter((each): each is FactoryCountry => each !== undefined);
  const [only] = origins;
  if (originCodes.length === 1) return only;
  return isManufacturingCountry(country) ? origins.find((each) => each === country) : undefined;
}
