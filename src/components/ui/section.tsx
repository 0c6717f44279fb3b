import type { ComponentProps } from 'react';
import type { Ground } from '@/components/ui/ground.ts';
import { cn } from '@/lib/cn.ts';

const edges = { straight: '', perforated: 'edge-perforated', torn: 'edge-torn' } as const;

export type SectionProps = ComponentProps<'section'> & {
  ground?: Ground;
  /** How the ground ends below: cut straight, punched like a stamp, or torn like paper. */
  edge?: keyof typeof edges;
  /** Off for content that runs to the window's edges. */
  contained?: boolean;
};

/** A band across the page with its ground, its air and its edge. */
export function Section({
  ground = 'paper',
  edge = 'straight',
  contained = true,
  className,
  children,
  ...props
}: SectionProps) {
  return (
    <section
      {...props}
      data-ground={ground}
      className={cn('relative section-y', edges[edge], className)}
    >
      {contained ? <div className="page-container">{children}</div> : children}
    </section>
  );
}
