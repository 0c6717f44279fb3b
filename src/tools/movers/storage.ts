import {
  type FactoryCountry,
  factoryCountries,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { maxOrderPieces } from '@functions/_shared/domain/rfq-terms.ts';
import { flag, record } from '@functions/_shared/domain/schema.ts';
import { isHts8 } from '@functions/_shared/domain/tariff/tariff-code.ts';
import { maxUsd } from '@functions/_shared/domain/tool-inputs/max-usd.ts';

/** What the visitor put in for one kind of goods; undefined where we estimate or assume. */
export type MoverChoices = Readonly<{
  units?: number | undefined;
  /** The tariff line that the open question led to. */
  hts8?: string | undefined;
  usmcaClaim: boolean;
  /** FOB prices of quotes and invoices. */
  fobUsdByCountry: Readonly<Partial<Record<FactoryCountry, number>>>;
}>;

/** The key in the tab's storage. */
export function moverChoicesKey(kindId: string): string {
  return `movers_${kindId}`;
}

/** Reads what the tab stored, where anyone may have edited it. */
export function storedMoverChoices(raw: unknown): MoverChoices {
  const { units, hts8, usmcaClaim, fobUsdByCountry } = record(raw);
  const prices = record(fobUsdByCountry);
  const isCount = typeof units === 'number' && Number.isInteger(units);
  return {
    units: isCount && units > 0 && units <= maxOrderPieces ? units : undefined,
    hts8: isHts8(hts8) ? hts8 : undefined,
    usmcaClaim: flag(usmcaClaim),
    fobUsdByCountry: Object.fromEntries(
      factoryCountries.flatMap((country) => {
        const usd = prices[country];
        return typeof usd === 'number' && usd >= 0 && usd <= maxUsd ? [[country, usd]] : [];
      }),
    ),
  };
}
