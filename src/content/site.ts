import { assistantName, brandName } from '@functions/_shared/domain/brand.ts';
import { contactMailto, homeSection, outsideLinks, paths } from '@/config/paths.ts';
import type { ContentLink, NavigationGroup, NavigationLink } from './types.ts';

export const site = {
  name: brandName,
  assistantName,
  headline: 'Your Brand BFF',
  tagline: 'We turn ideas into real products — from concept to consumer.',
  storagePrefix: 'brandbff_',
} as const;

export const headerWords = {
  navigationLabel: 'Main',
  homeLabel: `${site.name} home`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
  opensInNewTab: 'Opens in a new tab',
} as const;

export const headerLinks: NavigationLink[] = [
  { name: 'About', path: paths.about, description: 'Who we are and what our partners made' },
  { name: 'How We Work', path: paths.howWeWork, description: 'Paths, prices and questions' },
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
      { name: 'Swag', path: paths.swag, description: 'Branded goods people keep' },
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
        name: 'Brand potential calculator',
        path: paths.brandVision,
        description: 'What your audience could earn you',
      },
      {
        name: `Ask ${site.assistantName}`,
        path: paths.voiceAssistant,
        description: 'Duties, factories, next steps, by voice or text',
      },
    ],
  },
];

export const withoutScript = {
  tool: 'This tool needs JavaScript. Switch it on and reload the page, or write to us.',
} as const;

/** In the place of a part whose code could not be fetched. */
export const unfetchedPart = {
  text: 'This part could not be fetched. You may be offline; the rest of the page works on.',
  retry: 'Try again',
} as const;

export const headerActions = {
  clientPortal: { label: 'Client Portal', href: outsideLinks.clientPortal },
  intake: { label: `Build With ${site.assistantName}`, href: outsideLinks.intakeForm },
} satisfies Record<string, ContentLink>;

export const footer = {
  promise: site.tagline,
  contact: { label: 'Write to us', href: contactMailto() },
  groups: [
    {
      title: site.name,
      links: [
        { label: 'About', href: homeSection('about') },
        { label: 'Capabilities', href: homeSection('capabilities') },
        { label: 'Work', href: homeSection('work') },
        { label: 'Founder and stories', href: paths.about },
        { label: 'How we work', href: paths.howWeWork },
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
        { label: 'Sourcing tools', href: paths.sourcing },
        { label: 'Factory search', href: paths.factorySearch },
        { label: 'Grip-sock factory profile', href: paths.gripSocksFactory },
        { label: `Ask ${site.assistantName}`, href: paths.voiceAssistant },
      ],
    },
  ] satisfies { title: string; links: ContentLink[] }[],
  smallPrint: `${site.name} plans, sources, makes and ships branded products.`,
} as const;

/** What the footer calls a page of ours. */
export function pageName(path: string): string | undefined {
  return footer.groups.flatMap(({ links }) => links).find(({ href }) => href === path)?.label;
}
