import type { ComponentType } from 'react';
import type { SourcingTool } from '@/content/sourcing-tools.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';

/** Each loads when it is first opened. @param email '' where the visitor has given none */
export const toolComponents: Record<SourcingTool, ComponentType<{ email: string }>> = {
  quiz: lazyComponent(() => import('@/tools/country-quiz/index.tsx').then((m) => m.CountryQuiz)),
  map: lazyComponent(() => import('@/tools/map-explorer/index.tsx').then((m) => m.MapExplorer)),
  strategy: lazyComponent(() =>
    import('@/tools/strategy-builder/index.tsx').then((m) => m.StrategyBuilder),
  ),
  rfq: lazyComponent(() => import('@/tools/rfq-generator/index.tsx').then((m) => m.RfqGenerator)),
  tariff: lazyComponent(() =>
    import('@/tools/tariff-calculator/index.tsx').then((m) => m.TariffCalculator),
  ),
};
