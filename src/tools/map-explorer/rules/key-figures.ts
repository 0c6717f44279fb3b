import type { SourcingCategory } from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { sampleDuty } from '@functions/_shared/domain/tariff/sample-duties.ts';
import type { KeyFigure } from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import { defaultDutyCategory } from './map-scale.ts';

/** What a link keeps of a country's panel: the duty on the sample product. */
export function keyFigures(
  country: MapCountry,
  category: SourcingCategory | null,
  words: { duty: (change: string) => string },
): KeyFigure[] {
  const { totalPct } = sampleDuty(category ?? defaultDutyCategory, country);
  return [{ value: totalPct, unit: 'points', words: words.duty }];
}
