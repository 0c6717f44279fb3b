import type { Page } from '@playwright/test';
import { readRows } from './database.ts';
import { expect } from './fixtures.ts';

export type Message = {
  recipient_email: string;
  reply_to: string;
  subject: string;
  status: string;
};

/** A unique address per test, so that parallel tests read only their own rows. */
export function addressFor(title: string): string {
  return `${title}-${crypto.randomUUID()}@example.com`;
}

export async function enter(
  page: Page,
  email: string,
  tool: 'quiz' | 'map' | 'strategy' | 'rfq' | 'tariff',
) {
  await page.goto(`/sourcing?tool=${tool}`);
  await page.getByRole('textbox', { name: 'Work email' }).fill(email);
  await page.getByRole('button', { name: 'Get Free Access' }).click();
  await expect(page.getByRole('heading', { name: 'Your sourcing tools' })).toBeFocused();
  // The tools are rendered after their heading.
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
}

/**
 * Subjects of the messages to the team about this visitor, except the one about the visit itself.
 */
export async function subjectsFor(email: string): Promise<string[]> {
  const rows = await readRows<Message>('notification_outbox', {
    kind: 'eq.sourcing',
    reply_to: `eq.${email}`,
  });
  // A message starts as a queued row; callers poll until it is sent.
  return rows
    .filter(({ status }) => status === 'captured')
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('New lead'));
}
