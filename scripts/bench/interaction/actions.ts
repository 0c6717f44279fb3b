import type { Locator, Page } from '@playwright/test';
import { drag, moveAlong, wheel } from './gestures.ts';

export type Action = {
  name: string;
  /** Address, with what leads straight to the state at hand. */
  path: string;
  /** Until everything that is to answer is there; not measured. */
  prepare: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

/** Between two keys of a quick typist. */
const KEY_MS = 90;
const LONG_THREAD = 100;

const revenueResult = '/?v=1&a=12500&e=4&p=24.99&c=home-goods&m=china#calculator';
const creatorResult = '/brand-vision?v=c1&f=48200&e=5.7&p=40&m=china&c=home-goods&d=Bread%20crock';
const fulfillmentResult = '/fulfillment?v=1&o=500&m=diy&c=6.00&x=shipbob#calculator';

/** What costs most in every tool, as a visitor does it. */
export const actions: readonly Action[] = [
  {
    name: 'home: typing beside the result and its chart',
    path: revenueResult,
    prepare: (page) => page.getByRole('figure').first().waitFor(),
    act: (page) => type(page.getByLabel('Audience size'), '250000'),
  },
  {
    name: 'home: calculating again',
    path: revenueResult,
    prepare: async (page) => {
      await page.getByRole('figure').first().waitFor();
      await page.getByLabel('Audience size').fill('250000');
    },
    act: (page) => page.getByRole('button', { name: 'Calculate again' }).click(),
  },
  {
    name: 'brand vision: price slider beside live charts',
    path: creatorResult,
    prepare: (page) => reachBottom(page, slider(page, 'Price slider')),
    act: (page) => drag(page, slider(page, 'Price slider')),
  },
  {
    name: 'brand vision: price slider by keys',
    path: creatorResult,
    prepare: (page) => reachBottom(page, slider(page, 'Price slider')),
    act: (page) => press(slider(page, 'Price slider'), 'ArrowRight', 20),
  },
  {
    name: 'brand vision: volume slider beside its chart',
    path: creatorResult,
    prepare: (page) => reachBottom(page, slider(page, 'Units in one order')),
    act: (page) => drag(page, slider(page, 'Units in one order')),
  },
  {
    name: 'brand vision: typing a product beside charts',
    path: creatorResult,
    prepare: (page) => reachBottom(page, slider(page, 'Units in one order')),
    act: (page) =>
      type(page.getByRole('textbox', { name: 'Dream product', exact: true }), 'Linen apron'),
  },
  {
    name: 'quiz: ten questions',
    path: '/sourcing?tool=quiz',
    prepare: async (page) => {
      await enterTools(page);
      await page.getByRole('heading', { name: 'Question 1 of 10' }).waitFor();
    },
    act: answerQuiz,
  },
  {
    name: 'map: dragged',
    path: '/sourcing?tool=map',
    prepare: openMap,
    act: (page) => drag(page, worldMap(page)),
  },
  {
    name: 'map: zoomed by wheel',
    path: '/sourcing?tool=map',
    prepare: openMap,
    act: (page) => wheel(page, worldMap(page)),
  },
  {
    name: 'map: zoomed by buttons, a country opened',
    path: '/sourcing?tool=map',
    prepare: openMap,
    act: async (page) => {
      for (const name of ['Zoom in', 'Zoom in', 'Zoom out', 'Reset view']) {
        await page.getByRole('button', { name }).click();
      }
      await page
        .getByRole('region', { name: 'Countries' })
        .getByRole('button', { name: /^Turkey/ })
        .click();
    },
  },
  {
    name: 'tariff: suggestions while typing',
    path: '/sourcing?tool=tariff',
    prepare: async (page) => {
      await enterTools(page);
      await page.getByRole('combobox', { name: 'Product or HTS code' }).waitFor();
    },
    act: async (page) => {
      await type(page.getByRole('combobox', { name: 'Product or HTS code' }), 'cotton t-shirts');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: `KIRA: typing below ${LONG_THREAD} messages`,
    path: '/voice-assistant',
    prepare: fillThread,
    act: (page) =>
      type(page.getByRole('textbox', { name: 'Your question for KIRA' }), 'And from Portugal?'),
  },
  {
    name: 'fulfillment: walked along the plot',
    path: fulfillmentResult,
    prepare: (page) => slider(page, 'orders a month').waitFor(),
    act: async (page) => {
      await moveAlong(page, slider(page, 'orders a month'));
      await press(slider(page, 'orders a month'), 'ArrowRight', 20);
    },
  },
  {
    name: 'fulfillment: typing beside the comparison',
    path: fulfillmentResult,
    prepare: (page) => slider(page, 'orders a month').waitFor(),
    act: (page) => type(page.getByRole('textbox', { name: 'Monthly orders' }), '12500'),
  },
  {
    name: 'swag: filters over the catalog',
    path: '/swag',
    prepare: (page) => reachBottom(page, page.getByRole('list', { name: 'Products' })),
    act: async (page) => {
      for (const name of ['Events', 'Under $5', 'Clear filters']) {
        await page.getByRole('button', { name }).click();
      }
    },
  },
];

function slider(page: Page, name: string): Locator {
  return page.getByRole('slider', { name });
}

function worldMap(page: Page): Locator {
  return page.getByRole('region', { name: 'World map' }).locator('svg').first();
}

/** Down to it, and as long as it takes until all that comes late is there. */
async function reachBottom(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

async function enterTools(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Work email' }).fill('ana@example.com');
  await page.getByRole('button', { name: 'Get Free Access' }).click();
}

async function openMap(page: Page): Promise<void> {
  await enterTools(page);
  await worldMap(page).waitFor();
  await reachBottom(page, worldMap(page));
}

async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.selectText();
  await field.pressSequentially(text, { delay: KEY_MS });
}

async function press(place: Locator, key: string, times: number): Promise<void> {
  await place.focus();
  for (let time = 0; time < times; time += 1) await place.press(key);
}

/** The first answer to each question. */
async function answerQuiz(page: Page): Promise<void> {
  for (let question = 1; question <= 10; question += 1) {
    await page.getByRole('heading', { name: `Question ${question} of 10` }).waitFor();
    const choices = page.getByRole('checkbox');
    if ((await choices.count()) > 0) {
      await choices.first().click();
      await page.getByRole('button', { name: 'Continue' }).click();
    } else {
      await page.getByRole('radio').first().click();
    }
  }
}

/** A question with its answer as the site gives it, over and over. */
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
