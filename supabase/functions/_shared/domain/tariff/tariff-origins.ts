import { forcedLaborEffectiveFrom, forcedLaborEntries } from './forced-labor-origins.generated.ts';
import {
  columnTwoCodes,
  europeanUnionHeading,
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

/** The code for all member states together, which these duties treat alike. */
export const europeanUnionCode = 'EU';

/** The European Union as one origin: the rules of its members under its own name. */
const europeanUnion: TariffOrigin = {
  code: europeanUnionCode,
  name: 'European Union',
  forcedLabor: origins.get('DE')?.forcedLabor ?? null,
  column: 1,
};

/** Every known country, by name. */
export function listTariffOrigins(): readonly TariffOrigin[] {
  return [...origins.values()].sort(byName);
}

/** Every country, and the European Union as a whole, by name. */
export function listPickableOrigins(): readonly TariffOrigin[] {
  return [...listTariffOrigins(), europeanUnion].sort(byName);
}

/**
 * @param code ISO 3166, two letters in either case, or 'EU'. Undefined for the United States and the
 *   unknown.
 */
export function findTariffOrigin(code: string): TariffOrigin | undefined {
  const known = code.toUpperCase();
  return known === europeanUnionCode ? europeanUnion : origins.get(known);
}

/** The code by which rules name an origin: the members of the European Union are one. */
export function originKey({ code, forcedLabor }: TariffOrigin): string {
  return forcedLabor?.heading === europeanUnionHeading ? europeanUnionCode : code;
}

/** Names that take an article within a sentence. */
const withArticle =
  /^(?:European Union|United |Philippines|Netherlands|Bahamas|Dominican|Democratic|(?:EU|UK|UAE|DRC)$)/i;

/** The name of a country within a sentence: "the Netherlands". */
export function inSentence(country: string): string {
  return withArticle.test(country) ? `the ${country}` : country;
}

function columnOf(code: string): 1 | 2 {
  return columnTwoCodes.includes(code) ? 2 : 1;
}

function byName(one: TariffOrigin, other: TariffOrigin): number {
  return one.name.localeCompare(other.name, 'en');
}
