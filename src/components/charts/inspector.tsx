import type { KeyboardEvent, PointerEvent } from 'react';
import { nearestIndex } from '@/components/charts/scale.ts';

export type InspectorProps = {
  /** Id of the chart's title, which labels the slider. */
  titleId: string;
  /** Each point's position along the axis, in px from the plot's left or top edge. */
  positionsPx: readonly number[];
  axis: 'x' | 'y';
  index: number;
  onIndexChange: (index: number) => void;
  /** The inspected point as a sentence, read out at every move. */
  valueText: string;
  /** The part of the plot that responds to the pointer. */
  area: { leftPx: number; topPx: number; widthPx: number; heightPx: number };
};

/** The plot between its axes, as the inspector's area. */
export function plotArea({
  leftPx,
  topPx,
  rightPx,
  bottomPx,
}: {
  leftPx: number;
  topPx: number;
  rightPx: number;
  bottomPx: number;
}): InspectorProps['area'] {
  return { leftPx, topPx, widthPx: rightPx - leftPx, heightPx: bottomPx - topPx };
}

/**
 * A layer over a plot that selects the point nearest to the pointer and moves along the points with
 * the arrow keys. Its role is slider, because screen readers pass arrow keys to sliders and read
 * their value text at every move; a live region as well would say everything twice.
 */
export function Inspector({
  titleId,
  positionsPx,
  axis,
  index,
  onIndexChange,
  valueText,
  area,
}: InspectorProps) {
  function pick(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const atPx =
      axis === 'x' ? event.clientX - box.left + area.leftPx : event.clientY - box.top + area.topPx;
    const nearest = nearestIndex(positionsPx, atPx);
    if (nearest >= 0 && nearest !== index) onIndexChange(nearest);
  }

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const target = indexAfterKey(event.key, index, positionsPx.length);
    if (target === null) return;
    event.preventDefault();
    onIndexChange(target);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-labelledby={titleId}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={1}
      aria-valuemax={positionsPx.length}
      aria-valuenow={index + 1}
      aria-valuetext={valueText}
      onPointerMove={pick}
      onPointerDown={pick}
      onKeyDown={walk}
      className="absolute cursor-crosshair touch-pan-y rounded-chip"
      style={{
        left: area.leftPx,
        top: area.topPx,
        width: area.widthPx,
        // Right after its window narrows, the plot is too wide until it is measured and redrawn.
        maxWidth: `calc(100% - ${area.leftPx}px)`,
        height: area.heightPx,
      }}
    />
  );
}

/** The index that a key moves to, or null for keys without a meaning here. */
function indexAfterKey(key: string, index: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, index + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
