import { ask, textBox } from './support/assistant.ts';
import { calculate, candleMaker, expectFigure } from './support/calculator.ts';
import { chooseManufacturingCountry, creatorForm, expectCreatorFigure } from './support/creator.ts';
import { expect, test } from './support/fixtures.ts';
import { goOffline } from './support/go-offline.ts';
import { reachEverything } from './support/reach.ts';
import { results, routes } from './support/routes.ts';
import { addressFor, enter } from './support/sourcing.ts';

test.describe('with the network gone after the page has loaded', () => {
  test.use({
    expectedConsole:
      /Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED|: step|Profile fetch|Sourcing gate|Creator calculator:|could not be (?:reported|submitted)/,
  });

  test('the revenue calculator calculates, and keeps an address it could not send', async ({
    page,
  }) => {
    await page.goto('/#calculator');
    await goOffline(page);
    await calculate(page, candleMaker);
    const field = page.getByRole('dialog').getByLabel('Email');
    await field.fill('offline@example.com');
    await page.getByRole('button', { name: 'Get my results' }).click();
    await expect(
      page.getByText('Failed to save your results. Please try again.').first(),
    ).toBeVisible();
    await expect(field).toHaveValue('offline@example.com');
    await page.getByRole('button', { name: 'Skip, show my numbers' }).click();
    await expectFigure(page, 'Yearly revenue', '$2,999');
  });

  test('the creator calculator calculates, and says what it could not load', async ({ page }) => {
    await page.goto('/brand-vision');
    const form = creatorForm(page);
    await expect(form).toBeVisible();
    await goOffline(page);
    await form.getByLabel('Profile link').fill('https://www.tiktok.com/@mila.bakes.sample');
    await form.getByRole('button', { name: 'Fetch Profile' }).click();
    await expect(
      page.getByText("Couldn't load profile. You can still enter data manually.").first(),
    ).toBeVisible();
    await expect(form.getByLabel('Profile link')).toHaveValue(/mila/);
    await form.getByLabel('Total followers').fill('12.5k');
    await form.getByRole('textbox', { name: 'Engagement rate (%)' }).fill('4');
    await form.getByRole('textbox', { name: 'Dream product', exact: true }).fill('Tote bag');
    await form.getByRole('textbox', { name: 'Dream product price ($)' }).fill('25');
    await chooseManufacturingCountry(page, 'China');
    await form.getByRole('button', { name: 'Show Me My Brand Potential' }).click();
    await expectCreatorFigure(page, 'Engaged fans', '500');
    await expect(page.getByRole('figure', { name: 'Your first year' })).toBeVisible();
  });

  test('the fulfillment calculator compares', async ({ page }) => {
    await page.goto('/fulfillment#calculator');
    const form = page.getByRole('form', { name: 'Fulfillment cost calculator' });
    await goOffline(page);
    await form.getByRole('textbox', { name: 'Monthly orders' }).fill('500');
    await form
      .getByRole('combobox', { name: 'Current method' })
      .selectOption('DIY: we pack ourselves');
    await form.getByRole('textbox', { name: 'Current cost per order' }).fill('6');
    await form.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('heading', { name: 'You would save $750 a month' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Monthly cost over orders' })).toBeVisible();
  });

  test('the sourcing tools work, and the tariff calculator says what it needs', async ({
    page,
  }) => {
    await enter(page, addressFor('offline'), 'quiz');
    await goOffline(page);
    const open = (tab: string) => page.getByRole('tab', { name: tab }).click();

    for (let question = 1; question <= 10; question += 1) {
      await page.getByRole('heading', { name: `Question ${question} of 10` }).waitFor();
      const boxes = page.getByRole('checkbox');
      if ((await boxes.count()) > 0) {
        await boxes.first().check();
        await page.getByRole('button', { name: /^Continue/ }).click();
      } else await page.getByRole('radio').first().check();
    }
    await page.getByRole('button', { name: 'See My Results' }).click();
    await expect(page.getByRole('heading', { name: 'Your country matches' })).toBeVisible();

    // The map opens on the country that the quiz recommends.
    await open('Map Explorer');
    await page.getByRole('button', { name: /^Close, back to the list/ }).click();
    await page
      .getByRole('region', { name: 'Countries' })
      .getByRole('button', { name: /^Turkey/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Turkey' })).toBeVisible();

    await open('RFQ Generator');
    await page.getByRole('textbox', { name: 'Product', exact: true }).fill('Grip socks');
    await expect(
      page.getByRole('region', { name: 'The request as a supplier gets it' }),
    ).toContainText('Grip socks');

    await open('Strategy Builder');
    await expect(page.getByRole('combobox', { name: 'Annual volume' })).toBeVisible();

    await open('Tariff Calculator');
    const product = page.getByRole('combobox', { name: 'Product or HTS code' });
    await product.fill('cotton t-shirt');
    await expect(
      page.getByText('The search isn’t responding. Please try again.').first(),
    ).toBeVisible();
    await expect(product).toHaveValue('cotton t-shirt');
  });

  test('KIRA and the factory search say that they are offline, and keep the typed text', async ({
    page,
  }) => {
    await page.goto('/voice-assistant');
    await goOffline(page, { lastPart: 'tool' });
    await textBox(page).fill('What does the strategy call cost?');
    await textBox(page).press('Enter');
    await expect(
      page.getByText('Failed to send message. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('What does the strategy call cost?').first()).toBeVisible();

    await page.context().setOffline(false);
    await page.goto('/factory-search');
    await goOffline(page);
    await page.getByRole('searchbox').fill('grip socks');
    await page.getByRole('button', { name: 'Search factories' }).click();
    await expect(page.getByText(/The factory search isn’t responding/)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('grip socks');
  });
});

test.describe('with a browser that stores nothing', () => {
  test.use({ expectedConsole: /status of 404|404: no page/ });

  for (const [kind, forbid] of [
    ['refuses storage and cookies', refuseStorage],
    ['has no room left', fillStorage],
  ] as const) {
    test(`every page opens where storage ${kind}`, async ({ page }) => {
      test.slow();
      await page.addInitScript(forbid);
      for (const path of [...routes, ...results]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await reachEverything(page);
      }
    });
  }

  test('the tools work and keep their state while the page is open', async ({ page }) => {
    await page.addInitScript(refuseStorage);
    await enter(page, addressFor('no-storage'), 'quiz');
    await page.getByRole('radio').first().check();
    await expect(page.getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible();
    for (const tab of ['Map Explorer', 'Strategy Builder', 'RFQ Generator', 'Tariff Calculator']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(
        page.getByRole('tabpanel', { name: tab }).getByRole('heading').first(),
      ).toBeVisible();
    }
    const product = page.getByRole('combobox', { name: 'Product or HTS code' });
    await product.fill('6109.10.00');
    await expect(page.getByRole('option').first()).toContainText('6109.10.00');
    await product.press('Enter');
    await expect(page.getByRole('heading', { name: 'From China' })).toBeVisible();

    await page.goto('/#calculator');
    await calculate(page, candleMaker);
    await page.getByRole('button', { name: 'Skip, show my numbers' }).click();
    await expectFigure(page, 'Yearly revenue', '$2,999');
    await page.goto('/voice-assistant');
    await expect(await ask(page, 'What does the strategy call cost?')).toContainText(/free/i);
  });
});

function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

test('on a slow connection the page is readable before its script loads, and typed text is kept', async ({
  page,
}) => {
  const line = await page.context().newCDPSession(page);
  // 400 kbit/s, as for old phones at the edge of a cell.
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
    latency: 400,
  });
  await page.goto('/factory-search', { waitUntil: 'commit' });
  const box = page.getByRole('searchbox');
  await box.fill('candles');
  await page.getByRole('button', { name: 'Search factories' }).click();
  await expect(page).toHaveURL(/q=candles/, { timeout: 30_000 });
  await expect(box).toHaveValue('candles');
});

test.describe('in a German browser in Auckland', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Pacific/Auckland' });

  test('numbers and dates are parsed in the local notation', async ({ page }) => {
    await page.goto('/#calculator');
    await calculate(page, {
      ...candleMaker,
      audience: '12.500',
      engagement: '4,0 %',
      price: '24,99 $',
    });
    await page.getByRole('button', { name: 'Skip, show my numbers' }).click();
    await expectFigure(page, 'Yearly revenue', '$2,999');

    await enter(page, addressFor('auckland'), 'tariff');
    await page.goto('/sourcing?tool=tariff&product=6109.10.00&origin=CN&date=2026-11-28');
    await expect(page.getByLabel('Day of entry')).toHaveValue('2026-11-28');
    await expect(page.getByText('since Jul 24, 2026', { exact: false }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'RFQ Generator' }).click();
    await page.getByLabel('Needed by').fill('2027-01-15');
    await expect(
      page.getByRole('region', { name: 'The request as a supplier gets it' }),
    ).toContainText('January 15, 2027');
  });
});
