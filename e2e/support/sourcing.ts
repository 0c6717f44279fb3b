import type { Page } from '@playwright/test';
import { readRows } from './database.ts';
import { expect } from './fixtures.ts';

export type Message = {
  recipient_email: string;
  reply_to: string;
  subject: string;
  status: string;
};

/** One address a test, so that tests running beside each other read their own rows. */
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
  // They come after their heading.
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
}

/** What the team was told about this visitor, the visit itself aside. */
export async function subjectsFor(email: string): Promise<string[]> {
  const rows = await readRows<Message>('notification_outbox', {
    kind: 'eq.sourcing',
    reply_to: `eq.${email}`,
  });
  // A message is first a queued row; whoever polls waits for it to be sent.
  return rows
    .filter(({ status }) => status === 'captured')
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('New lead'));
}
