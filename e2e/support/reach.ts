import { expect, type Page } from '@playwright/test';

/**
 * Scrolls through the whole page, since tools and pictures load when they come near, until
 * everything is loaded and hydrated. A picture that fails to load is a console error, which fails
 * the test.
 */
export async function reachEverything(page: Page): Promise<void> {
  const missing = await page.evaluate(async (limitMs) => {
    // Elements that a translator inserted are not React's.
    const isLive = (element: Element) =>
      element.closest('font') !== null ||
      Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    // The other pictures of a swipeable row load when they come into view.
    const isInRow = (picture: HTMLImageElement) => {
      const row = picture.closest('[aria-roledescription="carousel"]') ?? document.documentElement;
      const [{ left, right }, edge] = [
        picture.getBoundingClientRect(),
        row.getBoundingClientRect(),
      ];
      return right > edge.left && left < edge.right;
    };
    const isLoading = (picture: HTMLImageElement) =>
      !picture.complete && picture.checkVisibility() && isInRow(picture);
    const findMissing = () =>
      // A lazy component may contain a tool that also waits to be scrolled to.
      document.querySelector('main [role="status"][aria-label]') ??
      [...document.images].find(isLoading) ??
      [...document.querySelectorAll('#root *')].find((element) => !isLive(element));

    for (const section of document.querySelectorAll('main section')) {
      section.scrollIntoView({ behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    const endMs = performance.now() + limitMs;
    let element = findMissing();
    while (element && performance.now() < endMs) {
      element.scrollIntoView({ behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      element = findMissing();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return element?.outerHTML.slice(0, 120);
  }, 20_000);
  expect(missing, 'never came or never became live').toBeUndefined();
}

/** Opens a page and scrolls through all of it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reachEverything(page);
}
