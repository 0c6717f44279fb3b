import { paths } from '../../../src/config/paths.ts';
import type { LegalSection } from '../../../src/content/legal.ts';
import { aboutSections } from '../../../src/pages/about/below-copy.ts';
import { aboutPage } from '../../../src/pages/about/copy.ts';
import { partnerVideos } from '../../../src/pages/about/partner-videos-copy.ts';
import { aboutStory } from '../../../src/pages/about/story-copy.ts';
import { assumptionsSections } from '../../../src/pages/assumptions/below-copy.ts';
import { assumptionsPage } from '../../../src/pages/assumptions/copy.ts';
import { brandVisionPage } from '../../../src/pages/brand-vision/copy.ts';
import { buildItSections } from '../../../src/pages/build-it/below-copy.ts';
import { buildItPage } from '../../../src/pages/build-it/copy.ts';
import { demandTestSections } from '../../../src/pages/demand-test/below-copy.ts';
import { factorySearchPage } from '../../../src/pages/factory-search/copy.ts';
import { factorySearchGuide } from '../../../src/pages/factory-search/guide-copy.ts';
import { fulfillmentSections } from '../../../src/pages/fulfillment/below-copy.ts';
import { fulfillmentPage } from '../../../src/pages/fulfillment/copy.ts';
import { gripSocksFactorySections } from '../../../src/pages/grip-socks-factory/below-copy.ts';
import { gripSocksFactoryPage } from '../../../src/pages/grip-socks-factory/copy.ts';
import { growItSections } from '../../../src/pages/grow-it/below-copy.ts';
import { growItPage } from '../../../src/pages/grow-it/copy.ts';
import { guidePage } from '../../../src/pages/guide/copy.ts';
import { homeSections } from '../../../src/pages/home/below-copy.ts';
import { homePage } from '../../../src/pages/home/copy.ts';
import { pathChooser } from '../../../src/pages/home/path-chooser-copy.ts';
import { howWeWorkSections } from '../../../src/pages/how-we-work/below-copy.ts';
import { howWeWorkCases } from '../../../src/pages/how-we-work/cases-copy.ts';
import { howWeWorkPage } from '../../../src/pages/how-we-work/copy.ts';
import { inHandsPlannerSections } from '../../../src/pages/in-hands-planner/below-copy.ts';
import { inHandsPlannerPage } from '../../../src/pages/in-hands-planner/copy.ts';
import { mediaSections } from '../../../src/pages/media/below-copy.ts';
import { mediaPage } from '../../../src/pages/media/copy.ts';
import { moveMyCatalogPage } from '../../../src/pages/move-my-catalog/copy.ts';
import { privacyPage } from '../../../src/pages/privacy/copy.ts';
import { privacySections } from '../../../src/pages/privacy/sections-copy.ts';
import { privateClientsSections } from '../../../src/pages/private-clients/below-copy.ts';
import { privateClientsPage } from '../../../src/pages/private-clients/copy.ts';
import { quoteDecoderPage } from '../../../src/pages/quote-decoder/copy.ts';
import { sourcingPage } from '../../../src/pages/sourcing/copy.ts';
import { swagSections } from '../../../src/pages/swag/below-copy.ts';
import { swagPage } from '../../../src/pages/swag/copy.ts';
import { termsPage } from '../../../src/pages/terms/copy.ts';
import { termsSections } from '../../../src/pages/terms/sections-copy.ts';
import { voiceAssistantPage } from '../../../src/pages/voice-assistant/copy.ts';
import { strategyPlans } from '../../../src/tools/strategy-builder/plans-copy.ts';
import { formatLongDate } from '../../../supabase/functions/_shared/domain/format-long-date.ts';
import { guideChapters } from '../../../supabase/functions/_shared/domain/guide.ts';
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
    },
  },
  { page: 'Build it', path: paths.buildIt, content: { ...buildItPage, ...buildItSections } },
  { page: 'Grow it', path: paths.growIt, content: { ...growItPage, ...growItSections } },
  {
    page: 'Fulfillment',
    path: paths.fulfillment,
    content: { ...fulfillmentPage, ...fulfillmentSections },
  },
  { page: 'Sourcing', path: paths.sourcing, content: sourcingPage },
  { page: 'Swag', path: paths.swag, content: { ...swagPage, ...swagSections } },
  { page: 'Media', path: paths.media, content: { ...mediaPage, ...mediaSections } },
  {
    page: 'Private clients',
    path: paths.privateClients,
    content: { ...privateClientsPage, ...privateClientsSections },
  },
  {
    page: 'Grip-sock factory',
    path: paths.gripSocksFactory,
    content: { ...gripSocksFactoryPage, ...gripSocksFactorySections },
  },
  {
    page: 'Factory search',
    path: paths.factorySearch,
    content: { ...factorySearchPage, ...factorySearchGuide },
  },
  { page: 'Brand potential calculator', path: paths.brandVision, content: brandVisionPage },
  { page: 'Move my catalog', path: paths.moveMyCatalog, content: moveMyCatalogPage },
  {
    page: 'Demand test',
    path: paths.demandTest,
    // Its headline asks what the entries in kira-knowledge.ts answer.
    content: { steps: demandTestSections.steps, honest: demandTestSections.honest },
  },
  {
    page: 'The numbers behind our estimates',
    path: paths.assumptions,
    content: { ...assumptionsPage, ...assumptionsContent() },
  },
  {
    page: 'In-hands date planner',
    path: paths.inHandsPlanner,
    content: { ...inHandsPlannerPage, ...inHandsPlannerSections },
  },
  { page: 'Quote decoder', path: paths.quoteDecoder, content: quoteDecoderPage },
  {
    page: 'Brand building guide',
    path: paths.guide,
    content: { ...guidePage, chapters: guideContent() },
  },
  {
    page: 'Privacy policy',
    path: paths.privacy,
    content: { ...privacyPage, sections: legalContent(privacySections) },
  },
  {
    page: 'Terms of use',
    path: paths.terms,
    content: { ...termsPage, sections: legalContent(termsSections) },
  },
  { page: 'Ask KIRA', path: paths.voiceAssistant, content: voiceAssistantPage },
  { page: 'Choose your path', path: paths.home, content: pathChooser },
  { page: 'Strategy Builder', path: `${paths.sourcing}?tool=strategy`, content: strategyPlans },
];

