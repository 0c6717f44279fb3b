import { fc } from '@tests/support/property-testing.ts';
import { describe, expect, test } from 'vitest';
import {
  type Box,
  centerOf,
  clampView,
  dragBy,
  fitBox,
  pinch,
  reveal,
  type Size,
  toFrame,
  toMap,
  type ViewLimits,
  wheelFactor,
  zoomAt,
  zoomOf,
} from '@/tools/map-explorer/rules/viewport.ts';
import { homeBox, worldBox } from '@/tools/map-explorer/rules/world.ts';

const limits: ViewLimits = { world: worldBox, maxZoom: 8 };
const frame: Size = { width: 800, height: 400 };

const anyFrame = fc.record({
  width: fc.integer({ min: 200, max: 1600 }),
  height: fc.integer({ min: 150, max: 900 }),
});
/** At three times the whole world, none of these shows beyond it. */
const usualFrame = fc.constantFrom(frame, { width: 350, height: 270 }, { width: 600, height: 600 });
const anyPoint = fc.record({
  x: fc.double({ min: 0, max: 2000, noNaN: true }),
  y: fc.double({ min: 0, max: 960, noNaN: true }),
});
const anyFactor = fc.double({ min: 0.1, max: 10, noNaN: true });
/** A frame, and a view within the limits that has the frame's proportions. */
const anyView = fc.tuple(anyFrame, anyPoint, anyFactor).map(([size, anchor, factor]) => ({
  size,
  view: zoomAt(fitBox(homeBox, size), factor, anchor, limits),
}));

function expectClose(actual: number, expected: number) {
  expect(Math.abs(actual - expected)).toBeLessThan(1e-6);
}

function expectSameBox(actual: Box, expected: Box) {
  for (const key of ['x', 'y', 'width', 'height'] as const) expectClose(actual[key], expected[key]);
}

function expectWithinLimits(view: Box) {
  const zoom = zoomOf(view, limits);
  expect(zoom).toBeGreaterThan(1 - 1e-9);
  expect(zoom).toBeLessThan(limits.maxZoom + 1e-9);
  for (const [start, length, world] of [
    [view.x, view.width, worldBox.width],
    [view.y, view.height, worldBox.height],
  ] as const) {
    if (length > world) expectClose(start + length / 2, world / 2);
    else {
      expect(start).toBeGreaterThan(-1e-6);
      expect(start + length).toBeLessThan(world + 1e-6);
    }
  }
}

test('a wide box fills the width of a narrow frame and is centered vertically', () => {
  expect(fitBox({ x: 100, y: 200, width: 400, height: 100 }, { width: 200, height: 200 })).toEqual({
    x: 100,
    y: 50,
    width: 400,
    height: 400,
  });
});

test('a fitted view contains the box and has the proportions of the frame', () => {
  fc.assert(
    fc.property(anyFrame, (size) => {
      const view = fitBox(homeBox, size);
      expectClose(view.width / view.height, size.width / size.height);
      expect(view.width).toBeGreaterThan(homeBox.width - 1e-6);
      expect(view.height).toBeGreaterThan(homeBox.height - 1e-6);
      expectClose(centerOf(view).x, centerOf(homeBox).x);
    }),
  );
});

test('zooming in by two shows half the width and keeps the anchor in place', () => {
  const view = { x: 400, y: 200, width: 800, height: 400 };
  expect(zoomAt(view, 2, { x: 600, y: 300 }, limits)).toEqual({
    x: 500,
    y: 250,
    width: 400,
    height: 200,
  });
});

test('zooming in stops at the maximum zoom', () => {
  const view = zoomAt(fitBox(worldBox, frame), 1000, { x: 1000, y: 480 }, limits);
  expectClose(zoomOf(view, limits), 8);
});

test('zooming out stops at the whole world', () => {
  const view = zoomAt(fitBox(homeBox, frame), 0.001, { x: 1000, y: 480 }, limits);
  expectSameBox(view, fitBox(worldBox, frame));
});

test('no zoom leaves the limits or changes the proportions', () => {
  fc.assert(
    fc.property(anyView, anyPoint, anyFactor, ({ size, view }, anchor, factor) => {
      const zoomed = zoomAt(view, factor, anchor, limits);
      expectWithinLimits(zoomed);
      expectClose(zoomed.width / zoomed.height, size.width / size.height);
    }),
  );
});

