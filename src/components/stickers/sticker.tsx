import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

const tilts = { left: 'base:-rotate-2', right: 'base:rotate-2', none: '' } as const;

export type StickerProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** Two degrees, as if stuck on by hand. */
  tilt?: keyof typeof tilts;
  /** Only for stickers that say something no nearby text says; the others are decoration. */
  label?: string;
};

/**
 * The base of all stickers: the tilt, and hidden from assistive technology unless labeled. Size
 * comes from className.
 */
export function Sticker({
  tilt = 'left',
  label,
  className,
  viewBox = '0 0 100 100',
  ...props
}: StickerProps & { viewBox?: string; children: ComponentProps<'svg'>['children'] }) {
  const naming = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg
      {...naming}
      {...props}
      viewBox={viewBox}
      focusable="false"
      className={cn('base:inline-block shrink-0 overflow-visible', tilts[tilt], className)}
    />
  );
}
