import * as RadixPopover from '@radix-ui/react-popover';
import { X } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

export type PopoverProps = Omit<ComponentProps<typeof RadixPopover.Content>, 'children'> & {
  /** One element that takes a ref and button props; it opens and closes the popover. */
  trigger: ReactElement;
  /** The popover's accessible name. */
  label: string;
  children: ReactNode;
  /** With onOpenChange: for a button inside that has to close it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  closeLabel?: string;
};

/** Opens on click, tap or Enter; closes on Escape, outside press or its own button. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  closeLabel = 'Close',
  className,
  ...props
}: PopoverProps) {
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          sideOffset={8}
          collisionPadding={16}
          {...props}
          className={cn(
            'z-50 w-80 max-w-[calc(100vw-2rem)] rounded-card border-[1.5px] border-ink bg-white p-4 pr-12 text-sm text-ink',
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
