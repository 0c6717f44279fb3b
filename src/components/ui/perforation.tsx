import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

/**
 * "Tear here": a dashed line with a half hole punched at each end, across a Card without padding.
 */
export function Perforation({ className, ...props }: ComponentProps<'hr'>) {
  return <hr {...props} className={cn('perforation', className)} />;
}
