import { useId } from 'react';
import { cn } from '@/lib/cn.ts';
import type { MapShade } from '../rules/map-scale.ts';
import { Hatch } from './hatch.tsx';
import { shadeFill, shadeUnderlay } from './shade-class.ts';

type ShadeSwatchProps = {
  /** Null for land without data. */
  shade: MapShade | null;
  /** Width and height. */
  className: string;
};

/** A color of the map beside text; drawn, so that a palette of the visitor's leaves it as it is. */
export function ShadeSwatch({ shade, className }: ShadeSwatchProps) {
  const hatchId = useId();
  return (
    <svg
      aria-hidden="true"
      className={cn('shrink-0 overflow-hidden rounded-[4px] border border-ink', className)}
    >
      {shade === null ? (
        <>
          <Hatch id={hatchId} scale={1} />
          <rect width="100%" height="100%" className="fill-paper" />
          <rect width="100%" height="100%" fill={`url("#${hatchId}")`} />
        </>
      ) : (
        <>
          <rect width="100%" height="100%" className={shadeUnderlay} />
          <rect width="100%" height="100%" className={shadeFill[shade]} />
        </>
      )}
    </svg>
  );
}
