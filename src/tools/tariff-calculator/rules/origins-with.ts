import {
  type FactoryCountry,
  originCodeOf,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { maxOrigins } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';

/** The origins with this country in the first place, which the landed view speaks of. */
export function originsWith(originCodes: readonly string[], country: FactoryCountry): string[] {
  const code = originCodeOf(country);
  return [code, ...originCodes.filter((each) => each !== code)].slice(0, maxOrigins);
}
