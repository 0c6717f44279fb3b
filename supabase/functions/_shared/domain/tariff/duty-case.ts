import type { DutyLayer, DutyLayerKind } from './duty-types.ts';
import type { TariffLineFacts, TariffOrigin } from './tariff-types.ts';

/** One line without open questions, for which each duty is computed. */
export type DutyCase = Readonly<{
  facts: TariffLineFacts;
  origin: TariffOrigin;
  entryDate: string;
  isUsmca: boolean;
  /** The ten-digit line; null when the schedule has none below this one. */
  hts10: string | null;
  hasMetalWeight: boolean;
  /** 'thermal-imaging' or 'certified', as the importer says; drones only. */
  droneKind: string | undefined;
  /** 'in-quota' or 'over-quota', as the importer says; quartz surface products only. */
  quartzQuota: string | undefined;
  /** 'listed' or 'other', as the importer says; lines of vehicles and their parts only. */
  vehicleUse: string | undefined;
  /** Of two readings of the sources, the one in which less is charged. */
  isLenient: boolean;
  unitValueUsd: number | undefined;
  unitWeightKg: number | undefined;
}>;

/** A layer with a known rate; `ratePct` 0 with a reason when the duty does not apply. */
export function knownLayer(
  duty: DutyCase,
  layer: Readonly<{
    kind: DutyLayerKind;
    heading: string | null;
    label: string;
    ratePct: number;
    reason: string;
    rateText?: string;
    doubt?: string | undefined;
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

/** A layer that may apply and whose rate is not a single number. */
export function openLayer(
  layer: Readonly<{
    kind: DutyLayerKind;
    heading: string | null;
    label: string;
    rateText: string;
    reason: string;
    minimumPct?: number;
    liftsBaseToPct?: number;
    doubt?: string | undefined;
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

/** Formats percent: '7.5%', '36.5%', '2.08%', with at most two decimals. */
export function pctText(pct: number): string {
  return `${Math.round(pct * 100) / 100}%`;
}

/** Sums rates without floating-point errors. */
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
