import type { Locator } from '@playwright/test';

const typedLength = 5;

/**
 * Fills in an address and types its end in at least half a second, like a person: a form filled in and
 * sent faster counts as a bot's, gets the usual answer and is not stored.
 */
export async function typeEmail(field: Locator, email: string): Promise<void> {
  await field.fill(email.slice(0, -typedLength));
  await field.pressSequentially(email.slice(-typedLength), { delay: 500 / typedLength });
}
