import { startFailureContent } from '@/content/start-failure.ts';

/**
 * What a page says when its script did not load and the visitor presses or types something. Not part
 * of the app: the build puts it into every page, and the bootstrap shows it.
 */
export function StartFailure() {
  return (
    <p
      role="alert"
      data-print="hide"
      className="fixed inset-x-4 bottom-4 z-60 rounded-card border-[1.5px] border-ink bg-paper px-4 py-3 text-sm text-ink"
    >
      {startFailureContent.unanswered}
    </p>
  );
}
