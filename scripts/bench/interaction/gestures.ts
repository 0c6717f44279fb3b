import type { Locator, Page } from '@playwright/test';

type Point = { x: number; y: number };

const MOVES = 40;
/** Away from the edge of the window. */
const MARGIN_PX = 30;

/** Held at its middle, to one side and back. */
export async function drag(page: Page, place: Locator): Promise<void> {
  const { x, y } = await middleOf(place);
  const reachPx = (page.viewportSize()?.width ?? 0) - MARGIN_PX - x;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(x + reachPx * Math.sin((move / MOVES) * Math.PI), y);
  }
  await page.mouse.up();
}

/** From its left to its right, nothing pressed. */
export async function moveAlong(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to move along');
  for (let move = 0; move <= MOVES; move += 1) {
    await page.mouse.move(box.x + (box.width * move) / MOVES, box.y + box.height / 2);
  }
}

/** Into it and out again, as one zooms. */
export async function wheel(page: Page, place: Locator): Promise<void> {
  const { x, y } = await middleOf(place);
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let turn = 0; turn < MOVES; turn += 1) {
    await page.mouse.wheel(0, turn < MOVES / 2 ? -60 : 60);
  }
  await page.keyboard.up('Control');
}

async function middleOf(place: Locator): Promise<Point> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to hold');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
