import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Ground } from '@/components/ui/ground.ts';
import { cn } from '@/lib/cn.ts';

const card = cva('relative min-w-0 rounded-card border border-ink', {
  variants: {
    padding: {
      none: '',
      md: 'base:p-[min(1.25rem,6.25vw)] base:sm:p-6',
      lg: 'base:p-[min(1.5rem,7.5vw)] base:sm:p-8',
    },
    /** For a card that is a link or a button as a whole. */
    lift: { true: 'lift', false: '' },
  },
  defaultVariants: { padding: 'md', lift: false },
});

export type CardProps = ComponentProps<'div'> & VariantProps<typeof card> & { ground?: Ground };

export function Card({ ground = 'white', padding, lift, className, ...props }: CardProps) {
  return (
    <div
      {...props}
      data-card=""
      data-ground={ground}
      className={cn(card({ padding, lift }), className)}
    />
  );
}
