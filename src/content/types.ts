import type { PictureName } from './pictures.generated.ts';

/** A link in the site's copy: one of our paths, a web address or a mailto address. */
export type ContentLink = { label: string; href: string };

/** A navigation link with a sentence about its target. */
export type NavigationLink = { name: string; path: string; description: string };

export type NavigationGroup = { id: string; label: string; links: NavigationLink[] };

/** A page's description for search engines and link previews. */
export type PageMeta = {
  title: string;
  description: string;
  keywords: string[];
  path: string;
  /** The name of the service that the page offers, for search engines. */
  service?: string;
  /** For pages that search engines should not index: the 404 page and result lists. */
  noindex?: boolean;
};

export type ContentPicture = {
  name: PictureName;
  /** The constant of that name in pictures.generated.ts: hash, size and box of the picture. */
  file: string;
  alt: string;
};

/** A ground (background) of the palette; each studio picture goes on the one it was lit for. */
export type Ground = 'paper' | 'blush' | 'butter' | 'sky' | 'kraft' | 'ink' | 'tomato' | 'leaf';

/** A measured or promised figure with a label that says exactly what it means. */
export type Figure = { value: string; label: string };

export type TitledText = { title: string; text: string };

/** A page's first screen. */
export type PageHeroWords = {
  label: string;
  title: string;
  lead: string;
  actions: ContentLink[];
  ground: Ground;
  picture?: ContentPicture;
};

export type TitledListWords = {
  label?: string;
  title: string;
  text?: string;
  items: TitledText[];
};

/** Steps in order; a step may have a figure. */
export type StepRowsWords = {
  label: string;
  title: string;
  items: readonly (TitledText & { figure?: string })[];
};

/** A detail of a drawing: where it is, in percent of the drawing's width and height. */
export type Callout = {
  text: string;
  xPercent: number;
  yPercent: number;
  /** Where its label goes; by default toward the drawing's middle. */
  side?: 'left' | 'right';
};

/** A section with one call to action. */
export type CallWords = { title: string; text: string; actions: ContentLink[] };

/** A success story, without figures that the client has not published. */
export type Story = {
  id: string;
  title: string;
  client: string;
  industry: string;
  challenge: string;
  solution: string;
  results: string[];
  image: ContentPicture;
};

/** A partner's video, as a card that links to where it was posted. */
export type PartnerVideo = {
  id: string;
  creatorName: string;
  handle: string;
  thumbnail: ContentPicture;
  description: string;
  /** The partner's profile on the platform. */
  embedUrl: string;
};

/** A case study with the figures that the client allowed us to publish. */
export type CaseStudyWords = Story & { metrics: Figure[] };

export type Question = { id: string; question: string; answer: string };

/** One of our capabilities, with an example project. */
export type Capability = TitledText & {
  id: string;
  /** The tab's label. */
  label: string;
  /** One line about a project, below the capability's drawing. */
  project: { label: string; caption: string };
  figure: Figure;
  handles: readonly string[];
  partner: ContentLink;
};

export type CapabilityTabsWords = {
  label: string;
  title: string;
  text: string;
  tabsLabel: string;
  handlesTitle: string;
  tabs: readonly Capability[];
};

/** One of the choices in a page's hero. */
export type HeroPath = TitledText & { label: string; action: string; href: string };

export type PriceCard = {
  name: string;
  price: string;
  text: string;
  includes: string[];
  action?: ContentLink;
};

export type PriceCardsWords = { label: string; title: string; text?: string; cards: PriceCard[] };
