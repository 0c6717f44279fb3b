import type { Locator, Page } from '@playwright/test';

/**
 * A visitor's gesture. Positions are looked up beforehand, because queries run on the page's own
 * thread and would be measured too.
 */
export type Gesture = () => Promise<void>;

type Middle = { page: Page; x: number; y: number; width: number };

const MOVES = 40;
/** Distance from the edge of the window. */
const MARGIN_PX = 30;
/** Milliseconds between two keys of a fast typist. */
const KEY_MS = 90;
/** Milliseconds between two taps or keys of somebody who looks at the result. */
const LOOK_MS = 400;

/** Replaces the text of the field. */
export async function typing(field: Locator, text: string): Promise<Gesture> {
  await field.selectText();
  return () => field.page().keyboard.type(text, { delay: KEY_MS });
}

export async function keys(place: Locator, pressed: readonly string[]): Promise<Gesture> {
  await place.scrollIntoViewIfNeeded();
  await place.focus();
  const page = place.page();
  return async () => {
    for (const key of pressed) {
      await page.keyboard.press(key);
      await page.waitForTimeout(LOOK_MS);
    }
  };
}

/** One after the other; all are in the viewport at once. */
export async function clicks(...places: readonly Locator[]): Promise<Gesture> {
  const middles: Middle[] = [];
  for (const place of places) middles.push(await middleOf(place));
  return async () => {
    for (const { page, x, y } of middles) {
      await page.mouse.click(x, y);
      await page.waitForTimeout(LOOK_MS);
    }
  };
}

/** Pressed at its center, dragged to one side and back. */
export async function drag(place: Locator): Promise<Gesture> {
  const { page, x, y } = await middleOf(place);
  const reachPx = (page.viewportSize()?.width ?? 0) - MARGIN_PX - x;
  return async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let move = 1; move <= MOVES; move += 1) {
      await page.mouse.move(x + reachPx * Math.sin((move / MOVES) * Math.PI), y);
    }
    await page.mouse.up();
  };
}

/** From left to right without pressing. */
export async function moveAlong(place: Locator): Promise<Gesture> {
  const { page, x, y, width } = await middleOf(place);
  return async () => {
    for (let move = 0; move <= MOVES; move += 1) {
      await page.mouse.move(x + width * (move / MOVES - 0.5), y);
    }
  };
}

/** Scrolls in and out, as for zooming. */
export async function wheel(place: Locator): Promise<Gesture> {
  const { page, x, y } = await middleOf(place);
  return async () => {
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    for (let turn = 0; turn < MOVES; turn += 1) {
      await page.mouse.wheel(0, turn < MOVES / 2 ? -60 : 60);
    }
    await page.keyboard.up('Control');
  };
}

async function middleOf(place: Locator): Promise<Middle> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to hold');
  const { width } = box;
  return { page: place.page(), x: box.x + width / 2, y: box.y + box.height / 2, width };
}
