import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { openAllParts, openPart } from './support/parts.ts';
import { addressFor, enter } from './support/sourcing.ts';

test('a product is found while typing, by keyboard alone, and its duty lists every heading', async ({
  page,
}) => {
  await enter(page, addressFor('tariff'), 'tariff');
  const product = page.getByRole('combobox', { name: 'Product or HTS code' });
  await product.fill('cotton t-shi');
  await expect(page.getByRole('option').first()).toContainText('6109.10.00');
  await inspect(page, 'suggestions');
  await product.press('Enter');

  await expect(page.getByRole('heading', { name: 'From China' })).toBeVisible();
  await page.getByLabel('Day of entry').fill('2026-11-28');
  await expect(
    page.getByText('36.5%', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  for (const heading of ['9903.88.15', '9903.05.31']) {
    await expect(page.getByText(heading, { exact: false }).first()).toBeVisible();
  }
  await expect(page.getByText('the last day before the forced-labor action: 34%.')).toBeVisible();
});

test('four origins are compared by landed cost, and a reload keeps them', async ({ page }) => {
  await enter(page, addressFor('origins'), 'tariff');
  await page.goto(
    '/sourcing?tool=tariff&product=6109.10.00&origin=CN,VN,MX,PT&value=4&quantity=2000&freight=600&date=2026-11-28',
  );
  for (const total of ['$5.78', '$5.48', '$5.38', '$4.98']) {
    // On phones it also appears in the summary above the cards.
    await expect(
      page.getByText(total, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  }
  await openPart(page, 'From Mexico');
  await expect(page.getByText('With a USMCA claim: 0%.')).toBeVisible();
  await openAllParts(page);
  await inspect(page, 'four origins');

  await page.getByText('Why this code').click();
  await expect(page.getByText('> Of cotton', { exact: false }).first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('duty-6109.10.00.csv');

  await page.getByRole('checkbox', { name: /USMCA/ }).check();
  await expect(page.getByText('With a USMCA claim: 0%.')).toHaveCount(0);
  await expect(page).toHaveURL(/usmca=1/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /USMCA/ })).toBeChecked();
});

test('a partial China list asks for the ten-digit line before it states a duty', async ({
  page,
}) => {
  await enter(page, addressFor('ten-digit'), 'tariff');
  await page.goto('/sourcing?tool=tariff&product=9401.71.00&origin=CN&date=2026-11-28');
  await expect(
    page.getByText('12.5%, 20% or 37.5%', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  const line = page.getByRole('combobox', { name: /ten-digit line/ });
  await line.selectOption(await line.getByText(/9401\.71\.00\.11/).textContent());
  await expect(
    page.getByText('37.5%', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  await inspect(page, 'a ten-digit line');
});
