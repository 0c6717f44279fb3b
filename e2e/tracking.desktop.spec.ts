import { readRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';

type PageView = { page_path: string; page_title: string; session_id: string };

const sessionKey = 'brandbff_session_id';

test('each path is recorded once, in one session that counts them', async ({ page }) => {
  await page.goto('/about');
  const sessionId = await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), sessionKey))
    .not.toBeNull()
    .then(() => page.evaluate((key) => localStorage.getItem(key), sessionKey));
  await expect.poll(() => views(sessionId)).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Swag', exact: true }).click();
  await expect.poll(() => views(sessionId)).toHaveLength(2);

  expect((await views(sessionId)).map((view) => view.page_path)).toEqual(['/about', '/swag']);
  expect((await views(sessionId)).map((view) => view.page_title)[1]).toBe(await page.title());
  await expect
    .poll(() => readRows('visitor_sessions', { session_id: `eq.${sessionId}` }))
    .toMatchObject([{ landing_page: '/about', total_page_views: 2, browser: 'Chrome' }]);
});

function views(sessionId: string | null): Promise<PageView[]> {
  return readRows('page_views', { session_id: `eq.${sessionId}` });
}

test('a browser that sends Global Privacy Control is not tracked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(rest|auth)\/v1\//.test(request.url())) calls.push(request.url());
  });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Swag', exact: true }).click();
  await expect(page).toHaveURL('/swag');
  // Long enough for the first page's view, which is recorded on idle, to have been sent.
  await page.waitForTimeout(4_000);
  expect(calls).toEqual([]);
});

test('visitors notice nothing when the backend is down', async ({ page }) => {
  await page.route(/\/(rest|auth)\/v1\//, (route) => route.abort('connectionrefused'));
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/about');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /error/i })).toHaveCount(0);
});
test.use({ expectedConsole: /Failed to load resource/ });

test('the site works in a browser whose storage throws', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/#calculator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculate my revenue' })).toBeVisible();
});
