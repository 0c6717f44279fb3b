import {
  countryOfOrigin,
  type FactoryCountry,
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Parsed } from '@functions/_shared/domain/parsed.ts';
import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';

/** `not-compared`: a country for which we know no freight and no usual prices. */
export type OriginCode = 'empty' | 'unknown' | 'not-compared';

/** ISO 3166, three letters, of the countries that we compare. */
const alpha3: Readonly<Record<FactoryCountry, string>> = {
  china: 'chn',
  vietnam: 'vnm',
  mexico: 'mex',
  turkey: 'tur',
  india: 'ind',
  pakistan: 'pak',
  bangladesh: 'bgd',
  portugal: 'prt',
  usa: 'usa',
  korea: 'kor',
};

/** Parses a country of origin as catalogs state it: "CN", "CHN", "China", "Made in China", "PRC". */
export function readOrigin(cell: string): Parsed<FactoryCountry, OriginCode> {
  const text = cell.trim();
  if (text === '') return { ok: false, code: 'empty' };
  const key = text.toLowerCase();
  const named = factoryCountries.find(
    (country) => factoryCountryLabels[country].toLowerCase() === key || alpha3[country] === key,
  );
  const byCode = /^[a-z]{2}$/.test(key) ? countryOfOrigin(key.toUpperCase()) : undefined;
  const exact = named ?? byCode ?? (unitedStates.test(key) ? 'usa' : undefined);
  if (exact !== undefined) return { ok: true, value: exact };
  if (/^[a-z]{2}$/.test(key) && findTariffOrigin(key) !== undefined) {
    return { ok: false, code: 'not-compared' };
  }
  const { originCodes, isDomestic } = parseOrigins(`made in ${text.replace(/^made in /i, '')}`);
  const [code, ...others] = originCodes;
  if (isDomestic && code === undefined) return { ok: true, value: 'usa' };
  if (code === undefined || others.length > 0) return { ok: false, code: 'unknown' };
  const country = countryOfOrigin(code);
  return country === undefined ? { ok: false, code: 'not-compared' } : { ok: true, value: country };
}

const unitedStates = /^(?:the )?(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?)$/;
