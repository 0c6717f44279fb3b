import type { ComponentProps } from 'react';
import type { Ground } from '@/components/ui/ground.ts';
import { cn } from '@/lib/cn.ts';

const paddings = {
  none: '',
  md: 'base:p-[min(1.25rem,6.25vw)] base:sm:p-6',
  lg: 'base:p-[min(1.5rem,7.5vw)] base:sm:p-8',
} as const;

export type CardProps = ComponentProps<'div'> & {
  padding?: keyof typeof paddings;
  /** For cards that are a link or a button as a whole. */
  lift?: boolean;
  ground?: Ground;
};

export function Card({
  ground = 'white',
  padding = 'md',
  lift = false,
  className,
  ...props
}: CardProps) {
  return (
    <div
      {...props}
      data-card=""
      data-ground={ground}
      className={cn(
        'relative min-w-0 rounded-card border border-ink',
        paddings[padding],
        lift && 'lift',
        className,
      )}
    />
  );
}
