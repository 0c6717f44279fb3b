import type { PictureName } from './pictures.generated.ts';

/** A link in the words of the site: a path of ours, a web address or a mailto address. */
export type ContentLink = { label: string; href: string };

/** A link of the navigation, with the sentence that tells where it leads. */
export type NavigationLink = { name: string; path: string; description: string };

export type NavigationGroup = { id: string; label: string; links: NavigationLink[] };

/** What a page says about itself to search engines and link previews. */
export type PageMeta = {
  title: string;
  description: string;
  keywords: string[];
  path: string;
  /** Where the page stands for a service of ours: its name, for search engines. */
  service?: string;
  /** Pages that no search engine should keep: the 404 page and result lists. */
  noindex?: boolean;
};

export type ContentPicture = { name: PictureName; alt: string };

/** A calm ground of the palette; each studio picture stands on the one it was lit for. */
export type Ground = 'paper' | 'blush' | 'butter' | 'sky' | 'kraft' | 'ink' | 'tomato' | 'leaf';

/** A measured or promised figure with the words that make it honest. */
export type Figure = { value: string; label: string };

export type TitledText = { title: string; text: string };

/** The first screen of a page. */
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

/** A section that asks for one thing. */
export type CallWords = { title: string; text: string; actions: ContentLink[] };

/** A success story, told without figures that the client did not publish. */
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

/** A partner's video, as a card that leads to where it was posted. */
export type PartnerVideo = {
  id: string;
  creatorName: string;
  handle: string;
  thumbnail: ContentPicture;
  description: string;
  /** The partner's profile on the platform. */
  embedUrl: string;
};

/** A case study with the figures that its client let us publish. */
export type CaseStudyWords = Story & { metrics: Figure[] };

export type Question = { id: string; question: string; answer: string };

/** One of the things we do, with a project it was done for. */
export type Capability = TitledText & {
  id: string;
  /** On the tab. */
  label: string;
  /** What the picture shows, in one line. */
  project: { label: string; caption: string; picture: ContentPicture };
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

/** One of the ways a page's hero offers. */
export type HeroPath = TitledText & { label: string; action: string; href: string };

export type PriceCard = {
  name: string;
  price: string;
  text: string;
  includes: string[];
  action?: ContentLink;
};

export type PriceCardsWords = { label: string; title: string; text?: string; cards: PriceCard[] };
