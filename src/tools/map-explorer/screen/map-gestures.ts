import {
  type Box,
  dragBy,
  type Point,
  pinch,
  type Size,
  toMap,
  type ViewLimits,
  wheelFactor,
  zoomAt,
} from '../rules/viewport.ts';

/** What the gestures act on, as of the moment of an event. */
export type GestureTarget = {
  frame: Size;
  limits: ViewLimits;
  change: (step: (view: Box) => Box) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  onTap: (target: Element) => void;
  onPlainWheel: () => void;
};

const keyStepPx = 60;
/** A press that moves less than this is a tap. */
const tapTolerancePx = 6;

/** An arrow key shows what is in its direction, so the map moves the other way. */
const keySteps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyStepPx, y: 0 },
  ArrowRight: { x: -keyStepPx, y: 0 },
  ArrowUp: { x: 0, y: keyStepPx },
  ArrowDown: { x: 0, y: -keyStepPx },
};

/** Lets fingers, mouse, wheel and keys move the map in `node`. Returns a function that stops it. */
export function listenToGestures(node: HTMLElement, current: () => GestureTarget): () => void {
  const stop = new AbortController();
  listenToPointers(node, current, stop.signal);

  function handleWheel(event: WheelEvent) {
    const { frame, limits, change, onPlainWheel } = current();
    if (!event.ctrlKey && !event.metaKey) return onPlainWheel();
    event.preventDefault();
    const factor = wheelFactor(event.deltaY, event.deltaMode);
    const place = placeIn(node, event);
    change((view) => zoomAt(view, factor, toMap(view, place, frame), limits));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { frame, limits, change, zoomIn, zoomOut, reset } = current();
    const step = keySteps[event.key];
    if (step) change((view) => dragBy(view, step, frame, limits));
    else if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  }

  // React's wheel listener is passive and could not prevent the browser's own zoom.
  node.addEventListener('wheel', handleWheel, { signal: stop.signal, passive: false });
  node.addEventListener('keydown', handleKey, { signal: stop.signal });
  return () => stop.abort();
}

function listenToPointers(
  node: HTMLElement,
  current: () => GestureTarget,
  signal: AbortSignal,
): void {
  const fingers = new Map<number, Point>();
  let movedPx = 0;

  function handleDown(event: PointerEvent) {
    if (event.button !== 0) return;
    if (fingers.size === 0) movedPx = 0;
    fingers.set(event.pointerId, placeIn(node, event));
    // Captured by the map, a pin would never get its own click.
    if (!isOnButton(event.target)) node.setPointerCapture(event.pointerId);
  }

  function handleMove(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const after = placeIn(node, event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const delta = { x: after.x - before.x, y: after.y - before.y };
    movedPx += Math.hypot(delta.x, delta.y);
    fingers.set(event.pointerId, after);
    if (movedPx > tapTolerancePx && !node.hasPointerCapture(event.pointerId)) {
      node.setPointerCapture(event.pointerId);
    }
    const { frame, limits, change } = current();
    change((view) =>
      other === undefined
        ? dragBy(view, delta, frame, limits)
        : pinch(view, [before, other], [after, other], frame, limits),
    );
  }

  function handleUp(event: PointerEvent) {
    const wasDown = fingers.delete(event.pointerId);
    if (!wasDown || event.type === 'pointercancel' || movedPx > tapTolerancePx) return;
    if (isOnButton(event.target)) return;
    // While the pointer is captured, the event's target is the frame, not what is under the finger.
    const target = document.elementFromPoint?.(event.clientX, event.clientY) ?? event.target;
    if (target instanceof Element) current().onTap(target);
  }

  /** A drag that began on a pin must not press it; a click by keyboard has a detail of 0. */
  function handleClick(event: MouseEvent) {
    if (event.detail > 0 && movedPx > tapTolerancePx) event.stopPropagation();
  }

  node.addEventListener('click', handleClick, { signal, capture: true });
  node.addEventListener('pointerdown', handleDown, { signal });
  node.addEventListener('pointermove', handleMove, { signal });
  node.addEventListener('pointerup', handleUp, { signal });
  node.addEventListener('pointercancel', handleUp, { signal });
}

function placeIn(node: HTMLElement, event: MouseEvent): Point {
  const { left, top } = node.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null;
}
