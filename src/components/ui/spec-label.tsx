import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

/** The list a row of spec labels stands in. */
export function SpecSheet({ className, ...props }: ComponentProps<'dl'>) {
  return (
    <dl
      {...props}
      className={cn('grid grid-cols-2 gap-x-5 gap-y-6 sm:gap-x-8 lg:grid-cols-3', className)}
    />
  );
}

const figure = cva('font-display tabular-nums', {
  variants: {
    size: { md: 'text-title', lg: 'text-figure' },
    tone: { plain: '', leaf: 'text-leaf', tomato: 'text-tomato' },
  },
  defaultVariants: { size: 'lg', tone: 'plain' },
});

export type SpecLabelProps = ComponentProps<'div'> &
  VariantProps<typeof figure> & {
    caption: ReactNode;
    value: ReactNode;
    note?: ReactNode;
  };

/** A figure as it would stand on a carton: small print, a rule, a big number. Inside a SpecSheet. */
export function SpecLabel({
  caption,
  value,
  note,
  size,
  tone,
  className,
  ...props
}: SpecLabelProps) {
  return (
    <div {...props} className={cn('row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0', className)}>
      <dt className="spec-print flex items-end border-b-[1.5px] border-[color:var(--fg)] pb-1.5 text-muted">
        {caption}
      </dt>
      <dd className={cn(figure({ size, tone }), 'mt-2.5')}>{value}</dd>
      {note && <dd className="mt-1 text-sm text-muted">{note}</dd>}
    </div>
  );
}
