import type { ComponentProps } from 'react';
import { Eyelet } from '@/components/ui/eyelet.tsx';
import { cn } from '@/lib/cn.ts';

const tones = {
  butter: 'bg-butter',
  white: 'bg-white',
  blush: 'bg-blush',
  kraft: 'bg-kraft',
} as const;

export type TagProps = ComponentProps<'span'> & { tone?: keyof typeof tones };

/** A hang tag; on its thread. */
export function Tag({ tone = 'kraft', className, children, ...props }: TagProps) {
  return (
    <span
      {...props}
      className={cn(
        'relative inline-flex min-h-8 items-center rounded-l-[16px] rounded-r-[6px] border border-ink py-1 pl-9 pr-3.5 font-mono text-label font-medium text-ink',
        tones[tone],
        className,
      )}
    >
      <Eyelet className="absolute top-1/2 -left-1.5 -translate-y-1/2" />
      {children}
    </span>
  );
}
