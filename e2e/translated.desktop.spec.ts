import type { Locator } from '@playwright/test';
import { ask, lastAnswer } from './support/assistant.ts';
import { calculate, candleMaker } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/reach.ts';
import { results, routes } from './support/routes.ts';
import { addressFor, enter } from './support/sourcing.ts';
import { translateEverything } from './support/translator.ts';

/*
 * Every page and tool while the browser translates it: nothing goes blank, no errors (the fixture
 * fails on them), and every change shows up on the screen.
 */

test.beforeEach(({ page }) => translateEverything(page));

/** Expects these texts to be shown, and all text to be translated. */
async function expectShown(place: Locator, present: string[], gone: string[] = []) {
  for (const text of present) await expect(place).toContainText(text);
  for (const text of gone) await expect(place).not.toContainText(text);
  await expect(place.locator('font').first()).toBeAttached();
}

test('every page', async ({ page }) => {
  test.slow();
  for (const path of [...routes, ...results]) {
    await open(page, path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await expectShown(page.getByRole('main'), [heading ?? 'a heading']);
  }
});

test('page after page, by links', async ({ page }) => {
  await open(page, '/');
  const links = page.getByRole('contentinfo').locator('a[href^="/"]:not([href*="#"])');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(paths.length).toBeGreaterThan(5);
  for (const path of new Set(paths)) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectShown(page.getByRole('main'), []);
  }
});

