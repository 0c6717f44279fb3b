import * as RadixPopover from '@radix-ui/react-popover';
import { X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { PopoverProps } from '@/components/ui/popover.tsx';
import { cn } from '@/lib/cn.ts';

type PopoverContentProps = Required<Omit<PopoverProps, 'trigger' | 'className'>> & {
  id: string;
  /** The popover is placed next to it, and returns the focus to it. */
  button: RefObject<HTMLButtonElement | null>;
  className?: string;
};

/** The content that a popover's button opens. */
export function PopoverContent({
  id,
  button,
  label,
  children,
  open,
  onOpenChange,
  closeLabel,
  className,
}: PopoverContentProps) {
  // After a press outside, the focus stays there.
  const wasLeft = useRef(false);

  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Anchor virtualRef={button} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          id={id}
          aria-label={label}
          sideOffset={8}
          collisionPadding={16}
          onOpenAutoFocus={() => {
            wasLeft.current = false;
          }}
          onInteractOutside={(event) => {
            // The button's own click closes it.
            if (event.target instanceof Node && button.current?.contains(event.target)) {
              event.preventDefault();
            } else wasLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!wasLeft.current) button.current?.focus();
          }}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border-[1.5px] border-ink bg-white p-4 pr-12 text-sm text-ink',
            'shadow-stack animate-rise-in focus-visible:outline-none',
            className,
          )}
        >
          {children}
          <RadixPopover.Close
            aria-label={closeLabel}
            className="absolute right-1 top-1 grid size-11 place-items-center rounded-pill hover:bg-butter"
          >
            <X aria-hidden="true" className="size-5" />
          </RadixPopover.Close>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
