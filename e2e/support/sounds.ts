import type { Page } from '@playwright/test';

/**
 * Records the length of every sound that the page plays to its end, and plays each eight times as
 * fast: an answer takes half a minute. Call before goto.
 */
export async function watchSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seconds: number[] = [];
    Object.assign(window, { playedSounds: seconds });
    // Media events do not bubble, but can be captured.
    document.addEventListener(
      'play',
      ({ target }) => {
        if (target instanceof HTMLMediaElement) target.playbackRate = 8;
      },
      true,
    );
    document.addEventListener(
      'ended',
      ({ target }) => {
        if (target instanceof HTMLMediaElement) seconds.push(target.duration);
      },
      true,
    );
  });
}

/** Lengths in seconds, in the order in which the sounds ended. */
export function playedSounds(page: Page): Promise<number[]> {
  return page
    .evaluate(() => ('playedSounds' in window ? [window.playedSounds].flat() : []))
    .then((lengths) => lengths.map(Number));
}
