import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Glyph } from '@/components/ui/glyph.tsx';
import {
  dismissToast,
  getToast,
  subscribeToToast,
  type ToastRecord,
} from '@/components/ui/toast-store.ts';
import { lazyModule } from '@/lazy/lazy-module.ts';
import { cn } from '@/lib/cn.ts';

const looks = {
  default: ['info', 'bg-paper text-ink'],
  success: ['circle-check', 'bg-leaf text-white'],
  destructive: ['circle-alert', 'bg-risk-high text-white'],
} as const;

const behavior = lazyModule(() => import('@/components/ui/toast-behavior.ts'));

/** Renders the current toast. Mount it once near the root. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, getToast, () => null);
  const isUrgent = toast?.variant === 'destructive';
  const card = toast && <Toast key={toast.id} toast={toast} />;

  return (
    <>
      {/* Always rendered, so that a toast is announced; with aria-live, dialogs do not hide it
          from screen readers. */}
      <div role="status" aria-live="polite">
        {isUrgent ? null : card}
      </div>
      {isUrgent && <div role="alert">{card}</div>}
    </>
  );
}

/**
 * The behavior's code is prefetched on idle with the server notices. If it cannot be loaded, the
 * toast stays until it is closed or replaced.
 */
function Toast({ toast: { id, title, description, variant } }: { toast: ToastRecord }) {
  const card = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState('max-sm:top-4 sm:right-6 sm:bottom-6 sm:left-auto');
  const [icon, color] = looks[variant];

  useEffect(() => {
    const gone = new AbortController();
    behavior.load().then(
      ({ addToastBehavior }) => addToastBehavior(card.current, id, setCorner, gone.signal),
      () => {},
    );
    return () => gone.abort();
  }, [id]);

  return (
    <div
      ref={card}
      data-toast={variant}
      className={cn(
        'pointer-events-auto fixed inset-x-4 z-60 mt-[env(safe-area-inset-top)] flex items-start gap-3 rounded-card border-[1.5px] border-ink py-3 pr-2 pl-4 shadow-stack animate-rise-in short:py-0 sm:w-96',
        color,
        corner,
      )}
    >
      <Glyph name={icon} className="mt-2.5 size-5 shrink-0 short:hidden" />
      <div className="min-w-0 flex-1 py-2 short:py-1.5 short:text-sm short:leading-snug">
        <p className="font-semibold leading-snug short:mr-1.5 short:inline">{title}</p>
        {description && <p className="mt-0.5 text-sm short:inline">{description}</p>}
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={() => dismissToast(id)}
        className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-ink/10"
      >
        <Glyph name="x" className="size-5" />
      </button>
    </div>
  );
}