/** Everything that the assistant knows, generated from the same modules as the pages. */
export function allPassages(): KnowledgePassage[] {
  return distinctPassages([
    ...writtenPassages(),
    ...pages.flatMap(pagePassages),
    ...countryPassages(),
    ...categoryPassages(),
    ...originPassages(),
  ]).map((passage) => ({
    ...passage,
    body: passage.body.replace(/\b\d{4}-\d{2}-\d{2}\b/g, formatLongDate),
  }));
}

/** What sections of the policy and the terms begin with, as far as people ask about it. */
function legalContent(sections: readonly LegalSection[]) {
  const asked = ['collected', 'device', 'services', 'rights', 'yours', 'liability', 'law'];
  return sections
    .filter(({ id }) => asked.includes(id))
    .map(({ title, paragraphs: [text] }) => ({ title, text }));
}

/** What each chapter of the guide comes down to; its facts are in the passages they come from. */
function guideContent() {
  return guideChapters.map(({ title, takeaway }) => ({ title, text: takeaway }));
}

/** The sheets of the assumptions page: what each kind of figure is and what it changes. */
function assumptionsContent() {
  const { groups, unitCosts } = assumptionsSections;
  return {
    sheets: groups.flatMap(({ sheets }) =>
      sheets.map(({ title, changes }) => ({ title, text: changes })),
    ),
    unitCosts: { title: unitCosts.title, text: unitCosts.landed },
  };
}
