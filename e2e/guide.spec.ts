import { readPdf } from '../tests/support/read-pdf.ts';
import { readRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { addressFor, type Message } from './support/sourcing.ts';
import { typeSlowly } from './support/type-slowly.ts';

type Report = Message & { body_text: string };

test('whoever asks for the guide is a lead and gets a mail with the PDF', async ({
  page,
  request,
}) => {
  const email = addressFor('guide');
  await page.goto('/about');
  const field = page.getByRole('textbox', { name: 'Email address' });
  await field.scrollIntoViewIfNeeded();
  await expect(page.getByText('You won’t be added to a list.')).toBeVisible();
  await page.getByRole('button', { name: 'Send me the guide' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await field.fill('ana.example.com');
  await page.getByRole('button', { name: 'Send me the guide' }).click();
  await expect(page.getByText('Please enter an email address, such as')).toBeVisible();
  await inspect(page, 'guide with an error');

  await typeSlowly(field, email);
  await page.getByRole('button', { name: 'Send me the guide' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    `Thank you! We'll send the Creator's Brand Building Guide to ${email}`,
  );
  await expect(page.getByText('It’s on its way.')).toBeVisible();
  await expect(field).toHaveValue('');
  await inspect(page, 'a thanked visitor');

  await expect
    .poll(() => readRows('sourcing_tool_leads', { email: `eq.${email}`, select: 'source' }))
    .toEqual([{ source: 'creator_guide' }]);
  const mails = () => readRows<Report>('notification_outbox', { recipient_email: `eq.${email}` });
  await expect.poll(async () => (await mails()).map(({ status }) => status)).toEqual(['captured']);
  const [mail] = await mails();
  const [, address = ''] = /(https?:\/\/\S+\.pdf)/.exec(mail?.body_text ?? '') ?? [];
  const pdf = await request.get(new URL(address).pathname);
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  const { pages } = readPdf(new Uint8Array(await pdf.body()));
  expect(pages.join('\n')).toContain('Launch with a date and a number');
});

test('the guide is read on its page, chapter by chapter', async ({ page }) => {
  await page.goto('/guide');
  await expect(page.getByRole('link', { name: 'Download the PDF' }).first()).toHaveAttribute(
    'href',
    '/creators-brand-building-guide.pdf',
  );
  await page.getByRole('link', { name: 'Clear customs on paper first' }).click();
  const chapter = page.getByRole('region', { name: 'Clear customs on paper first' });
  await expect(chapter).toBeInViewport();
  await chapter.getByRole('link', { name: 'Check the duty on your product' }).click();
  await expect(page).toHaveURL(/\/sourcing\?tool=tariff/);
});

test.describe('with the backend down', () => {
  test.use({ expectedConsole: /Failed to load resource|The lead was not stored|Failed to fetch/ });

  test('the request for the guide is kept, and goes out once the backend is back', async ({
    page,
  }) => {
    const email = addressFor('guide-kept');
    const backend = /\/(rest|functions)\/v1\//;
    await page.route(backend, (route) => route.abort('connectionrefused'));
    await page.goto('/about');
    const field = page.getByRole('textbox', { name: 'Email address' });
    await field.scrollIntoViewIfNeeded();
    await typeSlowly(field, email);
    await field.press('Enter');
    await expect(page.getByText('Your request is saved')).toBeVisible();
    await page.unroute(backend);
    await page.reload();
    await expect
      .poll(async () =>
        (await readRows<Message>('notification_outbox', { recipient_email: `eq.${email}` })).map(
          ({ status }) => status,
        ),
      )
      .toEqual(['captured']);
  });
});
