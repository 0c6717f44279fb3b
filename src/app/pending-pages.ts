/** How many page loads the visitor is waiting for. */
let pendingCount = 0;
const listeners = new Set<() => void>();

/** Counts the load as pending until it settles, and returns it unchanged. */
export function trackPending<T>(load: Promise<T>): Promise<T> {
  change(1);
  return load.finally(() => change(-1));
}

export function isPagePending(): boolean {
  return pendingCount > 0;
}

export function subscribeToPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function change(by: number): void {
  pendingCount += by;
  for (const listener of listeners) listener();
}
