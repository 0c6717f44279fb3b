import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

export type TooltipProps = {
  /** A few words that only repeat or shorten what is on the page: touch screens never show them. */
  content: string;
  /** One focusable element that accepts a ref. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

/**
 * A tooltip for hover and focus. What visitors need to know belongs in an InfoTip or on the page.
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-64 rounded-chip bg-ink px-3 py-1.5 font-mono text-label text-paper animate-fade-in"
          >
            {content}
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
