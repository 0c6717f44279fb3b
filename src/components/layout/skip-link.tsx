import type { MouseEvent } from 'react';
import { headerWords } from '@/content/site.ts';

export const MAIN_ID = 'main';

/** The first stop of the Tab key: past the header, to what the page is about. */
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

/** Without script the plain link does it; with script the address stays as it is. */
function focusMain(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById(MAIN_ID);
  main?.scrollIntoView();
  main?.focus({ preventScroll: true });
}
