import { dropIdPattern, paths } from '@/config/paths.ts';

export type Route = {
  /** The address; '*' for every address without a page. */
  path: string;
  /** The page's folder below src/pages, whose page.tsx exports the component as `Page`. */
  page: string;
  /**
   * Whether people come to this page to use something: its script and that of its tool.tsx then
   * start as soon as the first view is painted. Other pages are for reading, so their script waits
   * until the page has loaded and the browser is idle.
   */
  isTool?: true;
  /** A regular expression: the addresses `path/id` with an id that it matches show this page too. */
  idPattern?: string;
};

/** The route table: which page is at which address. The build reads it too. */
export const routes: readonly Route[] = [
  { path: paths.home, page: 'home' },
  { path: paths.about, page: 'about' },
  { path: paths.sourcing, page: 'sourcing', isTool: true },
  { path: paths.howWeWork, page: 'how-we-work' },
  { path: paths.buildIt, page: 'build-it' },
  { path: paths.growIt, page: 'grow-it' },
  { path: paths.fulfillment, page: 'fulfillment' },
  { path: paths.privateClients, page: 'private-clients' },
  { path: paths.media, page: 'media' },
  { path: paths.swag, page: 'swag' },
  { path: paths.voiceAssistant, page: 'voice-assistant', isTool: true },
  { path: paths.gripSocksFactory, page: 'grip-socks-factory' },
  { path: paths.factorySearch, page: 'factory-search', isTool: true },
  { path: paths.brandVision, page: 'brand-vision', isTool: true },
  { path: paths.assumptions, page: 'assumptions' },
  { path: paths.moveMyCatalog, page: 'move-my-catalog', isTool: true },
  { path: paths.inHandsPlanner, page: 'in-hands-planner', isTool: true },
  { path: paths.quoteDecoder, page: 'quote-decoder', isTool: true },
  { path: paths.guide, page: 'guide' },
  { path: paths.privacy, page: 'privacy' },
  { path: paths.terms, page: 'terms' },
  { path: paths.demandTest, page: 'demand-test', isTool: true },
  { path: paths.drop, page: 'drop', isTool: true, idPattern: dropIdPattern },
];

export const notFoundRoute: Route = { path: '*', page: 'not-found' };

/** Pages for developers, which the build leaves out. */
export const devRoutes: readonly Route[] = import.meta.env.DEV
  ? [{ path: '/_gallery', page: 'component-gallery' }]
  : [];
