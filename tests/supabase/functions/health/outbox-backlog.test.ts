import { createOutbox } from '@functions/_shared/outbox-table.ts';
import { readOutboxBacklog } from '@functions/health/outbox-backlog.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildMessage, keep } from '../../../support/outbox.ts';
import { openServiceDatabase } from '../../../support/service-database.ts';

let opened: Awaited<ReturnType<typeof openServiceDatabase>>;

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  opened = await openServiceDatabase();
});
afterAll(() => opened.backend.close());

test('counts queued and failed messages, and finds the oldest queued one', async () => {
  expect(await readOutboxBacklog(opened.database)).toEqual({
    queued: 0,
    failed: 0,
    oldestQueuedAt: null,
  });
  const outbox = createOutbox(opened.database, { notifyEmail: 'leads@brand.example' });
  const before = Date.now();
  for (const dedupeKey of ['first', 'second', 'third']) {
    await outbox.add(buildMessage({ dedupeKey }), new Date());
  }
  const { row } = await keep(outbox, buildMessage({ dedupeKey: 'worn out' }), new Date());
  await outbox.markFailed(row.id, 'refused', true);
  const backlog = await readOutboxBacklog(opened.database);
  expect(backlog).toMatchObject({ queued: 3, failed: 1 });
  const oldest = backlog.oldestQueuedAt?.getTime() ?? 0;
  expect(oldest).toBeGreaterThanOrEqual(before - 1000);
  expect(oldest).toBeLessThanOrEqual(Date.now() + 1000);
});
