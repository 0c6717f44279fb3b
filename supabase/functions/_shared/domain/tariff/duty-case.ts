import type { DutyLayer, DutyLayerKind } from './duty-types.ts';
import type { TariffLineFacts, TariffOrigin } from './tariff-types.ts';

/** One line with everything open decided: what each duty is worked out for. */
export type DutyCase = Readonly<{
  facts: TariffLineFacts;
  origin: TariffOrigin;
  entryDate: string;
  isUsmca: boolean;
  /** The ten-digit line; null when the schedule has none below this one. */
  hts10: string | null;
  hasMetalWeight: boolean;
  unitValueUsd: number | undefined;
  unitWeightKg: number | undefined;
}>;

/** A layer whose rate is known; `ratePct` 0 with a reason for what is not charged. */
export function knownLayer(
  duty: DutyCase,
  layer: Readonly<{
    kind: DutyLayerKind;
    heading: string | null;
    label: string;
    ratePct: number;
    reason: string;
    rateText?: string;
    effectiveFrom?: string | null;
    effectiveTo?: string | null;
  }>,
): DutyLayer {
  return {
    rateText: pctText(layer.ratePct),
    basis: 'customs value',
    effectiveFrom: null,
    effectiveTo: null,
    ...layer,
    minimumPct: layer.ratePct,
    amountUsd: duty.unitValueUsd === undefined ? null : (duty.unitValueUsd * layer.ratePct) / 100,
  };
}

/** A layer that may be charged and whose rate is no single number here. */
export function openLayer(
  layer: Readonly<{
    kind: DutyLayerKind;
    heading: string | null;
    label: string;
    rateText: string;
    reason: string;
    minimumPct?: number;
    liftsBaseToPct?: number;
    effectiveFrom?: string | null;
    effectiveTo?: string | null;
  }>,
): DutyLayer {
  return {
    basis: 'customs value',
    effectiveFrom: null,
    effectiveTo: null,
    minimumPct: 0,
    ...layer,
    ratePct: null,
    amountUsd: null,
  };
}

/** '7.5%', '36.5%', '2.08%': two decimals at most. */
export function pctText(pct: number): string {
  return `${Math.round(pct * 100) / 100}%`;
}

/** A sum of rates without the dust of binary fractions. */
export function sumPct(rates: readonly number[]): number {
  return Math.round(rates.reduce((sum, rate) => sum + rate, 0) * 1e9) / 1e9;
}

/** The sum when every rate is known, else null. */
export function sumKnownPct(rates: readonly (number | null)[]): number | null {
  const known = rates.filter((rate) => rate !== null);
  return known.length === rates.length ? sumPct(known) : null;
}

/** The two digits of the chapter. */
export function chapterOf(duty: DutyCase): string {
  return duty.facts.line.hts8.slice(0, 2);
}

/** The digits of the ten-digit line, or of the line. */
export function digitsOf(duty: DutyCase): string {
  return (duty.hts10 ?? duty.facts.line.hts8).replaceAll('.', '');
}
