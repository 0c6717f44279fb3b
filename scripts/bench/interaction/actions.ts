import type { Locator, Page } from '@playwright/test';
import { clicks, drag, type Gesture, keys, moveAlong, typing, wheel } from './gestures.ts';

export type Action = {
  name: string;
  /** An address that leads straight to the state to be measured. */
  path: string;
  /** Waits until everything is ready, and returns what to measure. */
  prepare: (page: Page) => Promise<Gesture>;
};

const LONG_THREAD = 100;

const revenueResult = '/?v=1&a=12500&e=4&p=24.99&c=home-goods&m=china#calculator';
const creatorResult = '/brand-vision?v=c1&f=48200&e=5.7&p=40&m=china&c=home-goods&d=Bread%20crock';
const fulfillmentResult = '/fulfillment?v=1&o=500&m=diy&c=6.00&x=shipbob#calculator';

/**
 * Keys that answer the ten questions with their first options; the third, fourth, seventh and ninth
 * take several.
 */
const quizKeys = [
  ...['1', 'Tab', '1', 'Tab', '1', 'Enter', 'Tab', '1', 'Enter', 'Tab', '1', 'Tab', '1', 'Tab'],
  ...['1', 'Enter', 'Tab', '1', 'Tab', '1', 'Enter', 'Tab', '1'],
];

/** The most expensive interactions of every tool. */
export const actions: readonly Action[] = [
  {
    name: 'home: typing beside the result and its chart',
    path: revenueResult,
    prepare: async (page) => {
      await page.getByRole('figure').first().waitFor();
      return typing(page.getByLabel('Audience size'), '250000');
    },
  },
  {
    name: 'home: calculating again',
    path: revenueResult,
    prepare: async (page) => {
      await page.getByRole('figure').first().waitFor();
      await page.getByLabel('Audience size').fill('250000');
      return clicks(page.getByRole('button', { name: 'Calculate again' }));
    },
  },
  {
    name: 'brand vision: price slider beside live charts',
    path: creatorResult,
    prepare: (page) => settled(page, drag(slider(page, 'Price slider'))),
  },
  {
    name: 'brand vision: price slider by keys',
    path: creatorResult,
    prepare: (page) => settled(page, keys(slider(page, 'Price slider'), repeated('ArrowRight'))),
  },
  {
    name: 'brand vision: volume slider beside its chart',
    path: creatorResult,
    prepare: (page) => settled(page, drag(slider(page, 'Units in one order'))),
  },
  {
    name: 'brand vision: typing a product beside charts',
    path: creatorResult,
    prepare: async (page) => {
      await slider(page, 'Units in one order').scrollIntoViewIfNeeded();
      const product = page.getByRole('textbox', { name: 'Dream product', exact: true });
      return settled(page, typing(product, 'Linen apron'));
    },
  },
  {
    name: 'quiz: ten questions by key',
    path: '/sourcing?tool=quiz',
    prepare: async (page) => {
      await enterTools(page);
      return settled(page, keys(page.getByRole('radio').first(), quizKeys));
    },
  },
  {
    name: 'map: dragged',
    path: '/sourcing?tool=map',
    prepare: async (page) => drag(await worldMap(page)),
  },
  {
    name: 'map: zoomed by wheel',
    path: '/sourcing?tool=map',
    prepare: async (page) => wheel(await worldMap(page)),
  },
  {
    name: 'map: zoomed by buttons',
    path: '/sourcing?tool=map',
    prepare: async (page) => {
      await worldMap(page);
      const button = (name: string) => page.getByRole('button', { name });
      return clicks(button('Zoom in'), button('Zoom in'), button('Zoom out'), button('Reset view'));
    },
  },
  {
    name: 'map: a country opened',
    path: '/sourcing?tool=map',
    prepare: async (page) => {
      await worldMap(page);
      const list = page.getByRole('region', { name: 'Countries' });
      return clicks(list.getByRole('button', { name: /^Turkey/ }));
    },
  },
  {
    name: 'tariff: suggestions while typing',
    path: '/sourcing?tool=tariff',
    prepare: async (page) => {
      await enterTools(page);
      const product = page.getByRole('combobox', { name: 'Product or HTS code' });
      return settled(page, typing(product, 'cotton t-shirts'));
    },
  },
  {
    name: `KIRA: typing below ${LONG_THREAD} messages`,
    path: '/voice-assistant',
    prepare: async (page) => {
      await fillThread(page);
      const field = page.getByRole('textbox', { name: 'Your question for KIRA' });
      return typing(field, 'And from Portugal?');
    },
  },
  {
    name: 'fulfillment: moved along the plot',
    path: fulfillmentResult,
    prepare: (page) => settled(page, moveAlong(slider(page, 'orders a month'))),
  },
  {
    name: 'fulfillment: walked along the plot by keys',
    path: fulfillmentResult,
    prepare: (page) => settled(page, keys(slider(page, 'orders a month'), repeated('ArrowRight'))),
  },
  {
    name: 'fulfillment: typing beside the comparison',
    path: fulfillmentResult,
    prepare: async (page) => {
      await slider(page, 'orders a month').waitFor();
      return typing(page.getByRole('textbox', { name: 'Monthly orders' }), '12500');
    },
  },
  {
    name: 'swag: filters over the catalog',
    path: '/swag',
    prepare: async (page) => {
      await page.getByRole('list', { name: 'Products' }).scrollIntoViewIfNeeded();
      const button = (name: string) => page.getByRole('button', { name });
      return settled(page, clicks(button('Events'), button('Under $5')));
    },
  },
];

function repeated(key: string): string[] {
  return Array.from({ length: 20 }, () => key);
}

/** Waits for lazy parts near the element. */
async function settled(page: Page, gesture: Promise<Gesture>): Promise<Gesture> {
  const ready = await gesture;
  await page.waitForLoadState('networkidle');
  return ready;
}

function slider(page: Page, name: string): Locator {
  return page.getByRole('slider', { name });
}

async function worldMap(page: Page): Promise<Locator> {
  await enterTools(page);
  const map = page.getByRole('region', { name: 'World map' }).locator('svg').first();
  await map.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return map;
}

async function enterTools(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Work email' }).fill('ana@example.com');
  await page.getByRole('button', { name: 'Get Free Access' }).click();
}

/** Fills the thread with a question and its answer, many times. */
async function fillThread(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your question for KIRA' });
  await field.fill('What is the duty on cotton t-shirts from Vietnam?');
  await field.press('Enter');
  await page.getByText('Total duty').first().waitFor();
  await page.evaluate((count) => {
    const key = 'brandbff_kira_thread';
    const thread = JSON.parse(sessionStorage.getItem(key) ?? '');
    thread.messages = Array.from({ length: count }, (_, index) => ({
      ...thread.messages[index % 2],
      id: `message-${index}`,
    }));
    sessionStorage.setItem(key, JSON.stringify(thread));
  }, LONG_THREAD);
  await page.reload();
  await page
    .getByRole('article')
    .nth(LONG_THREAD / 2 - 1)
    .waitFor();
  await page.waitForLoadState('networkidle');
}
