import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Box,
  centerOf,
  clampView,
  fitBox,
  type Point,
  reveal,
  type Size,
  type ViewLimits,
  zoomAt,
  zoomOf,
} from '../rules/viewport.ts';
import { homeBox, worldBox } from '../rules/world.ts';
import { type GestureTarget, listenToGestures } from './map-gestures.ts';

const limits: ViewLimits = { world: worldBox, maxZoom: 8 };
const buttonFactor = 1.6;
const hintShownMs = 1600;

type MapViewOptions = { frame: Size; onTap: (target: Element) => void };

/**
 * The part of the world in view, moved by wheel, fingers, mouse, keys and buttons. A wheel without
 * Ctrl and a finger moving up or down scroll the page, so that the map never traps scrolling.
 */
export function useMapView(
  element: RefObject<HTMLElement | null>,
  { frame, onTap }: MapViewOptions,
) {
  const [chosen, setChosen] = useState<Box>(homeBox);
  const [plainWheelTurns, setPlainWheelTurns] = useState(0);
  const view = clampView(fitBox(chosen, frame), limits);
  const zoom = zoomOf(view, limits);

  const change = (step: (view: Box) => Box) =>
    setChosen((before) => step(clampView(fitBox(before, frame), limits)));
  const zoomBy = (factor: number) =>
    change((before) => zoomAt(before, factor, centerOf(before), limits));
  const moves = {
    zoomIn: () => zoomBy(buttonFactor),
    zoomOut: () => zoomBy(1 / buttonFactor),
    reset: () => setChosen(homeBox),
  };
  const target: GestureTarget = {
    ...moves,
    frame,
    limits,
    change,
    onTap,
    onPlainWheel: () => setPlainWheelTurns((turns) => turns + 1),
  };

  // The listeners outlive a render and need the latest frame and callbacks.
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });

  useEffect(() => {
    if (element.current) return listenToGestures(element.current, () => latest.current);
  }, [element]);

  // Every further turn shows the hint for its full time again.
  useEffect(() => {
    if (plainWheelTurns === 0) return;
    const timer = setTimeout(() => setPlainWheelTurns(0), hintShownMs);
    return () => clearTimeout(timer);
  }, [plainWheelTurns]);

  return {
    view,
    ...moves,
    reveal: (point: Point) => change((before) => reveal(before, point, 0.1, limits)),
    canZoomIn: zoom < limits.maxZoom - 1e-6,
    canZoomOut: zoom > 1 + 1e-6,
    isWheelHintShown: plainWheelTurns > 0,
  };
}
