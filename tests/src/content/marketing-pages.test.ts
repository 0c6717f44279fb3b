import { expect, test } from 'vitest';
import { outsideLinks, paths } from '@/config/paths.ts';
import { pageName } from '@/content/page-name.ts';
import { site } from '@/content/site.ts';
import { aboutSections } from '@/pages/about/below-copy.ts';
import { aboutStory } from '@/pages/about/story-copy.ts';
import { buildItSections } from '@/pages/build-it/below-copy.ts';
import { fulfillmentSections } from '@/pages/fulfillment/below-copy.ts';
import { fulfillmentPage } from '@/pages/fulfillment/copy.ts';
import { growItSections } from '@/pages/grow-it/below-copy.ts';
import { homeSections } from '@/pages/home/below-copy.ts';
import { homePage } from '@/pages/home/copy.ts';
import { pathChooser } from '@/pages/home/path-chooser-copy.ts';
import { howWeWorkSections } from '@/pages/how-we-work/below-copy.ts';
import { howWeWorkCases } from '@/pages/how-we-work/cases-copy.ts';
import { howWeWorkPage } from '@/pages/how-we-work/copy.ts';
import { privateClientsPage } from '@/pages/private-clients/copy.ts';
import { sourcingPage } from '@/pages/sourcing/copy.ts';
import { swagSections } from '@/pages/swag/below-copy.ts';
import { brandTestimonial } from '@/tools/real-pricing-card/copy.ts';

/** What the specification counts and quotes (sourcing-and-pages §1, §2, §9). */

