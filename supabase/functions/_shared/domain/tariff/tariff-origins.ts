import {
  columnTwoCodes,
  forcedLaborEffectiveFrom,
  forcedLaborEntries,
  otherOrigins,
} from './tariff-origins.assumptions.ts';
import type { TariffOrigin } from './tariff-types.ts';

const origins: ReadonlyMap<string, TariffOrigin> = new Map(
  [
    ...forcedLaborEntries.map(
      ([code, name, heading, ratePct, mode]): TariffOrigin => ({
        code,
        name,
        forcedLabor: {
          heading,
          ratePct,
          mode: mode ?? 'add',
          effectiveFrom: forcedLaborEffectiveFrom,
        },
        column: columnOf(code),
      }),
    ),
    ...otherOrigins.map(
      ([code, name]): TariffOrigin => ({ code, name, forcedLabor: null, column: columnOf(code) }),
    ),
  ].map((origin) => [origin.code, origin]),
);

/** Every origin we know, by name. */
export function listTariffOrigins(): readonly TariffOrigin[] {
  return [...origins.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** @param code ISO 3166, two letters in either case. Undefined for the United States and the unknown. */
export function findTariffOrigin(code: string): TariffOrigin | undefined {
  return origins.get(code.toUpperCase());
}

function columnOf(code: string): 1 | 2 {
  return columnTwoCodes.includes(code) ? 2 : 1;
}
