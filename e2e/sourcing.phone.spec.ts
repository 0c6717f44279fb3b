import { readRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { openAllParts } from './support/parts.ts';
import { addressFor, enter, subjectsFor } from './support/sourcing.ts';

/** A list of options for a multiple choice, otherwise a single option. */
const answers = [
  'Mostly in China',
  '500 to 2,000',
  ['Apparel', 'Accessories'],
  ['Quality', 'Close to the US'],
  'Moderate: several materials or details',
  'As soon as possible',
  ['Organic (GOTS)'],
  'A lot: they decide my margin',
  ['Tariffs', 'Lead times', 'Quality'],
  'It may rise by 10-20%',
];

test('the quiz works by touch, continues after a reload, and saves every answer', async ({
  page,
}) => {
  const email = addressFor('touch');
  await enter(page, email, 'quiz');
  const quiz = page.getByRole('tabpanel', { name: 'Country Quiz' });
  for (const [index, answer] of answers.entries()) {
    const question = page.getByRole('heading', { name: `Question ${index + 1} of 10` });
    await expect(question).toBeVisible();
    if (index === 5) {
      await page.reload();
      await expect(question).toBeVisible();
    }
    for (const option of [answer].flat()) await quiz.getByText(option, { exact: true }).tap();
    if (Array.isArray(answer)) await quiz.getByRole('button', { name: /^Continue/ }).tap();
  }
  await page.getByRole('button', { name: 'See My Results' }).tap();
  await expect(page.getByRole('heading', { name: 'Your country matches' })).toBeVisible();
  await openAllParts(page);
  await inspect(page, 'report of the quiz');

  await expect
    .poll(() =>
      readRows('country_quiz_submissions', {
        user_email: `eq.${email}`,
        select: 'user_email,quiz_answers,top_countries,readiness_score,recommended_strategy',
      }),
    )
    .toEqual([
      {
        user_email: email,
        quiz_answers: {
          currentStatus: 'china',
          volume: '500-2000',
          category: ['apparel', 'accessories'],
          priorities: ['quality', 'proximity'],
          complexity: 'moderate',
          timeline: 'asap',
          compliance: ['organic'],
          tariffConcern: 'major',
          painPoints: ['tariffs', 'lead-times', 'quality'],
          budgetFlexibility: 'increase-10-20',
        },
        top_countries: ['Mexico', 'Turkey', 'Portugal'],
        readiness_score: 100,
        recommended_strategy: 'dual-source',
      },
    ]);
  await expect.poll(() => subjectsFor(email)).toEqual([expect.stringMatching(/^Country quiz:/)]);
});

test('a pin on the map opens its country by touch', async ({ page }) => {
  await enter(page, addressFor('pin'), 'map');
  const map = page.getByRole('region', { name: 'World map' });
  await map.getByRole('button', { name: /^Turkey/ }).tap();
  await expect(page.getByRole('heading', { name: 'Turkey' })).toBeInViewport();
  await inspect(page, 'a country chosen on the map');
});

test('quiz report, country panel and RFQ lead to one another, and each gets the focus', async ({
  page,
}) => {
  await enter(page, addressFor('way'), 'quiz');
  const query = 'currentStatus=china&volume=500-2000&category=apparel&priorities=proximity';
  const rest = 'complexity=simple&timeline=asap&compliance=none&tariffConcern=major';
  await page.goto(
    `/sourcing?tool=quiz&${query}&${rest}&painPoints=tariffs&budgetFlexibility=maintain`,
  );
  await page.getByRole('button', { name: 'See Mexico on the map' }).tap();
  await expect(page.getByRole('tab', { name: 'Map Explorer' })).toBeFocused();
  await page.getByRole('button', { name: 'Write an RFQ for Mexico' }).tap();
  await expect(page.getByRole('tab', { name: 'RFQ Generator' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Preferred country' })).toHaveValue('mexico');
  expect(new URL(page.url()).search).toBe('?tool=rfq');
});

test.describe('in a window 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const state of [
    'tool=map&category=apparel&country=bangladesh&show=duty&compare=china,mexico,portugal',
    'tool=strategy&sv=1&from=mexico&vol=100k%2B&cat=beauty&pain=tariffs&when=asap&risk=balanced',
    'tool=rfq',
  ]) {
    test(`${state} fits, with everything that can be opened`, async ({ page }) => {
      await enter(page, addressFor('narrow'), 'quiz');
      await page.goto(`/sourcing?${state}`);
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await openAllParts(page);
      for (const summary of await page.locator('main summary').all()) await summary.tap();
      await inspect(page, state);
    });
  }
});
