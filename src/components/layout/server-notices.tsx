import { Hourglass } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { noticeCorners } from '@/components/ui/clear-corner.ts';
// Loaded with the notices, so that toasts behave fully even in a tab that has gone offline.
import '@/components/ui/toast-behavior.ts';
import { getToast, toast as showToast, subscribeToToast } from '@/components/ui/toast-store.ts';
import { useClearCorner } from '@/components/ui/use-clear-corner.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { pendingSubmissionsContent } from '@/content/pending-submissions.ts';
import { startFailureContent } from '@/content/start-failure.ts';
import { takeReloadState } from '@/hooks/reload-state.ts';
import { usePendingSubmissions } from '@/hooks/use-pending-submissions.ts';
import { useRetryAfter } from '@/hooks/use-retry-after.ts';
import { cn } from '@/lib/cn.ts';
import { PendingNotice, pendingSentence } from './pending-notice.tsx';
import { MAIN_ID } from './skip-link.tsx';

/**
 * Notices about the server, whichever tool called it: rate-limit waits, pending submissions, and a
 * reload after the page's script failed to load. Mounted once.
 */
export function ServerNotices() {
  const pending = usePendingSubmissions();
  const waitSeconds = useRetryAfter();
  const toast = useSyncExternalStore(subscribeToToast, getToast, () => null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isShown = waitSeconds > 0 || pending.status.state !== 'nothing';
  const corner = useClearCorner(isShown ? place : null, noticeCorners);

  useEffect(() => {
    const loaded = takeReloadState();
    if (loaded === 'no') return;
    const { title, [loaded]: description } = startFailureContent.reloaded;
    showToast({ title, description });
  }, []);

  return (
    <div
      ref={setPlace}
      data-notice=""
      data-print="hide"
      className={cn(
        'pointer-events-none fixed inset-x-4 z-40 flex flex-col gap-3 pb-[env(safe-area-inset-bottom)] sm:w-96',
        corner,
      )}
    >
      {/* Always rendered: screen readers announce only changes to a live region that already
          exists. */}
      <VisuallyHidden role="status">
        <WaitAnnouncement key={String(waitSeconds > 0)} seconds={waitSeconds} />{' '}
        {pendingSentence(pendingSubmissionsContent, pending.status)}
      </VisuallyHidden>
      {waitSeconds > 0 && (
        <p
          aria-hidden="true"
          className="flex items-start gap-3 rounded-card border-[1.5px] border-ink bg-paper px-4 py-3 text-sm text-ink shadow-stack short:py-1.5"
        >
          <Hourglass className="mt-0.5 size-5 shrink-0" />
          {pendingSubmissionsContent.tooFast(waitSeconds)}
        </p>
      )}
      {/* Only one of the two: the toast is about what the visitor has just done. */}
      {toast === null && (
        <PendingNotice
          words={pendingSubmissionsContent}
          {...pending}
          // The pressed button disappears with the notice; focus must not fall back to the body.
          onGone={() => document.getElementById(MAIN_ID)?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}

/** Announces the wait once; announcing every second would be noise. */
function WaitAnnouncement({ seconds }: { seconds: number }) {
  const [atFirst] = useState(seconds);
  return atFirst > 0 && <span>{pendingSubmissionsContent.tooFast(atFirst)}</span>;
}
