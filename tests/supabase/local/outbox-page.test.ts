import { expect, test } from 'vitest';
import type { Backend } from '../../../supabase/local/backend.ts';
import { renderOutbox } from '../../../supabase/local/outbox-page.ts';

function databaseOf(rows: object[]): Pick<Backend, 'query'> {
  return { query: async <Row>() => rows as Row[] };
}

const mail = {
  id: '1',
  created_at: new Date('2026-11-27T12:00:00Z'),
  kind: 'report',
  recipient_email: 'ana@example.com',
  reply_to: null,
  subject: 'Your revenue report',
  body_text: 'Hello',
  status: 'captured',
  attempts: 1,
  last_error: null,
};

test('shows an e-mail with its recipient, state and text', async () => {
  const page = await renderOutbox(databaseOf([mail]));
  expect(page).toContain('<h2>Your revenue report</h2>');
  expect(page).toContain('<dt>To</dt><dd>ana@example.com</dd>');
  expect(page).toContain('<dt>Status</dt><dd>captured</dd>');
  expect(page).not.toContain('Reply to');
});

test('never renders the words of an e-mail as markup', async () => {
  const page = await renderOutbox(
    databaseOf([{ ...mail, subject: '<script>alert(1)</script>', body_text: '</pre><b>' }]),
  );
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<b>');
});

test('says what to do when it is empty', async () => {
  expect(await renderOutbox(databaseOf([]))).toContain('No e-mail yet. Send a form on the site');
});
