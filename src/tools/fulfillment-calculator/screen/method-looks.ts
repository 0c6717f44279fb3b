import type { ChartTone } from '@/components/charts/chart-type.ts';
import type { CrossingLine } from '@/components/charts/crossing-lines-layout.ts';
import type { MethodId } from '@/lib/calc/fulfillment/cost-curve.ts';

type MethodLook = { tone: ChartTone; dash: CrossingLine['dash'] };

/** Every line has its own color or its own dashes, and all stand out from the paper. */
export const methodLooks: Readonly<Record<MethodId, MethodLook>> = {
  provider: { tone: 'tomato', dash: 'solid' },
  current: { tone: 'ink', dash: 'solid' },
  pietra: { tone: 'leaf', dash: 'solid' },
  shipbob: { tone: 'smoke', dash: 'dashed' },
  'fulfillment-by-amazon': { tone: 'smoke', dash: 'dotted' },
};
