import { paths } from '../../src/config/paths.ts';
import { aboutPage } from '../../src/content/about.ts';
import { aboutSections } from '../../src/content/about-sections.ts';
import { aboutStory } from '../../src/content/about-story.ts';
import { brandVisionPage } from '../../src/content/brand-vision.ts';
import { buildItPage } from '../../src/content/build-it.ts';
import { factorySearchPage } from '../../src/content/factory-search.ts';
import { fulfillmentPage } from '../../src/content/fulfillment.ts';
import { fulfillmentSections } from '../../src/content/fulfillment-sections.ts';
import { gripSocksFactoryPage } from '../../src/content/grip-socks-factory.ts';
import { gripSocksFactorySections } from '../../src/content/grip-socks-factory-sections.ts';
import { growItPage } from '../../src/content/grow-it.ts';
import { guideSignup } from '../../src/content/guide-signup.ts';
import { homePage } from '../../src/content/home.ts';
import { homeSections } from '../../src/content/home-sections.ts';
import { howWeWorkPage } from '../../src/content/how-we-work.ts';
import { howWeWorkCases } from '../../src/content/how-we-work-cases.ts';
import { howWeWorkSections } from '../../src/content/how-we-work-sections.ts';
import { mediaPage } from '../../src/content/media.ts';
import { mediaSections } from '../../src/content/media-sections.ts';
import { partnerVideos } from '../../src/content/partner-videos.ts';
import { pathChooser } from '../../src/content/path-chooser.ts';
import { privateClientsPage } from '../../src/content/private-clients.ts';
import { sourcingPage } from '../../src/content/sourcing.ts';
import { strategyPlans } from '../../src/content/strategy-plans.ts';
import { swagPage } from '../../src/content/swag.ts';
import { swagSections } from '../../src/content/swag-sections.ts';
import { voiceAssistantPage } from '../../src/content/voice-assistant.ts';
import { dayInWords } from '../../supabase/functions/_shared/domain/day-in-words.ts';
import {
  categoryPassages,
  countryPassages,
  originPassages,
  writtenPassages,
} from './domain-passages.ts';
import { distinctPassages, type KnowledgePassage } from './knowledge-passage.ts';
import { type PageContent, pagePassages } from './page-passages.ts';

const pages: readonly PageContent[] = [
  {
    page: 'How we work',
    path: paths.howWeWork,
    content: { ...howWeWorkPage, ...howWeWorkCases, ...howWeWorkSections },
  },
  { page: 'Home', path: paths.home, content: { ...homePage, ...homeSections } },
  {
    page: 'About',
    path: paths.about,
    content: {
      ...aboutPage,
      ...aboutStory,
      ...aboutSections,
      videos: partnerVideos,
      guide: guideSignup,
    },
  },
  { page: 'Build it', path: paths.buildIt, content: buildItPage },
  { page: 'Grow it', path: paths.growIt, content: growItPage },
  {
    page: 'Fulfillment',
    path: paths.fulfillment,
    content: { ...fulfillmentPage, ...fulfillmentSections },
  },
  { page: 'Sourcing', path: paths.sourcing, content: sourcingPage },
  { page: 'Swag', path: paths.swag, content: { ...swagPage, ...swagSections } },
  { page: 'Media', path: paths.media, content: { ...mediaPage, ...mediaSections } },
  { page: 'Private clients', path: paths.privateClients, content: privateClientsPage },
  {
    page: 'Grip-sock factory',
    path: paths.gripSocksFactory,
    content: { ...gripSocksFactoryPage, ...gripSocksFactorySections },
  },
  { page: 'Factory search', path: paths.factorySearch, content: factorySearchPage },
  { page: 'Brand potential calculator', path: paths.brandVision, content: brandVisionPage },
  { page: 'Ask KIRA', path: paths.voiceAssistant, content: voiceAssistantPage },
  { page: 'Choose your path', path: paths.home, content: pathChooser },
  { page: 'Strategy Builder', path: `${paths.sourcing}?tool=strategy`, content: strategyPlans },
];

/** Everything the assistant knows, made from the modules that the pages are made from. */
export function allPassages(): KnowledgePassage[] {
  return distinctPassages([
    ...writtenPassages(),
    ...pages.flatMap(pagePassages),
    ...countryPassages(),
    ...categoryPassages(),
    ...originPassages(),
  ]).map((passage) => ({
    ...passage,
    body: passage.body.replace(/\b\d{4}-\d{2}-\d{2}\b/g, dayInWords),
  }));
}
