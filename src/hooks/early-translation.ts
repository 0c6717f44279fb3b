/** The mutations that a translator causes. */
export const TRACES = {
  childList: true,
  subtree: true,
  characterData: true,
  characterDataOldValue: true,
} as const;

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend the DOM's own.
  interface Document {
    /** Returns all changes of the page's content so far, and stops observing. */
    takeEarlyChanges?: () => MutationRecord[];
  }
}

/** Observes the HTML before hydration, so that `surviveTranslation` can tell what it was. */
export function watchEarlyTranslation(): void {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    changes.push(...records);
  });
  observer.observe(document.body, TRACES);
  document.takeEarlyChanges = () => {
    changes.push(...observer.takeRecords());
    observer.disconnect();
    return changes.splice(0);
  };
}
