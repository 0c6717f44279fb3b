import type { Locator } from '@playwright/test';

/**
 * Types an address key by key and takes at least half a second, like a person: a form filled in and
 * sent faster counts as a bot's, gets the usual answer and is not stored.
 */
export async function typeEmail(field: Locator, email: string): Promise<void> {
  await field.clear();
  await field.pressSequentially(email, { delay: Math.ceil(500 / email.length) });
}
