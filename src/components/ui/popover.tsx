import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';

export type PopoverProps = {
  /** A button without its own ref, click or focus handler; it opens and closes the popover. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** The popover's accessible name. */
  label: string;
  children: ReactNode;
  /** Controlled together with onOpenChange, for content that closes the popover itself. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  closeLabel?: string;
  className?: string;
};

/**
 * Opens on click, tap or Enter; closes on Escape, a press outside or its own button. The code for
 * positioning and focus is heavier than the page around it, so it loads on idle, or when the button
 * is first focused or clicked.
 */
export function Popover({
  trigger,
  open: givenOpen,
  onOpenChange,
  closeLabel = 'Close',
  ...props
}: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const Content = useLazyModule(popoverContent);
  // If clicked before its code is loaded, it opens as soon as the code arrives.
  const isWanted = givenOpen ?? ownOpen;
  const isOpen = isWanted && Content !== undefined;

  function change(open: boolean) {
    setOwnOpen(open);
    onOpenChange?.(open);
  }

  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onFocus: () => void popoverContent.prefetch(),
        onClick: () => {
          void popoverContent.prefetch();
          change(!isOpen);
        },
      })}
      {Content && (
        <Content
          {...props}
          id={id}
          button={button}
          open={isOpen}
          onOpenChange={change}
          closeLabel={closeLabel}
        />
      )}
    </>
  );
}

/** Exported so that tests can load it beforehand. */
export const popoverContent = lazyModule(() =>
  import('@/components/ui/popover-content.tsx').then((module) => module.PopoverContent),
);
