import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Ground } from '@/components/ui/ground.ts';
import { cn } from '@/lib/cn.ts';

const section = cva('relative section-y', {
  variants: {
    /** How the ground ends below: cut straight, punched like a stamp, or torn like paper. */
    edge: { straight: '', perforated: 'edge-perforated', torn: 'edge-torn' },
  },
  defaultVariants: { edge: 'straight' },
});

export type SectionProps = ComponentProps<'section'> &
  VariantProps<typeof section> & {
    ground?: Ground;
    /** Off for content that runs to the window's edges. */
    contained?: boolean;
  };

/** A band across the page with its ground, its air and its edge. */
export function Section({
  ground = 'paper',
  edge,
  contained = true,
  className,
  children,
  ...props
}: SectionProps) {
  return (
    <section {...props} data-ground={ground} className={cn(section({ edge }), className)}>
      {contained ? <div className="page-container">{children}</div> : children}
    </section>
  );
}
