import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Box,
  centerOf,
  clampView,
  dragBy,
  fitBox,
  type Point,
  pinch,
  reveal,
  type Size,
  toMap,
  type ViewLimits,
  wheelFactor,
  zoomAt,
  zoomOf,
} from '@/lib/map/viewport.ts';
import { homeBox, worldBox } from '@/lib/map/world.ts';

const limits: ViewLimits = { world: worldBox, maxZoom: 8 };
const buttonFactor = 1.6;
const keyStepPx = 60;
/** A press that moves less than this is a tap. */
const tapTolerancePx = 6;
const hintShownMs = 1600;

type MapViewOptions = { frame: Size; onTap: (target: Element) => void };

/**
 * The part of the world in view, moved by wheel, fingers, mouse, keys and buttons. A wheel without
 * Ctrl and a finger going up or down belong to the page, so that the map never traps its scrolling.
 */
export function useMapView(element: RefObject<HTMLElement | null>, options: MapViewOptions) {
  const { frame } = options;
  const [chosen, setChosen] = useState<Box>(homeBox);
  const [isWheelHintShown, showWheelHint] = useState(false);
  const view = clampView(fitBox(chosen, frame), limits);

  const change = (step: (view: Box) => Box) =>
    setChosen((before) => step(clampView(fitBox(before, frame), limits)));
  const zoomBy = (factor: number) =>
    change((before) => zoomAt(before, factor, centerOf(before), limits));
  const actions = {
    zoomIn: () => zoomBy(buttonFactor),
    zoomOut: () => zoomBy(1 / buttonFactor),
    reset: () => setChosen(homeBox),
    reveal: (point: Point) => change((before) => reveal(before, point, 0.1, limits)),
  };

  // The listeners outlive a render, and have to know the latest frame and callbacks.
  const latest = useRef({ frame, change, actions, onTap: options.onTap });
  useEffect(() => {
    latest.current = { frame, change, actions, onTap: options.onTap };
  });

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const fingers = new Map<number, Point>();
    let movedPx = 0;

    function placeOf(event: MouseEvent): Point {
      const { left = 0, top = 0 } = node?.getBoundingClientRect() ?? {};
      return { x: event.clientX - left, y: event.clientY - top };
    }

    function handleDown(event: PointerEvent) {
      if (event.button !== 0 || isOnButton(event.target)) return;
      node?.setPointerCapture(event.pointerId);
      if (fingers.size === 0) movedPx = 0;
      fingers.set(event.pointerId, placeOf(event));
    }

    function handleMove(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const after = placeOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      const delta = { x: after.x - before.x, y: after.y - before.y };
      movedPx += Math.hypot(delta.x, delta.y);
      fingers.set(event.pointerId, after);
      const { frame: size, change: apply } = latest.current;
      apply((current) =>
        other === undefined
          ? dragBy(current, delta, size, limits)
          : pinch(current, [before, other], [after, other], size, limits),
      );
    }

    function handleUp(event: PointerEvent) {
      const wasDown = fingers.delete(event.pointerId);
      if (!wasDown || event.type === 'pointercancel' || movedPx > tapTolerancePx) return;
      // While captured, events name the frame, not what lies under the finger.
      const target = document.elementFromPoint?.(event.clientX, event.clientY) ?? event.target;
      if (target instanceof Element) latest.current.onTap(target);
    }

    let hintTimer: ReturnType<typeof setTimeout> | undefined;
    function handleWheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) {
        showWheelHint(true);
        clearTimeout(hintTimer);
        hintTimer = setTimeout(() => showWheelHint(false), hintShownMs);
        return;
      }
      event.preventDefault();
      const { frame: size, change: apply } = latest.current;
      const factor = wheelFactor(event.deltaY, event.deltaMode);
      const place = placeOf(event);
      apply((current) => zoomAt(current, factor, toMap(current, place, size), limits));
    }

    function handleKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { frame: size, change: apply, actions: does } = latest.current;
      const step = keySteps[event.key];
      if (step) apply((current) => dragBy(current, step, size, limits));
      else if (event.key === '+' || event.key === '=') does.zoomIn();
      else if (event.key === '-') does.zoomOut();
      else if (event.key === '0') does.reset();
      else return;
      event.preventDefault();
    }

    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener('pointerdown', handleDown, { signal });
    node.addEventListener('pointermove', handleMove, { signal });
    node.addEventListener('pointerup', handleUp, { signal });
    node.addEventListener('pointercancel', handleUp, { signal });
    // React listens passively, and a passive listener may not keep the browser from zooming.
    node.addEventListener('wheel', handleWheel, { signal, passive: false });
    node.addEventListener('keydown', handleKey, { signal });
    return () => {
      stop.abort();
      clearTimeout(hintTimer);
    };
  }, [element]);

  const zoom = zoomOf(view, limits);
  return {
    view,
    ...actions,
    canZoomIn: zoom < limits.maxZoom - 1e-6,
    canZoomOut: zoom > 1 + 1e-6,
    isWheelHintShown,
  };
}

/** An arrow shows what lies in its direction, so the map goes the other way. */
const keySteps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyStepPx, y: 0 },
  ArrowRight: { x: -keyStepPx, y: 0 },
  ArrowUp: { x: 0, y: keyStepPx },
  ArrowDown: { x: 0, y: -keyStepPx },
};

function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null;
}
