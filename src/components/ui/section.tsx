import type { ComponentProps } from 'react';
import type { Ground } from '@/components/ui/ground.ts';
import { cn } from '@/lib/cn.ts';

const edges = { straight: '', perforated: 'edge-perforated', torn: 'edge-torn' } as const;

export type SectionProps = ComponentProps<'section'> & {
  ground?: Ground;
  /** The bottom edge of the ground: straight, perforated like a stamp, or torn like paper. */
  edge?: keyof typeof edges;
  /** False for content that extends to the window's edges. */
  contained?: boolean;
};

/** A full-width band of the page with its ground, spacing and edge. */
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
      // A cut-out's empty surroundings may reach beyond the window.
      className={cn('relative overflow-x-clip section-y', edges[edge], className)}
    >
      {contained ? <div className="page-container">{children}</div> : children}
    </section>
  );
}
