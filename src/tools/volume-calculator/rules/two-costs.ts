import { largestVolumeUnitCostSharePct } from '@functions/_shared/domain/calc/volume.assumptions.ts';
import { volumeUnitCostSharePct } from '@functions/_shared/domain/calc/volume.ts';
import { formatUsdCents } from '@/lib/format.ts';
import type { volumeCalculatorCopy } from '../copy.ts';

/** What one unit costs by country, as the calculators have it. */
export type CountryCost = {
  unitCostUsd: number;
  /** Of the retail price. */
  sharePct: number;
};

/** Whether the page shows two unit costs that differ. */
export function showsTwoCosts(
  { unitCostUsd }: { unitCostUsd: number },
  countryCost: CountryCost,
): boolean {
  return formatUsdCents(unitCostUsd) !== formatUsdCents(countryCost.unitCostUsd);
}

/** Why the cost by country and the cost by order size are not the same. */
export function twoCostsText(
  { twoCosts }: Pick<typeof volumeCalculatorCopy, 'twoCosts'>,
  { unitCostUsd, sharePct }: CountryCost,
): string {
  return twoCosts(
    formatUsdCents(unitCostUsd),
    `${sharePct}%`,
    `${volumeUnitCostSharePct(1)}%`,
    `${largestVolumeUnitCostSharePct.value}%`,
  );
}
