import { startFailureContent } from '@/content/start-failure.ts';

/**
 * The message for a visitor who presses or types something after the page's script failed to load.
 * Not part of the app: the build puts it into every page, and the bootstrap script shows it.
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
