import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

/** A part of a tool's sheet, ruled off above: the sheet has a frame, and one frame is enough. */
export function PanelSection({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      {...props}
      data-sheet-part=""
      className={cn(
        'min-w-0 border-t-[1.5px] border-ink base:pt-5',
        // The bar that opens it on phones has ruled it off already.
        'max-sm:[[data-phone-part]>&]:border-t-0 max-sm:[[data-phone-part]>&]:pt-0',
        className,
      )}
    />
  );
}
