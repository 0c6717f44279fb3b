import type { MouseEvent } from 'react';
import { headerWords } from '@/content/site.ts';

export const MAIN_ID = 'main';

/** The first stop of the Tab key: skips the header and goes to the main content. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={focusMain}
      className="fixed top-3 left-4 z-60 -translate-y-24 rounded-pill bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
    >
      {headerWords.skipToContent}
    </a>
  );
}

/** Keeps the address unchanged; without script, the plain link does the job. */
function focusMain(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById(MAIN_ID);
  main?.scrollIntoView();
  main?.focus({ preventScroll: true });
}
