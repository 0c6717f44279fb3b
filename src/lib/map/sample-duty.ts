import type { SourcingCategory } from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { dutyRates } from './sample-duty.generated.ts';

type DutyRate = Readonly<{
  ratePct: number;
  /** Heading of chapter 99 of the schedule. */
  heading: string;
  /** ISO date from which it is charged. */
  since: string;
}>;

export type SampleProduct = Readonly<{
  htsCode: string;
  /** General rate of column 1, the "most favored nation" rate. */
  basePct: number;
  chinaList: (DutyRate & Readonly<{ name: string }>) | null;
  isForcedLaborExempt: boolean;
  /** Free of duty if it originates under the USMCA. */
  isFreeUnderUsmca: boolean;
}>;

/** `add` is charged on top of the base; `minimum_total` only lifts the base to that rate. */
type ForcedLaborDuty = DutyRate & Readonly<{ mode: 'add' | 'minimum_total' }>;

export type DutyRates = Readonly<{
  products: Readonly<Record<SourcingCategory, SampleProduct>>;
  forcedLabor: Readonly<Record<MapCountry, ForcedLaborDuty>>;
}>;

export type DutyLayer = Readonly<{
  kind: 'base' | 'china-301' | 'forced-labor-301';
  ratePct: number;
  /** Where the rate stands: the product's own line, or a heading of chapter 99. */
  heading: string;
  since: string | null;
  /** Which of the China lists; on that layer only. */
  listName?: string;
}>;

export type DutyStack = Readonly<{
  htsCode: string;
  /** All layers together, per cent of the customs value. */
  totalPct: number;
  layers: readonly DutyLayer[];
  /** The total for goods that originate under the USMCA; null where that cannot be. */
  usmcaTotalPct: number | null;
}>;

/**
 * The US duty on the category's sample product from a country, as a sum of its layers. Without
 * antidumping duties, product exclusions and customs fees.
 */
export function sampleDuty(category: SourcingCategory, country: MapCountry): DutyStack {
  const product = dutyRates.products[category];
  const layers: DutyLayer[] = [
    { kind: 'base', ratePct: product.basePct, heading: product.htsCode, since: null },
    ...chinaLayer(product, country),
    ...forcedLaborLayer(product, country),
  ];
  return {
    htsCode: product.htsCode,
    totalPct: layers.reduce((sum, { ratePct }) => sum + ratePct, 0),
    layers,
    usmcaTotalPct: country === 'mexico' && product.isFreeUnderUsmca ? 0 : null,
  };
}

function chinaLayer({ chinaList }: SampleProduct, country: MapCountry): DutyLayer[] {
  if (country !== 'china' || chinaList === null) return [];
  const { name, ratePct, heading, since } = chinaList;
  return [{ kind: 'china-301', ratePct, heading, since, listName: name }];
}

function forcedLaborLayer(product: SampleProduct, country: MapCountry): DutyLayer[] {
  const { ratePct, mode, heading, since } = dutyRates.forcedLabor[country];
  if (product.isForcedLaborExempt) return [];
  const charged = mode === 'add' ? ratePct : Math.max(ratePct - product.basePct, 0);
  return charged === 0 ? [] : [{ kind: 'forced-labor-301', ratePct: charged, heading, since }];
}