test('the revenue calculator', async ({ page }) => {
  await page.goto('/#calculator');
  await calculate(page, candleMaker);
  await page.getByRole('button', { name: 'Skip, show my numbers' }).click();
  const shown = page.getByRole('region', { name: 'Your revenue potential' });
  await expectShown(shown, ['$2,999', '$2,399']);
  await page.getByRole('button', { name: 'See supplier prices' }).click();
  await expect(page.getByRole('heading', { name: 'Typical supplier prices' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to your results' }).click();
  await calculate(page, { ...candleMaker, audience: '25k' });
  await page.getByRole('button', { name: 'Skip, show my numbers' }).click();
  await expectShown(shown, ['25,000 followers', '$5,998', '$4,798'], ['12,500 followers']);
});

test('the fulfillment calculator', async ({ page }) => {
  await page.goto('/fulfillment?v=1&o=500&m=diy&c=6.00&x=shipbob#calculator');
  const main = page.getByRole('main');
  await expectShown(main, ['You would save $750 a month', '$3,457']);
  const storage = page.getByRole('textbox', { name: 'ShipBob: Storage, US dollars per order' });
  await storage.fill('0.50');
  await expectShown(main, ['$2,457'], ['$3,457']);
  await page.getByRole('textbox', { name: 'Current cost per order' }).fill('8');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expectShown(main, ['You would save $1,750 a month'], ['You would save $750 a month']);
});

test('the creator calculator', async ({ page }) => {
  await page.goto(results[1]);
  const main = page.getByRole('main');
  await expectShown(main, ['1,000 units: $18,760 total profit.']);
  await page.getByRole('button', { name: 'Scale 3,000' }).click();
  // 3,000 × $28 × 73%
  await expectShown(
    main,
    ['3,000 units: $61,320 total profit.'],
    ['1,000 units: $18,760 total profit.'],
  );
  const units = page.getByRole('slider', { name: 'Units in one order' });
  await units.press('ArrowLeft');
  await expectShown(
    main,
    ['2,500 units: $51,100 total profit.'],
    ['3,000 units: $61,320 total profit.'],
  );
});

test('the factory search', async ({ page }) => {
  await page.goto('/factory-search?q=wireless+earbuds&country=pakistan');
  const main = page.getByRole('main');
  const alert = page.getByRole('region', { name: 'Manufacturing Alert' });
  await alert.getByRole('button', { name: 'Search China' }).click();
  await expectShown(main, ['Premium Partner A']);
  await expect(alert).toBeHidden();
  await page.getByRole('searchbox').fill('soy candles');
  await page.getByRole('button', { name: 'Search factories' }).click();
  await expectShown(main, ['soy candles']);
  await expect(page.getByRole('heading', { level: 2, name: 'soy candles' })).toBeVisible();
});

test('the sourcing tools', async ({ page }) => {
  test.slow();
  await enter(page, addressFor('translated'), 'tariff');
  const main = page.getByRole('main');
  const tool = (name: string) => page.getByRole('tab', { name }).click();

  await page.getByRole('combobox', { name: 'Product or HTS code' }).fill('6109.10.00');
  await expect(page.getByRole('option').first()).toContainText('6109.10.00');
  await page.getByRole('combobox', { name: 'Product or HTS code' }).press('Enter');
  await page.getByLabel('Day of entry').fill('2026-11-28');
  await expectShown(main, ['Total duty36.5%', '9903.88.15']);
  // A day before the forced-labor action.
  await page.getByLabel('Day of entry').fill('2026-07-23');
  await expectShown(main, ['Total duty34%'], ['Total duty36.5%']);

  await tool('Country Quiz');
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible();
  await page.getByRole('radio').first().click();
  await expectShown(main, ['Question 2 of 10'], ['Question 1 of 10']);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectShown(main, ['Question 1 of 10'], ['Question 2 of 10']);

  await tool('Map Explorer');
  const list = page.getByRole('region', { name: 'Countries' });
  await list.getByRole('button', { name: /^Turkey/ }).click();
  await expect(list.getByRole('button', { name: 'Request Turkey Supplier Intro' })).toBeVisible();
  const point = page.getByRole('region', { name: 'World map' }).getByRole('button', {
    name: /^Mexico/,
  });
  await point.press('Enter');
  await expect(list.getByRole('button', { name: 'Request Mexico Supplier Intro' })).toBeVisible();
  await expectShown(list, ['Mexico'], ['Turkey']);

  await tool('RFQ Generator');
  const gaps = page.getByRole('region', { name: 'What a supplier would ask' });
  await expectShown(gaps, ['4 needed']);
  await page.getByRole('textbox', { name: 'Product', exact: true }).fill('Baby grip socks');
  await expectShown(gaps, ['3 needed', 'Is it for children?'], ['4 needed']);
  const request = page.getByRole('region', { name: 'The request as a supplier gets it' });
  const quantity = page.getByRole('textbox', { name: 'First quantity' });
  await quantity.fill('500');
  await expectShown(request, ['Baby grip socks', 'Please quote for: 500 pieces']);
  await quantity.fill('2k');
  await expectShown(request, ['Please quote for: 2,000 pieces'], ['500 pieces']);

  await tool('Tariff Calculator');
  await expectShown(main, ['6109.10.00']);
});

test('the strategy builder to its last step', async ({ page }) => {
  await enter(page, addressFor('translated-plan'), 'strategy');
  const main = page.getByRole('main');
  const onward = page.getByRole('button', { name: 'Continue', exact: true });
  for (const [list, option] of [
    ['Current manufacturing country', 'China'],
    ['Annual volume', '10,000 to 50,000 units'],
    ['Product category', 'Apparel'],
  ] as const) {
    await page.getByRole('combobox', { name: list }).selectOption(option);
  }
  await onward.click();
  await expectShown(main, ['What hurts'], ['Where you are']);
  await page.getByRole('button', { name: 'Tariffs' }).click();
  await page.getByRole('radio', { name: 'As soon as possible' }).check();
  await onward.click();
  await page.getByRole('radio', { name: 'Balanced' }).check();
  await onward.click();
  await page.getByRole('button', { name: 'Generate My Roadmap' }).click();
  await expect(page.getByRole('heading', { name: 'Nearshoring roadmap' })).toBeFocused();
  await expectShown(main, ['Why this plan', 'The plan in dates'], ['Generate My Roadmap']);
  await page.getByRole('button', { name: 'Change my answers' }).click();
  await expectShown(main, ['Where you are'], ['Why this plan']);
});

test('KIRA', async ({ page }) => {
  await page.goto('/voice-assistant');
  const first = await ask(page, 'How much is the duty on cotton T-shirts from China?');
  await expectShown(first, ['36.5%']);
  await ask(page, 'and from Vietnam?');
  await expectShown(lastAnswer(page), ['29%']);
  await page.getByRole('button', { name: 'Reset KIRA' }).click();
  await expect(page.getByRole('heading', { name: 'Hi, I’m KIRA.' })).toBeVisible();
});
