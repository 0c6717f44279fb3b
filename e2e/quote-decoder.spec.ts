import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { jsPDF } from 'jspdf';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { openAllParts } from './support/parts.ts';
import { open } from './support/reach.ts';

const ningbo = `Dear friend,
12 oz canvas tote, 1 color print:
500pcs  US$2.35
1000pcs  US$2.05
FOB Ningbo, MOQ 500pcs per color
Production 25-30 days after deposit
T/T 30% deposit, 70% before shipment
Packing 50pcs/ctn, 45*40*38cm, G.W. 14kg`;

function mail(page: Page, place: number) {
  return page.getByRole('textbox', { name: `Email ${place}`, exact: true });
}

function row(page: Page, table: string, name: string) {
  return page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

test('a visitor compares two quotes at their door, and sees each in its words', async ({
  page,
}) => {
  await open(page, '/quote-decoder');
  await mail(page, 1).fill(ningbo);
  await page.getByRole('button', { name: 'Add another email' }).click();
  await mail(page, 2).fill(
    '1000pcs $3.40/pc DDP Los Angeles, made in China. 100% T/T in advance, our bank account has changed',
  );
  await page.getByRole('textbox', { name: 'What are you buying?' }).fill('canvas tote bag');
  await page.getByRole('textbox', { name: 'Pieces in your order' }).fill('1000');
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('90058');

  await expect(row(page, 'What the emails say', 'Delivery terms')).toContainText('FOB Ningbo');
  await expect(row(page, 'What the emails say', 'Sample')).toContainText('not stated');
  await expect(page.getByText('The bank account has changed.')).toBeVisible();

  const basis = 'On one basis: at your door, duty paid';
  await expect(row(page, basis, 'A piece, delivered').getByRole('cell').nth(1)).toContainText(
    '$3.40',
  );
  await expect(row(page, basis, 'A piece, delivered').getByRole('cell').first()).toContainText('$');
  await expect(row(page, basis, 'US duty').getByRole('cell').nth(1)).toHaveText('in the price');
  await expect(page.getByText(/who the importer of record is/)).toBeVisible();
  await openAllParts(page);
  await inspect(page, 'two quotes on one basis');

  await page.getByRole('button', { name: /^500 pieces per color\./ }).click();
  const words = page.getByRole('region', { name: 'The words in Email 1' });
  await expect(words.locator('mark')).toHaveText('MOQ 500pcs');
  await inspect(page, 'the words of an entry');
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain('FOB Ningbo');

  await page.reload();
  await expect(mail(page, 1)).toHaveValue(ningbo);
});

test('a PDF is read in the browser under the content security policy', async ({ page }) => {
  await open(page, '/quote-decoder');
  const pdf = new jsPDF();
  pdf.text('QUOTATION', 10, 20);
  pdf.text('Unit price USD 2.95/pc FOB Ningbo for 1000 pcs', 10, 30);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'quote.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf.output('arraybuffer')),
  });
  await expect(page.getByText('quote.pdf is read. Check the text above.')).toBeVisible();
  await expect(row(page, 'What the emails say', 'Price')).toContainText('$2.95 a piece from 1,000');
});

test('a picture is refused with what to do instead', async ({ page }) => {
  await open(page, '/quote-decoder');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(mail(page, 1)).toHaveAccessibleDescription(/We can’t read those yet/);
  await inspect(page, 'a file that cannot be read');
});
