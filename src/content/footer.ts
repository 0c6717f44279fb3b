import { contactMailto, homeSection, paths, sourcingToolPath } from '@/config/paths.ts';
import { site } from './site.ts';
import type { ContentLink } from './types.ts';

export const footer = {
  promise: site.tagline,
  contact: { label: 'Email us', href: contactMailto() },
  groups: [
    {
      title: site.name,
      links: [
        { label: 'About', href: homeSection('about') },
        { label: 'Capabilities', href: homeSection('capabilities') },
        { label: 'Work', href: homeSection('work') },
        { label: 'Founder and stories', href: paths.about },
        { label: 'How we work', href: paths.howWeWork },
        { label: 'Brand building guide', href: paths.guide },
        { label: 'Private clients', href: paths.privateClients },
      ],
    },
    {
      title: 'What we do',
      links: [
        { label: 'Build it', href: paths.buildIt },
        { label: 'Grow it', href: paths.growIt },
        { label: 'Sourcing', href: paths.sourcing },
        { label: 'Fulfillment', href: paths.fulfillment },
        { label: 'Swag', href: paths.swag },
        { label: 'Media', href: paths.media },
      ],
    },
    {
      title: 'Free tools',
      links: [
        { label: 'Revenue calculator', href: homeSection('calculator') },
        { label: 'Brand potential calculator', href: paths.brandVision },
        { label: 'Demand test', href: paths.demandTest },
        { label: 'Sourcing tools', href: paths.sourcing },
        { label: 'RFQ generator', href: sourcingToolPath('rfq') },
        { label: 'Tariff calculator', href: sourcingToolPath('tariff') },
        { label: 'Move my catalog', href: paths.moveMyCatalog },
        { label: 'In-hands date planner', href: paths.inHandsPlanner },
        { label: 'Quote decoder', href: paths.quoteDecoder },
        { label: 'Factory search', href: paths.factorySearch },
        { label: 'Grip-sock factory profile', href: paths.gripSocksFactory },
        { label: 'The numbers behind our estimates', href: paths.assumptions },
        { label: `Ask ${site.assistantName}`, href: paths.voiceAssistant },
      ],
    },
  ] satisfies { title: string; links: ContentLink[] }[],
  smallPrint: `${site.name} plans, sources, makes and ships branded products.`,
} as const;
