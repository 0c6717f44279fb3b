import { wellFormed } from '@/lib/well-formed.ts';
import { env } from './env.ts';

/** Every page of the site. The route table in app/routes.ts has one entry for each. */
export const paths = {
  home: '/',
  about: '/about',
  sourcing: '/sourcing',
  howWeWork: '/how-we-work',
  pricing: '/pricing',
  buildIt: '/build-it',
  growIt: '/grow-it',
  fulfillment: '/fulfillment',
  privateClients: '/private-clients',
  media: '/media',
  swag: '/swag',
  voiceAssistant: '/voice-assistant',
  gripSocksFactory: '/factory-profile-grip-socks',
  factorySearch: '/factory-search',
  brandVision: '/brand-vision',
  assumptions: '/assumptions',
  moveMyCatalog: '/move-my-catalog',
  inHandsPlanner: '/in-hands-planner',
  quoteDecoder: '/quote-decoder',
  guide: '/guide',
  privacy: '/privacy',
  terms: '/terms',
  demandTest: '/demand-test',
  /** Addresses below it, one for each demand test, show this page. */
  drop: '/drop',
} as const;

/** The anchor of the tool on the demand test's page. */
export const demandTestAnchor = 'test';

/** The id of a demand test in the address of its public page. */
export const dropIdPattern = '[2-9b-df-hjkmnp-tv-z]{10}';

const dropAddress = new RegExp(`^${paths.drop}/(${dropIdPattern})$`);

/** The id of the demand test that has its public page at this path. */
export function dropIdOf(pathname: string): string | undefined {
  return dropAddress.exec(pathname)?.[1];
}

/** The public page of a demand test. */
export function dropPath(id: string): string {
  return `${paths.drop}/${id}`;
}

/**
 * The path whose page is shown at this one: itself, except for the public pages of demand tests,
 * which share one.
 */
export function pagePath(pathname: string): string {
  return dropIdOf(pathname) === undefined ? pathname : paths.drop;
}

/** The creator calculator with its idea dialog open. */
export const ideasPath = `${paths.brandVision}?ideas=open#calculator`;

/** The sourcing page with one of its tools open. */
export function sourcingToolPath(tool: 'rfq' | 'tariff' | 'map' | 'strategy' | 'quiz'): string {
  return `${paths.sourcing}?tool=${tool}`;
}

/** Anchors of the home page that other pages link to. */
export const homeAnchors = {
  about: 'about',
  capabilities: 'capabilities',
  work: 'work',
  clients: 'clients',
  calculator: 'calculator',
} as const;

/** Anchors of the assumptions page: the groups of figures, then the sections below them. */
export type AssumptionAnchor =
  | 'goods'
  | 'freight'
  | 'quotes'
  | 'duty-and-fees'
  | 'storage-and-fulfillment'
  | 'payment'
  | 'returns'
  | 'first-order'
  | 'moving'
  | 'demand'
  | 'swag'
  | 'example'
  | 'two-unit-costs';

/** The page with the figures behind the tools' estimates, at one of its sections. */
export function assumptionsPath(anchor: AssumptionAnchor): string {
  return `${paths.assumptions}#${anchor}`;
}

/** The cost calculator's anchor on the fulfillment page. */
export const fulfillmentCalculatorAnchor = 'calculator';

/** The planner's anchor on its page. */
export const inHandsPlannerAnchor = 'planner';
export const inHandsPlannerPath = `${paths.inHandsPlanner}#${inHandsPlannerAnchor}`;

export const outsideLinks = {
  clientPortal: env.clientPortalUrl,
  intakeForm: env.intakeFormUrl,
  booking: env.bookingUrl,
  swagCatalog: env.swagCatalogUrl,
} as const;

/** The path of a section of the home page. */
export function homeSection(anchor: keyof typeof homeAnchors): string {
  return `${paths.home}#${homeAnchors[anchor]}`;
}

/** The factory search with the query filled in; a blank query gives the empty form. */
export function factorySearchPath(query: string): string {
  const trimmed = query.trim();
  return trimmed === ''
    ? paths.factorySearch
    : `${paths.factorySearch}?${new URLSearchParams({ q: trimmed })}`;
}

export const contactAddress = env.contactEmail;

/** A mailto link to the contact address, with an optional subject and body. */
export function contactMailto(subject?: string, body?: string): string {
  // URLSearchParams would write spaces as "+", which mail programs show literally.
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(wellFormed(value))}`],
  );
  return `mailto:${contactAddress}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** A page's full URL, for canonical links, social previews and shared links. */
export function absoluteUrl(path: string): string {
  return path === paths.home ? `${env.siteUrl}/` : `${env.siteUrl}${path}`;
}

/** The image that link previews show for a page; the build draws it from the page's title. */
export function socialPreviewPath(path: string): string {
  return `/social${path === paths.home ? '/home' : path}.jpg`;
}
