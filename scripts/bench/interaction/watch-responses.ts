export type Responses = {
  /** Taps, clicks and keys, until the next paint, as INP counts them. */
  interactions: { id: number; ms: number }[];
  /** Moves and wheel turns, which INP leaves out, until the next frame. */
  movesMs: number[];
};

/** Where the page keeps them. */
export const RESPONSES = 'measuredResponses';

/**
 * Runs in the page before anything else and notes how long everything that a visitor does takes to
 * be painted. Stands alone: the page knows nothing of this file.
 */
export function watchResponses(place: string): void {
  const responses: Responses = { interactions: [], movesMs: [] };
  Reflect.set(window, place, responses);

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId');
      if (typeof id === 'number' && id > 0) {
        responses.interactions.push({ id, ms: entry.duration });
      }
    }
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));

  for (const name of ['pointermove', 'wheel']) {
    addEventListener(
      name,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // A task of its own comes after the frame that was just made.
          setTimeout(() => responses.movesMs.push(performance.now() - timeStamp));
        });
      },
      { capture: true, passive: true },
    );
  }
}
