import type { Locator, Page } from '@playwright/test';

/**
 * What a hand does. Everything is looked up beforehand: a question about the page would be answered
 * by the page's own thread, and be measured with it.
 */
export type Gesture = () => Promise<void>;

type Middle = { page: Page; x: number; y: number; width: number };

const MOVES = 40;
/** Away from the edge of the window. */
const MARGIN_PX = 30;
/** Between two keys of a quick typist. */
const KEY_MS = 90;
/** Between two taps or keys of somebody who looks at what they did. */
const LOOK_MS = 400;

/** The text instead of what stands in the field. */
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

/** One after the other, all in the window at once. */
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

/** Held at its middle, to one side and back. */
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

/** From its left to its right, nothing pressed. */
export async function moveAlong(place: Locator): Promise<Gesture> {
  const { page, x, y, width } = await middleOf(place);
  return async () => {
    for (let move = 0; move <= MOVES; move += 1) {
      await page.mouse.move(x + width * (move / MOVES - 0.5), y);
    }
  };
}

/** Into it and out again, as one zooms. */
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