/** All text of a page, in order. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (typeof content !== 'object' || content === null) return '';
  return Object.values(content).map(textOf).join(' ');
}

// The home page's first screens and the sections below them.
const home = { ...homePage, ...homeSections };
const howWeWork = { ...howWeWorkPage, ...howWeWorkCases, ...howWeWorkSections };
const fulfillment = { ...fulfillmentPage, ...fulfillmentSections };

test.each([
  ['home', /dedicated team of 5 specialists/, home],
  ['home', /From audience to empire in 90 days/, home],
  ['home', /90 days from concept to consumer/, home],
  ['home', /Costs cut by 30-50%/, home],
  ['home', /50\+ creators served/, home],
  ['home', /22 countries/, home],
  ['home', /100\+ vetted factories/, home],
  ['home', /within 24-48 hours/, home],
  ['how we work', /1000\+ factories across 15\+ countries/, howWeWork],
  ['how we work', /50\+ creators served/, howWeWork],
  ['how we work', /500\+ brands served/, howWeWork],
  ['how we work', /3M\+ units shipped/, howWeWork],
  ['how we work', /launch takes 3-6 months/, howWeWork],
  ['sourcing', /50\+ factories in 12 countries/, sourcingPage],
  ['sourcing', /500\+ brands served/, sourcingPage],
  ['sourcing', /48 h average quote response/, sourcingPage],
  ['sourcing', /35% COGS cut by up to/, sourcingPage],
  ['sourcing', /\$1\.2M\+ tariff savings/, sourcingPage],
  ['sourcing', /takes 15 minutes.*5 per month/, sourcingPage],
  ['fulfillment', /Shipped within 24-48 hours/, fulfillment],
  ['the path chooser', /40% cost reduction/, pathChooser],
  ['the path chooser', /3x profit margins/, pathChooser],
  ['the path chooser', /Customer retention up 60%/, pathChooser],
  ['the path chooser', /5 locations/, pathChooser],
  ['the path chooser', /Profitable in 6 months/, pathChooser],
  ['the path chooser', /30-45 days.*45-60/, pathChooser],
])(
  'each claim is on its page, and a figure that differs by page differs %s: %s',
  (_page, claim, content) => {
    expect(textOf(content)).toMatch(claim);
  },
);

test('each result of a client is one client’s, wherever it is told', () => {
  const [creator, retail, ecommerce, starter] = pathChooser.cards.map(
    ({ detail }) => detail.testimonial,
  );
  const [beauty, stores, homeGoods] = howWeWorkCases.caseStudies.items;
  const clients = {
    creator: [creator, beauty],
    retail: [retail, stores, brandTestimonial],
    ecommerce: [ecommerce, homeGoods],
    starter: [starter],
  };
  const ownersOf = (result: RegExp) =>
    Object.entries(clients)
      .filter(([, told]) => result.test(textOf(told)))
      .map(([client]) => client);
  expect(ownersOf(/3x/)).toEqual(['creator']);
  expect(ownersOf(/90 days/)).toEqual(['creator']);
  expect(ownersOf(/60%/)).toEqual(['retail']);
  expect(ownersOf(/5 locations|five locations/)).toEqual(['retail']);
  expect(ownersOf(/40%/)).toEqual(['ecommerce']);
  expect(ownersOf(/30-45/)).toEqual(['ecommerce']);
  expect(ownersOf(/in 6 months/)).toEqual(['starter']);
});

test('home opens with its headline, its promise and the five stages', () => {
  expect([homePage.hero.title, homePage.hero.tagline]).toEqual([
    'Your Brand BFF',
    'We turn ideas into real products — from concept to consumer.',
  ]);
  expect(homePage.hero.title).toBe(site.headline);
  expect(homeSections.journey.steps.map(({ title }) => title)).toEqual([
    'Your Idea',
    'Design',
    'Production',
    'Launch',
    'Success',
  ]);
});

test('home serves creators, growing brands, entrepreneurs and agencies', () => {
  expect(homeSections.audiences.items.slice(0, 4).map(({ title }) => title)).toEqual([
    'Creators',
    'Growing brands',
    'Entrepreneurs',
    'Agencies',
  ]);
});

test('home: the launch offer names five specialists', () => {
  expect(homeSections.launchOffer.specialists.map(({ title }) => title)).toEqual([
    'Design Lead',
    'Production Lead',
    'Fulfillment Lead',
    'Marketing Lead',
    'Project Manager',
  ]);
});

test('home: four stages, six capabilities, three steps to a proposal', () => {
  expect(homeSections.stages.items.map(({ title }) => title)).toEqual([
    'Dream It',
    'Build It',
    'Launch It',
    'Grow It',
  ]);
  expect(homeSections.capabilities.items).toHaveLength(6);
  expect(homeSections.contact.steps.map(({ title }) => title)).toEqual([
    'Free 15-minute brand assessment',
    '60-minute strategy call',
    'Custom proposal',
  ]);
});

test('about: four stories of the four clients', () => {
  expect(aboutStory.stories.map(({ client }) => client)).toEqual([
    'Nail brand',
    'Talent agency partner',
    'Travel-center pet apparel line',
    'Kids fashion brand',
  ]);
});

test('about: four phases with their figures', () => {
  expect(
    aboutSections.process.items.slice(0, 3).map(({ figure, title }) => [figure, title]),
  ).toEqual([
    ['2 weeks', 'Discovery'],
    ['15+', 'Concepts'],
    ['3-5', 'Prototypes'],
  ]);
  expect(aboutSections.process.items).toHaveLength(4);
});

test('how we work: two paths, three steps, three case studies, ten questions', () => {
  expect(howWeWorkPage.heroPaths).toHaveLength(2);
  expect(howWeWorkCases.journey.items).toHaveLength(3);
  expect(howWeWorkCases.caseStudies.items).toHaveLength(3);
  expect(howWeWorkSections.faq.questions).toHaveLength(10);
  expect(new Set(howWeWorkSections.faq.questions.map(({ id }) => id)).size).toBe(10);
});

test('how we work: three payment terms, three investment ranges', () => {
  expect(howWeWorkSections.tiers.cards.map(({ price }) => price)).toEqual([
    '$0',
    'Pay-as-you-go',
    'Custom pricing',
  ]);
  expect(howWeWorkSections.whiteGlove.cards.map(({ name, price }) => [name, price])).toEqual([
    ['Starter', '$10K-$25K'],
    ['Growth', '$25K-$75K'],
    ['Enterprise', '$75K+'],
  ]);
});

test('how we work: the strategy call is free and takes 60 minutes', () => {
  expect(howWeWorkCases.callDetails.figures.map(({ value }) => value)).toEqual(['Free', '60 min']);
});

test('five capabilities in build it and five in grow it, each with a way to start', () => {
  const labels = (page: typeof buildItSections) => page.capabilities.tabs.map(({ label }) => label);
  expect(labels(buildItSections)).toEqual([
    'Product development',
    'Packaging design',
    'Manufacturing',
    'Supply chain',
    'Quality assurance',
  ]);
  expect(labels(growItSections)).toEqual([
    'Customer experience',
    'Community building',
    'Email and retention',
    'Analytics',
    'Growth strategy',
  ]);
  for (const { label, project, handles, partner } of [
    ...buildItSections.capabilities.tabs,
    ...growItSections.capabilities.tabs,
  ]) {
    expect(project.caption, label).not.toBe('');
    expect(handles.length, label).toBeGreaterThan(2);
    expect(partner.href, label).toBe(outsideLinks.intakeForm);
  }
});

test('fulfillment gives three reasons and links to the intake form', () => {
  expect(fulfillmentSections.benefits.items).toHaveLength(3);
  expect(fulfillmentPage.hero.actions[0]).toEqual({
    label: 'Get Started',
    href: outsideLinks.intakeForm,
  });
});

test('private clients come by referral only', () => {
  expect(privateClientsPage.hero.title).toBe('By referral only');
});

test('every product of the swag preview has falling prices at each quantity', () => {
  expect(swagSections.priceSteps.rows).toHaveLength(swagSections.catalog.products.length);
  for (const [name, ...prices] of swagSections.priceSteps.rows) {
    const amounts = prices.map((price) => Number(price.replace('$', '')));
    expect(amounts, name).toHaveLength(4);
    expect(amounts, name).toEqual(amounts.toSorted((a, b) => b - a));
    expect(
      amounts.every((amount) => amount > 0),
      name,
    ).toBe(true);
  }
});

test('every page has a name for its breadcrumb', () => {
  const nameless = Object.values(paths)
    // Search engines do not list the page of a demand test, so it has no breadcrumb.
    .filter((path) => path !== paths.home && path !== paths.pricing && path !== paths.drop)
    .filter((path) => pageName(path) === undefined);
  expect(nameless).toEqual([]);
});
