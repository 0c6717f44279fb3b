import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectFocusInView } from './support/in-view.ts';
import { addressFor, enter } from './support/sourcing.ts';

/*
 * Every tool from its first field to its result with the keyboard alone, and what screen readers
 * announce along the way. (For the quiz see sourcing.spec.ts; the tariff calculator, KIRA, menus
 * and tabs have their own files.)
 */

/** Presses Tab until the control has the focus, which proves that Tab reaches it. */
async function tabTo(page: Page, control: Locator, maxPresses = 40): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab did not reach this within ${maxPresses} presses: ${control}`);
}

/** Chooses an option by typing the first letters of its name. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.type(option);
  await expect(list.locator('option:checked')).toHaveText(new RegExp(`^${option}`));
  await expect(list).toBeFocused();
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const option = (page: Page, name: string) => page.getByRole('combobox', { name });

test('a path card opens and closes', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Who are you building for?' }).scrollIntoViewIfNeeded();
  const card = page.getByRole('main').getByRole('button', { name: /^Creator/ });
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: /^Start My Creator Brand/ })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(card).toHaveAttribute('aria-expanded', 'false');
  await expect(card).toBeFocused();
});

test('the revenue calculator', async ({ page }) => {
  await page.goto('/#calculator');
  const form = page.getByRole('form', { name: 'Revenue calculator' });
  const audience = form.getByLabel('Audience size');
  await audience.focus();
  await tabTo(page, form.getByRole('button', { name: 'Calculate my revenue' }));
  await page.keyboard.press('Enter');
  await expect(audience).toBeFocused();
  await expect(audience).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('12.5k');
  await typeInto(page, form.getByRole('textbox', { name: 'Engagement rate' }), '4');
  await typeInto(page, form.getByLabel('Average order value'), '24.99');
  await choose(page, option(page, 'Product category'), 'Home');
  await choose(page, option(page, 'Made in'), 'China');
  await tabTo(page, form.getByRole('button', { name: 'Calculate my revenue' }));
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your revenue potential' })).toBeFocused();
});

test('the creator calculator', async ({ page }) => {
  await page.goto('/brand-vision');
  const form = page.getByRole('form', { name: 'Creator brand-potential calculator' });
  const button = form.getByRole('button', { name: 'Show Me My Brand Potential' });
  await form.getByLabel('Profile link').focus();
  await typeInto(page, form.getByLabel('Total followers'), '12.5k');
  await typeInto(page, form.getByRole('textbox', { name: 'Engagement rate (%)' }), '4');
  const need = form.getByRole('button', { name: 'Need an idea?' });
  await tabTo(page, need);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Need Product Ideas?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(need).toBeFocused();
  await typeInto(page, form.getByRole('textbox', { name: 'Dream product', exact: true }), 'Tote');
  await tabTo(page, form.getByRole('tab', { name: 'Style Tags' }));
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('tab', { name: 'Upload' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, form.getByRole('button', { name: 'Vintage' }));
  await page.keyboard.press('Space');
  await expect(form.getByRole('button', { name: 'Vintage' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await typeInto(page, form.getByRole('textbox', { name: 'Dream product price ($)' }), '25');
  await choose(page, option(page, 'Manufacturing country'), 'China');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Your Creator Brand Revenue Potential' }),
  ).toBeFocused();
});

test('the fulfillment calculator, including invalid text', async ({ page }) => {
  await page.goto('/fulfillment#calculator');
  const form = page.getByRole('form', { name: 'Fulfillment cost calculator' });
  const orders = form.getByRole('textbox', { name: 'Monthly orders' });
  await orders.focus();
  await page.keyboard.type('many');
  await expect(orders).toHaveAccessibleDescription(/“many” isn’t a number, so it counts as 0/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('500');
  await choose(page, option(page, 'Current method'), 'DIY');
  await typeInto(page, form.getByRole('textbox', { name: 'Current cost per order' }), '6');
  await choose(page, option(page, 'Compare with'), 'ShipBob');
  await tabTo(page, form.getByRole('button', { name: 'Calculate' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You would save $750 a month' })).toBeFocused();
});

test('the cost lines of a fulfillment result, without moving the page', async ({ page }) => {
  await page.goto('/fulfillment?v=1&o=500&m=diy&c=6&x=shipbob#calculator');
  const lines = page.getByRole('main').getByRole('textbox', { name: /^ShipBob: .* per order$/ });
  await lines.first().focus();
  // Near the top, so that all lines are in the window and none of them makes the page scroll.
  await lines.first().evaluate((line) => line.scrollIntoView({ block: 'start' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const editsInAddress = () => new URL(page.url()).searchParams.getAll('e').length;
  const topPx = (line: Locator) => line.evaluate((field) => field.getBoundingClientRect().top);

  const all = await lines.all();
  expect(all.length).toBeGreaterThan(2);
  for (const [index, line] of all.entries()) {
    await expect(line).toBeFocused();
    const before = await topPx(line);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('0.5');
    await page.keyboard.press('Tab');
    // Each line is written to the address when it is left.
    await expect.poll(editsInAddress).toBe(index + 1);
    await expectFocusInView(page, `after ${index + 1} lines`);
    expect(Math.abs((await topPx(line)) - before), `after ${index + 1} lines`).toBeLessThan(24);
  }
  const { search } = new URL(page.url());
  await page.reload();
  await expect(lines.first()).toHaveValue('0.50');
  expect(new URL(page.url()).search, 'as the calculator writes it').toBe(search);
});

test('the factory search', async ({ page }) => {
  await page.goto('/factory-search');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('wireless earbuds');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'wireless earbuds' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Premium Partner A' })).toBeVisible();
  await choose(page, option(page, 'Country'), 'Pakistan');
  const alert = page.getByRole('region', { name: 'Manufacturing Alert' });
  await tabTo(page, alert.getByRole('button', { name: 'Search China' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/country=china/);
});

test('the map, by its list and by its pins', async ({ page }) => {
  await enter(page, addressFor('keys-map'), 'map');
  const point = page
    .getByRole('region', { name: 'World map' })
    .getByRole('button', { name: /^Turkey/ });
  await tabTo(page, point);
  await page.keyboard.press('Enter');
  await expect(point).toHaveAttribute('aria-pressed', 'true');
  const panel = page.getByRole('heading', { name: 'Turkey' });
  await expect(panel).toBeVisible();
  const intro = page.getByRole('button', { name: 'Request Turkey Supplier Intro' });
  await tabTo(page, intro);
  await page.keyboard.press('Enter');
  const email = page.getByRole('textbox', { name: 'Email' });
  await tabTo(page, page.getByRole('button', { name: 'Submit Request' }));
  await expect(email).toBeVisible();
});

test('the wizard and the RFQ', async ({ page }) => {
  await enter(page, addressFor('keys-plan'), 'strategy');
  const onward = page.getByRole('button', { name: 'Continue', exact: true });
  const next = async () => {
    await tabTo(page, onward);
    await page.keyboard.press('Enter');
  };
  await choose(page, option(page, 'Current manufacturing country'), 'China');
  await choose(page, option(page, 'Annual volume'), '10,000 to');
  await choose(page, option(page, 'Product category'), 'Apparel');
  await next();
  await tabTo(page, page.getByRole('button', { name: 'Tariffs' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await next();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await next();
  await tabTo(page, page.getByRole('button', { name: 'Generate My Roadmap' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nearshoring roadmap' })).toBeFocused();

  const tab = page.getByRole('tab', { name: 'RFQ Generator' });
  await page.getByRole('tab', { name: 'Strategy Builder' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  await typeInto(page, page.getByRole('textbox', { name: 'Product', exact: true }), 'Grip socks');
  await typeInto(page, page.getByRole('textbox', { name: 'Materials' }), 'Cotton');
  const quantity = page.getByRole('textbox', { name: 'First quantity' });
  await typeInto(page, quantity, 'some');
  await expect(quantity).toHaveAccessibleDescription(/Enter a number, such as 1,000 or 2.40/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('500');
  await expect(
    page.getByRole('region', { name: 'The request as a supplier gets it' }),
  ).toContainText('Please quote for: 500 pieces');
});
