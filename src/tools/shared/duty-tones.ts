import type { DutyLayerKind } from '@functions/_shared/domain/tariff/duty-types.ts';
import type { ChartTone } from '@/components/charts/chart-type.ts';

/** The color of each duty, the same in every plot, whatever other duties stand beside it. */
export const dutyTones: Readonly<Record<DutyLayerKind, ChartTone>> = {
  base: 'ink',
  'china-301': 'tomato',
  'forced-labor-301': 'butter',
  'section-232': 'sky',
  'section-338': 'kraft',
  'brazil-301': 'kraft',
  'nicaragua-301': 'kraft',
  'section-201': 'blush',
  'section-122': 'blush',
};

/** The same as grounds, with a color of text that can be read on each. */
export const dutyGrounds: Readonly<Record<DutyLayerKind, string>> = {
  base: 'bg-ink text-paper',
  'china-301': 'bg-tomato text-white',
  'forced-labor-301': 'bg-butter text-ink',
  'section-232': 'bg-sky text-ink',
  'section-338': 'bg-kraft text-ink',
  'brazil-301': 'bg-kraft text-ink',
  'nicaragua-301': 'bg-kraft text-ink',
  'section-201': 'bg-blush text-ink',
  'section-122': 'bg-blush text-ink',
};
