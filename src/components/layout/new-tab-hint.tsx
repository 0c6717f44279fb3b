import { headerWords } from '@/content/site.ts';

export const NEW_TAB_HINT_ID = 'opens-in-new-tab';

/** What every outside link refers to, so that its own name stays exactly its label. */
export function NewTabHint() {
  return (
    <p id={NEW_TAB_HINT_ID} hidden>
      {headerWords.opensInNewTab}
    </p>
  );
}
