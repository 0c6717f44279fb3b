import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

const tones = {
  plain: 'border-ink bg-white text-ink',
  butter: 'border-ink bg-butter text-ink',
  ink: 'border-ink bg-ink text-paper',
  tomato: 'border-tomato bg-tomato text-white',
  leaf: 'border-leaf bg-leaf text-white',
  first: 'border-ink bg-rank-amber text-ink',
  second: 'border-ink bg-rank-silver text-ink',
  third: 'border-ink bg-rank-bronze text-ink',
  'risk-low': 'border-risk-low bg-white text-risk-low',
  'risk-medium': 'border-risk-medium bg-white text-risk-medium',
  'risk-high': 'border-risk-high bg-white text-risk-high',
} as const;

export type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof tones };

/** A few words in a pill. The color is never the only signal: the words say the same. */
export function Badge({ tone = 'plain', className, children, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      className={cn(
        'inline-flex min-h-7 items-center gap-1.5 rounded-pill border px-3 py-0.5 font-mono text-label font-medium [&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {tone.startsWith('risk-') && (
        <span aria-hidden="true" className="size-2.5 rounded-full bg-current" />
      )}
      {children}
    </span>
  );
}
