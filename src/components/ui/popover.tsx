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
  /** A button without ref, click or focus handler of its own; it opens and closes the popover. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** The popover's accessible name. */
  label: string;
  children: ReactNode;
  /** With onOpenChange: for a button inside that has to close it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  closeLabel?: string;
  className?: string;
};

/**
 * Opens on click, tap or Enter; closes on Escape, outside press or its own button. What places it
 * and keeps its focus is heavier than the page around it, and comes when the browser rests or at
 * the first touch.
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
  // Asked for before its code was there, it opens as soon as that comes.
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

/** What opens. */
export const popoverContent = lazyModule(() =>
  import('@/components/ui/popover-content.tsx').then((module) => module.PopoverContent),
);
