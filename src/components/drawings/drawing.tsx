import type { ReactNode } from 'react';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { cn } from '@/lib/cn.ts';

export type DrawingProps = {
  className?: string;
  /** Decoration where the text beside it says the same. */
  isDecoration?: boolean;
};

type DrawingFrameProps = DrawingProps & {
  /** What is drawn, as its alternative text. */
  label: string;
  /** The flat ground as a fill utility, such as `fill-sky`. */
  ground: string;
  /** Size of the drawing board in units; three units are one line. */
  width?: number;
  height?: number;
  children: ReactNode;
};

/**
 * The board of one drawing of the family: ink lines of one weight over flat fills of the palette,
 * on a ground of its own, so that it stays readable in forced colors. Width and height reserve its
 * room before it is laid out.
 */
export function Drawing({
  label,
  ground,
  width = 640,
  height = 480,
  className,
  isDecoration = false,
  children,
}: DrawingFrameProps) {
  // The page's HTML holds the room of a decoration, and its island's code draws it.
  const isDrawn = useHydrated() || !isDecoration;
  return (
    <svg
      role={isDecoration ? undefined : 'img'}
      aria-label={isDecoration ? undefined : label}
      aria-hidden={isDecoration || undefined}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      // Fills a frame of another shape with its middle.
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      className={cn('base:block base:h-auto base:w-full forced-color-adjust-none', className)}
    >
      <rect width={width} height={height} className={ground} />
      <g
        className="fill-none stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {isDrawn && children}
      </g>
    </svg>
  );
}
