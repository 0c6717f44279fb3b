import type { KeyboardEvent, PointerEvent } from 'react';
import { nearestIndex } from '@/components/charts/scale.ts';

export type InspectorProps = {
  /** The chart's title, which names it. */
  titleId: string;
  /** Where each point lies along the axis, in px from the plot's left or top edge. */
  positionsPx: readonly number[];
  axis: 'x' | 'y';
  index: number;
  onIndexChange: (index: number) => void;
  /** The point in words, read out at every move. */
  valueText: string;
  /** The part of the plot that answers to the pointer. */
  area: { leftPx: number; topPx: number; widthPx: number; heightPx: number };
};

/** The whole of a plot between its axes, as the inspector's area. */
export function areaOf({
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
 * The layer over a plot that picks the point nearest to mouse or finger, and walks along the points
 * by arrow keys. It is a slider to assistive technology, because that role passes arrow keys on and
 * reads its value text at every move; a live region beside it would say everything twice.
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
        // A window that narrows is wider than its plot until that has been measured and drawn anew.
        maxWidth: `calc(100% - ${area.leftPx}px)`,
        height: area.heightPx,
      }}
    />
  );
}

/** The point a key leads to, or null for a key that means nothing here. */
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
