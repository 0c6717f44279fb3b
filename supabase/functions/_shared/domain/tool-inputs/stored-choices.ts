import { factoryCountries } from '../manufacturing-countries.ts';
import { freightModes } from '../money/freight-modes.ts';
import { moneyStepIds } from '../money/money-steps.ts';
import { maxOrderPieces } from '../order-terms.ts';
import { flag, oneOf, record, type Schema } from '../schema.ts';
import { isHts8 } from '../tariff/tariff-code.ts';
import type { LandedChoices, StepFigures } from './landed-choices.ts';
import { maxUsd } from './max-usd.ts';

/** Reads what a tab stored or an address says, where anyone may have edited it. */
export const storedChoices: Schema<LandedChoices> = (raw) => {
  const { priceUsd, monthlyOrders, units, mode, hts8, usmcaClaim, landedByCountry, sale } =
    record(raw);
  const byCountry = record(landedByCountry);
  return {
    priceUsd: amountUpTo(maxUsd, priceUsd),
    monthlyOrders: amountUpTo(maxOrderPieces, monthlyOrders),
    units: Number.isInteger(units) && units !== 0 ? amountUpTo(maxOrderPieces, units) : undefined,
    mode: oneOf(freightModes, undefined)(mode),
    hts8: isHts8(hts8) ? hts8 : undefined,
    usmcaClaim: flag(usmcaClaim),
    landedByCountry: Object.fromEntries(
      factoryCountries
        .map((country) => [country, figures(byCountry[country])] as const)
        .filter(([, each]) => Object.keys(each).length > 0),
    ),
    sale: figures(sale),
  };
};

function figures(raw: unknown): StepFigures {
  const stored = record(raw);
  return Object.fromEntries(
    moneyStepIds
      .map((step) => [step, amountUpTo(maxUsd, stored[step])] as const)
      .filter(([, usd]) => usd !== undefined),
  );
}

function amountUpTo(max: number, raw: unknown): number | undefined {
  return typeof raw === 'number' && raw >= 0 && raw <= max ? raw : undefined;
}
