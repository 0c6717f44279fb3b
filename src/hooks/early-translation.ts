/** What shows that a translator was at work. */
export const TRACES = {
  childList: true,
  subtree: true,
  characterData: true,
  characterDataOldValue: true,
} as const;

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the DOM's own.
  interface Document {
    /** Hands over every change of the page's content so far, and stops watching. */
    takeEarlyChanges?: () => MutationRecord[];
  }
}

/** Watches HTML that is not hydrated yet, for `surviveTranslation` to know what it held. */
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
