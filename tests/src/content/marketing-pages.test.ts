import { describe, expect, test } from 'vitest';
import { paths } from '@/config/paths.ts';
import { aboutPage } from '@/content/about.ts';
import { homePage } from '@/content/home.ts';
import { howWeWorkPage } from '@/content/how-we-work.ts';
import { privateClientsPage } from '@/content/private-clients.ts';
import { pageName } from '@/content/site.ts';
import { swagPage } from '@/content/swag.ts';

/** What the specification counts and quotes (sourcing-and-pages §1, §2, §9). */

describe('home', () => {
  test('the launch offer names five specialists', () => {
    expect(homePage.launchOffer.specialists.map(({ title }) => title)).toEqual([
      'Design Lead',
      'Production Lead',
      'Fulfillment Lead',
      'Marketing Lead',
      'Project Manager',
    ]);
  });

  test('four stages, six capabilities, three steps to a proposal', () => {
    expect(homePage.stages.items.map(({ title }) => title)).toEqual([
      'Dream It',
      'Build It',
      'Launch It',
      'Grow It',
    ]);
    expect(homePage.capabilities.items).toHaveLength(6);
    expect(homePage.contact.steps.map(({ title }) => title)).toEqual([
      'Free 15-minute brand assessment',
      '60-minute strategy call',
      'Custom proposal',
    ]);
  });
});

describe('about', () => {
  test('four stories of the four clients', () => {
    expect(aboutPage.stories.map(({ client }) => client)).toEqual([
      'Nail brand',
      'Talent agency partner',
      'Travel-center pet apparel line',
      'Kids fashion brand',
    ]);
  });

  test('four phases with their figures', () => {
    expect(aboutPage.process.items.slice(0, 3).map(({ figure, title }) => [figure, title])).toEqual(
      [
        ['2 weeks', 'Discovery'],
        ['15+', 'Concepts'],
        ['3-5', 'Prototypes'],
      ],
    );
    expect(aboutPage.process.items).toHaveLength(4);
  });
});

describe('how we work', () => {
  test('two paths, three steps, three case studies, ten questions', () => {
    expect(howWeWorkPage.heroPaths).toHaveLength(2);
    expect(howWeWorkPage.journey.items).toHaveLength(3);
    expect(howWeWorkPage.caseStudies.items).toHaveLength(3);
    expect(howWeWorkPage.faq.questions).toHaveLength(10);
    expect(new Set(howWeWorkPage.faq.questions.map(({ id }) => id)).size).toBe(10);
  });

  test('three ways to pay, three ranges to invest', () => {
    expect(howWeWorkPage.tiers.cards.map(({ price }) => price)).toEqual([
      '$0',
      'Pay-as-you-go',
      'Custom pricing',
    ]);
    expect(howWeWorkPage.whiteGlove.cards.map(({ name, price }) => [name, price])).toEqual([
      ['Starter', '$10K-$25K'],
      ['Growth', '$25K-$75K'],
      ['Enterprise', '$75K+'],
    ]);
  });

  test('the strategy call is free and takes 60 minutes', () => {
    expect(howWeWorkPage.callDetails.figures.map(({ value }) => value)).toEqual(['Free', '60 min']);
  });
});

test('private clients come by referral only', () => {
  expect(privateClientsPage.hero.title).toBe('By referral only');
});

test('every piece of the swag preview has its price at each step, falling', () => {
  expect(swagPage.priceSteps.rows).toHaveLength(swagPage.catalogue.products.length);
  for (const [name, ...prices] of swagPage.priceSteps.rows) {
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
    .filter((path) => path !== paths.home && path !== paths.pricing)
    .filter((path) => pageName(path) === undefined);
  expect(nameless).toEqual([]);
});
