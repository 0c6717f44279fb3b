/** In tab order. */
export const sourcingTools = ['quiz', 'map', 'strategy', 'rfq', 'tariff'] as const;

export type SourcingTool = (typeof sourcingTools)[number];

/** The copy around the tabs of the sourcing tools. */
export const sourcingToolsContent = {
  title: 'Your sourcing tools',
  tabsLabel: 'Sourcing tools',
  loading: (tool: string) => `Loading: ${tool}`,
  tabs: {
    quiz: 'Country Quiz',
    map: 'Map Explorer',
    strategy: 'Strategy Builder',
    rfq: 'RFQ Generator',
    tariff: 'Tariff Calculator',
  } satisfies Record<SourcingTool, string>,
} as const;
