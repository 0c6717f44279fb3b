import { dismissToast, type ToastRecord } from '@/components/ui/toast-store.ts';
import { cn } from '@/lib/cn.ts';

const grounds = {
  default: 'bg-paper text-ink',
  success: 'bg-leaf text-white',
  destructive: 'bg-risk-high text-white',
} as const;

/** A toast with nothing that has to be fetched first. It stays until it is closed or replaced. */
export function PlainToast({ toast }: { toast: ToastRecord }) {
  const { id, title, description, variant } = toast;
  return (
    <div
      // Errors are read out at once, the rest when there is a pause.
      role={variant === 'destructive' ? 'alert' : 'status'}
      data-toast=""
      data-variant={variant}
      className={cn(
        'fixed inset-x-4 top-4 z-60 flex items-start gap-3 rounded-card border-[1.5px] border-ink py-3 pr-2 pl-4 shadow-stack short:top-1 short:items-center short:py-0 short:text-sm sm:top-auto sm:right-6 sm:bottom-6 sm:left-auto sm:w-96',
        grounds[variant],
      )}
    >
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold leading-snug">{title}</p>
        {description && <p className="mt-0.5 text-sm">{description}</p>}
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={() => dismissToast(id)}
        className="grid size-11 shrink-0 place-items-center rounded-pill text-xl hover:bg-ink/10"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
