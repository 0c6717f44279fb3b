import type { Page } from '@playwright/test';

/** Notes from now on how long every sound was that the page played to its end. Call before goto. */
export async function watchSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seconds: number[] = [];
    Object.assign(window, { playedSounds: seconds });
    // Sounds do not bubble, but they can be caught on the way down.
    document.addEventListener(
      'ended',
      ({ target }) => {
        if (target instanceof HTMLMediaElement) seconds.push(target.duration);
      },
      true,
    );
  });
}

/** Lengths in seconds, in the order they ended. */
export function playedSounds(page: Page): Promise<number[]> {
  return page
    .evaluate(() => ('playedSounds' in window ? [window.playedSounds].flat() : []))
    .then((lengths) => lengths.map(Number));
}
