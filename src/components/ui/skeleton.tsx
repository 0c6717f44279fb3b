import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

/** A placeholder for something that is loading. The region around it says so in words. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      {...props}
      className={cn(
        'base:h-4 base:rounded-chip bg-[repeating-linear-gradient(-45deg,color-mix(in_oklab,var(--fg)_7%,transparent)_0_8px,color-mix(in_oklab,var(--fg)_12%,transparent)_8px_16px)] animate-pulse',
        className,
      )}
    />
  );
}
