import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

/** A turning ring with a gap. Decorative: whatever is busy says so in words or by aria-busy. */
export function Spinner({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
      className={cn('base:size-[1.15em] shrink-0 animate-turn', className)}
    >
      <circle cx="12" cy="12" r="9" strokeDasharray="42 15" />
    </svg>
  );
}
