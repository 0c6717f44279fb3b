import { ideasPath, paths, sourcingToolPath } from '@/config/paths.ts';
import { site } from './site.ts';
import type { NavigationGroup, NavigationLink } from './types.ts';

export const headerLinks: NavigationLink[] = [
  { name: 'About', path: paths.about, description: 'Who we are and what our partners have made' },
  { name: 'How We Work', path: paths.howWeWork, description: 'Your options, our prices, FAQ' },
];

export const headerGroups: NavigationGroup[] = [
  {
    id: 'solutions',
    label: 'Solutions',
    links: [
      {
        name: 'For Businesses',
        path: paths.swag,
        description: 'Corporate swag and merchandise',
      },
      {
        name: 'For E-commerce',
        path: paths.sourcing,
        description: 'Product sourcing and manufacturing',
      },
    ],
  },
  {
    id: 'capabilities',
    label: 'Capabilities',
    links: [
      {
        name: 'Sourcing',
        path: paths.sourcing,
        description: 'The right factory in the right country',
      },
      { name: 'Swag', path: paths.swag, description: 'Branded merch people keep' },
      {
        name: 'Fulfillment',
        path: paths.fulfillment,
        description: 'Pick, pack and ship within 24-48 hours',
      },
    ],
  },
  {
    id: 'ai-tools',
    label: 'AI Powered Tools',
    links: [
      {
        name: 'Sourcing Tools',
        path: paths.sourcing,
        description: 'RFQ generator and tariff calculator',
      },
      {
        name: 'RFQ Generator',
        path: sourcingToolPath('rfq'),
        description: 'A request suppliers can quote right away',
      },
      {
        name: 'Tariff Calculator',
        path: sourcingToolPath('tariff'),
        description: 'US duty for up to four countries, side by side',
      },
      {
        name: 'Move my catalog',
        path: paths.moveMyCatalog,
        description: 'What you’d save by making it elsewhere',
      },
      {
        name: 'In-hands date planner',
        path: paths.inHandsPlanner,
        description: 'Which routes get there by your date',
      },
      {
        name: 'Quote decoder',
        path: paths.quoteDecoder,
        description: 'Supplier quotes side by side, on the same terms',
      },
      {
        name: 'Brand potential calculator',
        path: paths.brandVision,
        description: 'What your audience could earn you',
      },
      {
        name: 'Product ideas',
        path: ideasPath,
        description: 'Five products your followers would want',
      },
      {
        name: 'Demand test',
        path: paths.demandTest,
        description: 'Let followers vote on a price before you order',
      },
      {
        name: `Ask ${site.assistantName}`,
        path: paths.voiceAssistant,
        description: 'Duties, factories, next steps, by voice or text',
      },
    ],
  },
];
