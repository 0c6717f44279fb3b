/**
 * The part of a map that is in view. Everything is in units of the map's own plane, except where a
 * name says px: those are pixels of the frame the map is shown in.
 */
export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;
export type Point = Readonly<{ x: number; y: number }>;
export type Size = Readonly<{ width: number; height: number }>;

/** The limits of a view: the plane, and how many times closer than the whole plane it may be. */
export type ViewLimits = Readonly<{ world: Box; maxZoom: number }>;

/** The smallest view with the frame's proportions that contains `box`, centered. */
export function fitBox(box: Box, frame: Size): Box {
  const width = Math.max(box.width, (box.height * frame.width) / frame.height);
  const height = (width * frame.height) / frame.width;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

/** How many times closer the view is than one of the whole world; at least 1. */
export function zoomOf(view: Box, { world }: ViewLimits): number {
  return fitBox(world, view).width / view.width;
}

/**
 * The nearest view within the limits: no farther than the whole world, no closer than `maxZoom`,
 * and no edge of the world inside the view while the world is larger. On an axis where the world is
 * smaller than the view, it is centered.
 */
export function clampView(view: Box, limits: ViewLimits): Box {
  const zoom = zoomOf(view, limits);
  const wanted = Math.min(limits.maxZoom, Math.max(1, zoom));
  const sized = wanted === zoom ? view : scaleAbout(view, zoom / wanted, centerOf(view));
  return {
    ...sized,
    x: clampAxis(sized.x, sized.width, limits.world.x, limits.world.width),
    y: clampAxis(sized.y, sized.height, limits.world.y, limits.world.height),
  };
}

/** Zooms in by `factor` (out, below 1) while `anchor` keeps its position in the view. */
export function zoomAt(view: Box, factor: number, anchor: Point, limits: ViewLimits): Box {
  const zoom = zoomOf(view, limits);
  const wanted = Math.min(limits.maxZoom, Math.max(1, zoom * factor));
  return clampView(scaleAbout(view, zoom / wanted, anchor), limits);
}

/** Moves the map by that many pixels, as if dragged. */
export function dragBy(view: Box, deltaPx: Point, frame: Size, limits: ViewLimits): Box {
  const unitsPerPx = view.width / frame.width;
  return clampView(
    { ...view, x: view.x - deltaPx.x * unitsPerPx, y: view.y - deltaPx.y * unitsPerPx },
    limits,
  );
}

type Fingers = readonly [Point, Point];

/** Zooms and drags at once, as two fingers moved from one pair of positions to another. */
export function pinch(view: Box, from: Fingers, to: Fingers, frame: Size, limits: ViewLimits): Box {
  const before = distance(from);
  // Fingers on one spot have no distance to compare, so only the movement counts.
  const factor = before === 0 ? 1 : distance(to) / before;
  const middle = middleOf(from);
  const zoomed = factor === 0 ? view : zoomAt(view, factor, toMap(view, middle, frame), limits);
  const target = middleOf(to);
  return dragBy(zoomed, { x: target.x - middle.x, y: target.y - middle.y }, frame, limits);
}

/** Moves the view just far enough to show `point`, at least `marginShare` from every edge. */
export function reveal(view: Box, point: Point, marginShare: number, limits: ViewLimits): Box {
  const x = revealAxis(view.x, view.width, point.x, marginShare);
  const y = revealAxis(view.y, view.height, point.y, marginShare);
  return x === view.x && y === view.y ? view : clampView({ ...view, x, y }, limits);
}

/** Converts a point of the map to px from the frame's upper left corner. */
export function toFrame(view: Box, point: Point, frame: Size): Point {
  return {
    x: ((point.x - view.x) / view.width) * frame.width,
    y: ((point.y - view.y) / view.height) * frame.height,
  };
}

/** Converts px of the frame to a point of the map. */
export function toMap(view: Box, pointPx: Point, frame: Size): Point {
  return {
    x: view.x + (pointPx.x / frame.width) * view.width,
    y: view.y + (pointPx.y / frame.height) * view.height,
  };
}

export function centerOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function scaleAbout(view: Box, scale: number, anchor: Point): Box {
  return {
    x: anchor.x - (anchor.x - view.x) * scale,
    y: anchor.y - (anchor.y - view.y) * scale,
    width: view.width * scale,
    height: view.height * scale,
  };
}

function clampAxis(start: number, length: number, worldStart: number, worldLength: number): number {
  if (length >= worldLength) return worldStart + (worldLength - length) / 2;
  return Math.min(worldStart + worldLength - length, Math.max(worldStart, start));
}

function revealAxis(start: number, length: number, at: number, marginShare: number): number {
  const margin = length * marginShare;
  return Math.min(at - margin, Math.max(start, at + margin - length));
}

function middleOf([a, b]: Fingers): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance([a, b]: Fingers): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * The zoom factor of a wheel event, from its `deltaY` and `deltaMode` (0 px, 1 lines, 2 pages). A
 * pinch on a trackpad sends many small events, a mouse a few big ones, so that one event zooms by a
 * third at most.
 */
export function wheelFactor(deltaY: number, deltaMode: number): number {
  const px = deltaMode === 0 ? deltaY : deltaY * 16;
  return Math.exp(-Math.min(30, Math.max(-30, px)) / 100);
}
