import { readRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { addressFor } from './support/sourcing.ts';

test('the catalog preview filters by occasion and budget, and its prices follow the quantity', async ({
  page,
}) => {
  await page.goto('/swag');
  const products = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(products).toHaveCount(12);
  await page.getByRole('button', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Under $5' }).click();
  await expect(products).toHaveCount(3);
  await expect(page.getByText('$4.60', { exact: true }).first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('500 pieces');
  await expect(products.filter({ hasText: 'Canvas tote' })).toContainText('$3.68');

  await page.getByRole('button', { name: 'Under $5' }).click();
  await page.getByRole('button', { name: '$20 and more' }).click();
  await expect(page.getByText('Nothing fits all of that')).toBeVisible();
  await inspect(page, 'nothing fits');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(products).toHaveCount(12);
});

test('the search understands other languages, and says plainly what is not in the catalog', async ({
  page,
}) => {
  await page.goto('/swag');
  const search = page.getByRole('searchbox', { name: 'Find a product' });
  const products = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await search.fill('calcetines');
  await expect(products).toHaveCount(1);
  await expect(products).toContainText('Grip socks');

  await search.fill('bottle for runners');
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: 'We don’t have water bottles in the catalog yet' }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Close to it in the catalog' })).toContainText(
    'Steel tumbler',
  );
  await inspect(page, 'not in the catalog');
  await expect(page.getByRole('link', { name: 'Write an RFQ' })).toHaveAttribute(
    'href',
    '/sourcing?tool=rfq',
  );
  await search.fill('hodie');
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'We don’t have hoodies in the catalog yet' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(products).toHaveCount(12);
});

test('the stock catalog opens in a new tab', async ({ page }) => {
  await page.goto('/swag');
  const links = page.getByRole('main').getByRole('link', { name: 'Browse the stock catalog' });
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

const svgLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>document.title="ran"</script><rect width="40" height="20" rx="6" fill="#123"/></svg>';

test('an office puts its logo on 500 tumblers, adds mugs, checks its date and sends the list', async ({
  page,
}) => {
  const email = addressFor('swag-list');
  await page.goto('/swag?piece=tumbler&units=500');
  const piece = page.getByRole('dialog', { name: 'Steel tumbler' });
  await expect(piece).toContainText('500 pieces: $11.04 each, $5,520');
  await piece.getByRole('radio', { name: 'Natural' }).check();
  await piece.locator('input[type="file"]').setInputFiles({
    name: 'ada.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svgLogo),
  });
  await expect(piece.getByText('ada.svg is on the piece.')).toBeVisible();
  await expect(piece.getByRole('img', { name: /in natural, with your logo$/ })).toBeVisible();
  await expect(page).not.toHaveTitle('ran');
  await inspect(page, 'a piece with a logo');
  await piece.getByRole('button', { name: 'Add to your list' }).click();
  await expect(piece).toBeHidden();

  await page.getByRole('button', { name: 'Colors, logo, price: Glazed mug' }).click();
  await page.getByRole('button', { name: 'Add to your list' }).click();
  await page.getByRole('link', { name: 'Your list: 2 pieces, $6,160' }).click();
  await expect(page.getByRole('list', { name: 'Pieces on your list' })).toContainText('natural');
  await page.getByRole('radio', { name: 'As kits, one of each per person' }).check();
  await expect(page.getByText('500 people, one kit each')).toBeVisible();
  await expect(page).toHaveURL(/item=tumbler\.natural\.500&item=mug\.white\.100&kits=500/);
  await page.getByLabel('In hands by').fill('2028-06-01');
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('78701');
  await expect(page.getByRole('list', { name: 'Each piece and your date' })).toContainText(
    'In time from printed stock; order by',
  );
  await inspect(page, 'a list with its date');

  const form = page.getByRole('form', { name: 'Send it to the swag team' });
  await form.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await form.getByRole('textbox', { name: 'Your email' }).fill(email);
  await form.getByRole('button', { name: 'Send the request' }).click();
  // The button went away with the request, and the answer takes the focus.
  await expect(form.getByText(`Sent. A copy is on its way to ${email}`)).toBeFocused();
  await inspect(page, 'a list that was sent');
  await expect
    .poll(() =>
      readRows('swag_submissions', {
        user_email: `eq.${email}`,
        select: 'contact_name,kits,zip,needed_by,logo_name',
      }),
    )
    .toEqual([
      {
        contact_name: 'Ada',
        kits: 500,
        zip: '78701',
        needed_by: '2028-06-01',
        logo_name: 'ada.svg',
      },
    ]);
  const mails = () =>
    readRows<{ status: string; body_text: string }>('notification_outbox', {
      recipient_email: `eq.${email}`,
      select: 'status,body_text',
    });
  await expect.poll(async () => (await mails())[0]?.status).toBe('captured');
  expect((await mails())[0]?.body_text).toContain(
    '500 × Steel tumbler, Natural: $11.04 each, $5,520',
  );
});

test('"Back" closes an open piece, and a shared list opens for somebody else', async ({ page }) => {
  await page.goto('/swag');
  await page.getByRole('button', { name: 'Colors, logo, price: Canvas tote' }).click();
  await expect(page).toHaveURL(/piece=tote/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/swag?sw=1&item=tote.natural.250&via=link');
  await expect(page.getByText('Someone shared this result with you.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pieces on your list' })).toContainText('$1,012.50');
});
