export type Responses = {
  /** Taps, clicks and keys, until the next paint, as for INP. */
  interactions: { id: number; ms: number }[];
  /** Moves and wheel turns, which INP ignores, until the next frame. */
  movesMs: number[];
};

/** The global variable of the page that stores them. */
export const RESPONSES = 'measuredResponses';

/**
 * Runs in the page before anything else and records how long each interaction takes to be painted.
 * Self-contained, since the page cannot import this file.
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
          // A new task runs after the current frame.
          setTimeout(() => responses.movesMs.push(performance.now() - timeStamp));
        });
      },
      { capture: true, passive: true },
    );
  }
}
