import type { Locator } from '@playwright/test';

const typedLength = 5;

/**
 * Fills in a text and types its end in at least half a second, like a person: a form filled in and
 * sent faster counts as a bot's, gets the usual answer and is not stored.
 */
export async function typeSlowly(field: Locator, text: string): Promise<void> {
  await field.fill(text.slice(0, -typedLength));
  await field.pressSequentially(text.slice(-typedLength), { delay: 500 / typedLength });
}
