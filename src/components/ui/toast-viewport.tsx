import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type RefCallback, useState, useSyncExternalStore } from 'react';
import { toastCorners } from '@/components/ui/clear-corner.ts';
import {
  dismissToast,
  getToast,
  subscribeToToast,
  type ToastRecord,
} from '@/components/ui/toast-store.ts';
import { useClearCorner } from '@/components/ui/use-clear-corner.ts';
import { cn } from '@/lib/cn.ts';

/** Long enough to read two sentences twice; hover, focus and a hidden tab stop the clock. */
const DURATION_MS = 8000;

const looks = {
  default: { Icon: Info, color: 'bg-paper text-ink' },
  success: { Icon: CircleCheck, color: 'bg-leaf text-white' },
  destructive: { Icon: CircleAlert, color: 'bg-risk-high text-white' },
} as const;

export function ToastViewport() {
  const toast = useSyncExternalStore(subscribeToToast, getToast, getToast);
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const corner = useClearCorner(shown, toastCorners);
  return (
    <RadixToast.Provider duration={DURATION_MS} swipeDirection="right" label="Notification">
      {toast && <Toast key={toast.id} toast={toast} place={setShown} />}
      <RadixToast.Viewport
        className={cn(
          'pointer-events-none fixed inset-x-4 z-60 m-0 list-none p-0 pt-[env(safe-area-inset-top)] sm:w-96 sm:pt-0',
          corner,
        )}
      />
    </RadixToast.Provider>
  );
}

function Toast({ toast, place }: { toast: ToastRecord; place: RefCallback<HTMLElement> }) {
  const { Icon, color } = looks[toast.variant];
  return (
    <RadixToast.Root
      ref={place}
      open
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
      // Radix reads 'foreground' out at once and 'background' when the reader pauses.
      type={toast.variant === 'destructive' ? 'foreground' : 'background'}
      data-toast=""
      data-variant={toast.variant}
      className={cn(
        'pointer-events-auto relative flex w-full items-start gap-3 rounded-card border-[1.5px] border-ink py-3 pl-4 pr-2 short:py-0',
        'shadow-stack animate-rise-in',
        'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=move]:transition-none',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out',
        color,
      )}
    >
      <Icon aria-hidden="true" className="mt-2.5 size-5 shrink-0 short:hidden" />
      <div className="min-w-0 flex-1 py-2 short:py-1.5 short:text-sm short:leading-snug">
        <RadixToast.Title className="font-semibold leading-snug short:mr-1.5 short:inline">
          {toast.title}
        </RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className="mt-0.5 text-sm short:inline">
            {toast.description}
          </RadixToast.Description>
        )}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-ink/10"
      >
        <X aria-hidden="true" className="size-5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
