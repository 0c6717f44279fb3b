import { expect, type Page } from '@playwright/test';

/**
 * Scrolls past everything, since tools and pictures load when their place comes near, until the page
 * is whole and React answers for every element of it. A picture that does not load is an error in
 * the console, on which the fixture fails.
 */
export async function reachEverything(page: Page): Promise<void> {
  const missing = await page.evaluate(async (limitMs) => {
    // What a translator put in is its own.
    const isLive = (element: Element) =>
      element.closest('font') !== null ||
      Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    // The rest of a row that is swiped loads when it comes into view.
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
      // A part that came late may bring a tool that waits to be reached in its turn.
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

/** Opens a page and reaches everything on it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reachEverything(page);
}
