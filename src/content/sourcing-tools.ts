/** The words around the tabs of the sourcing tools. */
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
  },
} as const;

export type SourcingTool = keyof typeof sourcingToolsContent.tabs;
