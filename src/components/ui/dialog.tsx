import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cn } from '@/lib/cn.ts';

const panelClass = cn(
  'fixed z-50 flex flex-col border-ink bg-paper text-ink focus-visible:outline-none focus-visible:shadow-none',
  'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-card border-t-[1.5px]',
  // In windows of few lines the title and buttons scroll too, because they would leave the form no room.
  'few-lines:max-h-dvh few-lines:scroll-py-4 few-lines:overflow-y-auto few-lines:overscroll-contain',
  'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:w-[calc(100vw-3rem)]',
  'sm:rounded-card sm:border-[1.5px]',
  'sm:data-[state=open]:animate-rise-in sm:data-[state=closed]:animate-fade-out',
);
const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' } as const;

export type DialogProps = Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence about the dialog's purpose; read out with the title. */
  description: ReactNode;
  /** The buttons; stays in view below the scrolling content. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  closeLabel?: string;
};

/**
 * A modal dialog; on phones a sheet that slides up from the bottom. Focus goes to the first field
 * if there is one, is trapped, and returns to where it was. Escape, the close button and a click
 * outside request closing. To send the focus elsewhere afterward, move it in `onCloseAutoFocus`
 * and call that event's preventDefault.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  closeLabel = 'Close',
  className,
  children,
  onInteractOutside,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onKeyDown,
  ...props
}: DialogProps) {
  // Radix returns the focus to its own trigger, but a dialog opened by state has none.
  const returnTo = useRef<Element | null>(null);
  const body = useRef<HTMLDivElement>(null);

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-ink/55 data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out" />
        <RadixDialog.Content
          {...props}
          onOpenAutoFocus={(event) => {
            returnTo.current = document.activeElement;
            onOpenAutoFocus?.(event);
            const field = body.current?.querySelector<HTMLElement>(FIELD);
            if (event.defaultPrevented || !field) return;
            event.preventDefault();
            field.focus();
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (!event.defaultPrevented && returnTo.current instanceof HTMLElement) {
              returnTo.current.focus();
            }
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            scrollToMovedFocus();
          }}
          onInteractOutside={(event) => {
            if (isOnToast(event.target)) event.preventDefault();
            onInteractOutside?.(event);
          }}
          className={cn(panelClass, widths[size], className)}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-7 sm:pt-6">
            <div className="min-w-0">
              <RadixDialog.Title className="font-display text-display-3">{title}</RadixDialog.Title>
              <RadixDialog.Description className="mt-2 text-sm text-smoke">
                {description}
              </RadixDialog.Description>
            </div>
            <RadixDialog.Close
              aria-label={closeLabel}
              className="-mr-2 -mt-1 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-butter"
            >
              <X aria-hidden="true" className="size-6" />
            </RadixDialog.Close>
          </div>
          <div
            ref={body}
            className="min-h-0 flex-1 scroll-py-4 overflow-y-auto overscroll-contain px-5 py-5 few-lines:flex-none few-lines:overflow-visible sm:px-7"
          >
            {children}
          </div>
          {footer && (
            <div className="flex flex-col-reverse gap-3 border-t border-dashed border-ink px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-7">
              {footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** When Tab wraps around, Radix moves the focus during the key event, without scrolling to it. */
function scrollToMovedFocus(): void {
  const before = document.activeElement;
  queueMicrotask(() => {
    const { activeElement } = document;
    if (activeElement !== before) activeElement?.scrollIntoView({ block: 'nearest' });
  });
}

/** Fields to type into, which a dialog with a form is opened for. */
const FIELD = 'input:not([type="hidden"], :disabled), textarea:not(:disabled)';

/** Reading or closing a toast must not close the dialog that raised it. */
function isOnToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toast]') !== null;
}