test('zooming in keeps the anchor in place, and zooming back out returns to the same view', () => {
  fc.assert(
    fc.property(usualFrame, fc.double({ min: 1.01, max: 1.6, noNaN: true }), (size, factor) => {
      const start = zoomAt(fitBox(worldBox, size), 3, centerOf(worldBox), limits);
      const anchor = toMap(start, { x: size.width * 0.45, y: size.height * 0.55 }, size);
      const closer = zoomAt(start, factor, anchor, limits);
      const before = toFrame(start, anchor, size);
      const after = toFrame(closer, anchor, size);
      expectClose(after.x, before.x);
      expectClose(after.y, before.y);
      expectSameBox(zoomAt(closer, 1 / factor, anchor, limits), start);
    }),
  );
});

test('clamping leaves a view within the limits alone, so clamping twice equals clamping once', () => {
  fc.assert(
    fc.property(anyView, anyPoint, ({ view }, shift) => {
      const once = clampView({ ...view, x: view.x + shift.x, y: view.y - shift.y }, limits);
      expectWithinLimits(once);
      expectSameBox(clampView(once, limits), once);
    }),
  );
});

test('dragging to the right shows what is to the left, at the scale of the view', () => {
  const view = { x: 800, y: 300, width: 400, height: 200 };
  expect(dragBy(view, { x: 100, y: -50 }, frame, limits)).toEqual({ ...view, x: 750, y: 325 });
});

test('dragging stops at the edge of the world', () => {
  const view = { x: 800, y: 300, width: 400, height: 200 };
  expect(dragBy(view, { x: 1e6, y: 1e6 }, frame, limits)).toEqual({ ...view, x: 0, y: 0 });
});

describe('pinching', () => {
  const view = { x: 700, y: 250, width: 800, height: 400 };

  test('moving the fingers twice as far apart zooms in by two around their midpoint', () => {
    const from = [
      { x: 350, y: 200 },
      { x: 450, y: 200 },
    ] as const;
    const to = [
      { x: 300, y: 200 },
      { x: 500, y: 200 },
    ] as const;
    expectSameBox(pinch(view, from, to, frame, limits), {
      x: 900,
      y: 350,
      width: 400,
      height: 200,
    });
  });

  test('fingers that keep their distance drag the map', () => {
    const from = [
      { x: 300, y: 200 },
      { x: 400, y: 200 },
    ] as const;
    const to = [
      { x: 350, y: 240 },
      { x: 450, y: 240 },
    ] as const;
    expectSameBox(
      pinch(view, from, to, frame, limits),
      dragBy(view, { x: 50, y: 40 }, frame, limits),
    );
  });

  test('two fingers on one spot give a finite view', () => {
    const spot = [
      { x: 10, y: 10 },
      { x: 10, y: 10 },
    ] as const;
    const apart = [
      { x: 10, y: 10 },
      { x: 60, y: 10 },
    ] as const;
    for (const [from, to] of [
      [spot, apart],
      [apart, spot],
    ] as const) {
      expect(Object.values(pinch(view, from, to, frame, limits)).every(Number.isFinite)).toBe(true);
    }
  });
});

describe('revealing a point', () => {
  const view = { x: 800, y: 300, width: 400, height: 200 };

  test('a point well inside leaves the view alone', () => {
    expect(reveal(view, { x: 1000, y: 400 }, 0.1, limits)).toBe(view);
  });

  test('a point outside is moved in as far as the margin', () => {
    expect(reveal(view, { x: 1400, y: 400 }, 0.1, limits)).toEqual({ ...view, x: 1040 });
  });
});

test('converting a point to the frame and back gives the same point', () => {
  fc.assert(
    fc.property(anyView, anyPoint, ({ size, view }, point) => {
      const back = toMap(view, toFrame(view, point, size), size);
      expectClose(back.x, point.x);
      expectClose(back.y, point.y);
    }),
  );
});

test('turning the wheel up zooms in, and down zooms out by the same factor', () => {
  expect(wheelFactor(-10, 0)).toBeGreaterThan(1);
  expectClose(wheelFactor(-10, 0) * wheelFactor(10, 0), 1);
});

test('one wheel event of a mouse zooms by a third at most, in px and in lines', () => {
  expect(wheelFactor(-1000, 0)).toBeCloseTo(1.35, 2);
  expect(wheelFactor(-3, 1)).toBe(wheelFactor(-1000, 0));
});
