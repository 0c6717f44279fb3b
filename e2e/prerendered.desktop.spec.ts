import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { routes } from './support/routes.ts';

/** Pages as the build made them: the HTML files, and what works before any script runs. */

test('every page has its content in its own HTML file and is served with security headers', async ({
  request,
}) => {
  for (const route of routes) {
    const response = await request.get(route);
    const html = await response.text();
    expect(response.status(), route).toBe(200);
    expect(html, route).toMatch(/<title>[^<]*BrandBFF[^<]*<\/title>/);
    // The shell of the demand tests is for no search engine, so it has no address of its own.
    if (route === '/drop') expect(html).toMatch(/<meta name="robots" content="noindex/);
    else expect(html, route).toMatch(/<link rel="canonical" href="https?:/);
    expect(html, route).toMatch(/<meta property="og:image" content="https?:/);
    expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, route).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(response.headers()['x-content-type-options'], route).toBe('nosniff');
  }
});

test('an unknown address answers 404, and the old pricing address redirects permanently', async ({
  request,
}) => {
  expect((await request.get('/no-such-page')).status()).toBe(404);
  const moved = await request.get('/pricing?utm=mail', { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toBe('/how-we-work?utm=mail');
});

test('every page in the sitemap answers', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(12);
  for (const address of addresses) {
    expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
  }
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('all content is readable, the menu works, and tools say what they need', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Scale My E-Commerce/ })).toBeVisible();
    await page.goto('/how-we-work');
    await page.getByRole('button', { name: 'Capabilities' }).hover();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Fulfillment/ })
      .click();
    await expect(page).toHaveURL('/fulfillment');
    await page.goto('/brand-vision');
    await expect(page.getByText('This tool needs JavaScript.')).toBeVisible();
  });

  test('every FAQ answer is open', async ({ page }) => {
    await page.goto('/how-we-work');
    const answers = page.locator('[role="region"][data-state]');
    await expect(answers).toHaveCount(10);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });

  test("every tab's panel is shown", async ({ page }) => {
    await page.goto('/build-it');
    const sheets = page.getByRole('tabpanel');
    await expect(sheets).toHaveCount(5);
    for (const sheet of await sheets.all()) await expect(sheet).toBeVisible();
  });
});

test.describe('a form with JavaScript disabled', () => {
  // Static file hosts reject POST.
  test.use({ javaScriptEnabled: false, expectedConsole: /status of 405/ });

  test('says what it needs, and typed text never ends up in the address', async ({ page }) => {
    await page.goto('/sourcing');
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Work email' }).fill('ana@example.com');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Get Free Access' }).click();
    expect((await sent).url()).not.toContain('ana');
  });
});

test.describe('injected text', () => {
  test.use({ expectedConsole: /Trusted(?:HTML|Script|TypePolicy)/ });

  test('becomes no markup, no script and no worker', async ({ page }) => {
    await page.goto('/sourcing');
    // The console checks of the other specs show that the site itself needs none of this.
    await page.getByRole('button', { name: 'Get Free Access' }).click();
    const policy = () => Reflect.get(window.trustedTypes ?? {}, 'defaultPolicy') !== null;
    await expect.poll(() => page.evaluate(policy)).toBe(true);
    const made = await page.evaluate(() => {
      const attempts = {
        markup: () => {
          document.createElement('p').innerHTML = '<img src="x" alt="">';
        },
        script: () => {
          document.createElement('script').text = 'go()';
        },
        worker: () => new Worker('/assets/worker.js'),
        policy: () =>
          window.trustedTypes?.createPolicy('default', {
            createHTML: String,
            createScript: String,
            createScriptURL: String,
          }),
      };
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [name];
        } catch {
          return [];
        }
      });
    });
    expect(made).toEqual([]);
  });
});

test.describe('with the script unreachable', () => {
  test.use({ expectedConsole: /ERR_FAILED/ });

  test('a click shows a message, and typed text survives a reload', async ({ page }) => {
    const serveScripts = await openWithoutScripts(page, '/sourcing');
    const email = page.getByRole('textbox', { name: 'Work email' });
    await expect(page.getByRole('alert')).toHaveCount(0);
    await email.fill('ana@example.com');
    const failure = page.getByRole('alert').filter({ hasText: 'part of it didn’t load' });
    await page.getByRole('button', { name: 'Get Free Access' }).click();
    await expect(failure).toBeInViewport();

    // Still refused: typed text also survives the visitor's own reload, and the next one.
    await page.reload();
    await expect(email).toHaveValue('ana@example.com');
    // Serving the scripts before they have failed again would load the whole page and store
    // nothing.
    await expect(failure).toBeInViewport();

    serveScripts();
    await page.reload();
    await expect(page.getByRole('status').getByText('What you typed is still here.')).toBeVisible();
    await expect(email).toHaveValue('ana@example.com');
    expect(await page.evaluate(() => sessionStorage.getItem('brandbff_typed'))).toBeNull();
    // React has the value too: the form is submitted with it.
    const notified = page.waitForResponse(/send-sourcing-tool-notification$/);
    await page.getByRole('button', { name: 'Get Free Access' }).click();
    expect((await notified).request().postData()).toContain('ana@example.com');
  });

  test('the next click reloads the page once the script is reachable again', async ({ page }) => {
    const serveScripts = await openWithoutScripts(page, '/factory-search');
    await page.getByRole('searchbox').fill('candles');
    await expect(page.getByRole('alert')).toBeInViewport();
    serveScripts();
    const reloaded = page.waitForEvent('load');
    await page.mouse.click(5, 300);
    await reloaded;
    await expect(page.getByRole('searchbox')).toHaveValue('candles');
    await expect(page.getByRole('status').getByText('We reloaded this page')).toBeVisible();
    await page.getByRole('button', { name: /search/i }).click();
    await expect(page).toHaveURL(/q=candles/);
  });
});

test.describe('before the script has loaded', () => {
  let letGo = () => {};
  test.beforeEach(async ({ page }) => {
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
  });

  test('typed text and the submitted form are kept and replayed', async ({ page }) => {
    await page.goto('/factory-search', { waitUntil: 'domcontentloaded' });
    const box = page.getByRole('searchbox');
    await box.fill('candles');
    await page.getByRole('button', { name: /search/i }).click();
    letGo();
    await expect(page).toHaveURL(/q=candles/);
    await expect(page.getByRole('searchbox')).toHaveValue('candles');
    await expect(page.getByRole('heading', { level: 2, name: 'candles' })).toBeVisible();
  });

  test('only pages whose address asks for a result reserve space for it', async ({ page }) => {
    const after = page.getByRole('heading', {
      name: 'Three factories, the same facts on each card',
    });
    // As tall as what comes before it.
    await page.setViewportSize({ width: 1440, height: 1200 });
    await page.goto('/factory-search?utm_source=mail', { waitUntil: 'domcontentloaded' });
    await expect(after).toBeInViewport();
    await page.goto('/factory-search?q=candles', { waitUntil: 'domcontentloaded' });
    await expect(after).not.toBeInViewport();
    letGo();
    await expect(page.getByRole('heading', { level: 2, name: 'candles' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-query');
  });
});

/**
 * Opens a page whose scripts are refused from the first request on. @returns a function that serves
 * them again
 */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let isRefused = true;
  await page.route(/\/assets\/.*\.js$/, (route) => (isRefused ? route.abort() : route.continue()));
  const refused = page.waitForEvent('requestfailed');
  await page.goto(path);
  await refused;
  return () => {
    isRefused = false;
  };
}
