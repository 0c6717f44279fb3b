import { headerWords } from '@/content/site.ts';

export const NEW_TAB_HINT_ID = 'opens-in-new-tab';

/**
 * The description of every external link, so that a link's accessible name is exactly its label.
 */
export function NewTabHint() {
  return (
    <p id={NEW_TAB_HINT_ID} hidden>
      {headerWords.opensInNewTab}
    </p>
  );
}
