import { inspect } from 'node:util';
import { openMemoryBackend } from '@tests/support/local-backend.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Backend } from '../../../supabase/local/backend.ts';
import { withHostedStatus } from '../../../supabase/local/hosted-status.ts';

describe('an error of the database', () => {
  const statusOf = (code: string) => {
    const told = withHostedStatus(
      Object.assign(new Error('said'), { code, detail: 'why', hint: 'what to do' }),
    );
    if (!(told instanceof Error) || !('detail' in told)) return undefined;
    return told.detail === 'why' ? undefined : JSON.parse(String(told.detail)).status;
  };

  test.each([
    ['23514', 400],
    ['23P01', 400],
    ['44000', 400],
    ['P0001', 400],
    ['P0002', 500],
    ['08006', 503],
    ['53300', 503],
    ['53400', 500],
    ['28P01', 403],
    ['40P01', 500],
    ['54000', 500],
    ['57014', 500],
    ['57P01', 503],
    ['XX000', 500],
  ])('%s becomes status %d', (code, status) => {
    expect(statusOf(code)).toBe(status);
  });

  test.each(['42501', '42P01', '23505', '23502', '22P02', 'PT429', 'PGRST', 'ECONNREFUSED'])(
    '%s is left unchanged',
    (code) => {
      const error = Object.assign(new Error('said'), { code });
      expect(withHostedStatus(error)).toBe(error);
    },
  );

  test('keeps code, message, detail and hint, and prints as before', () => {
    const error = Object.assign(new Error('said'), { code: '23514', detail: 'why', hint: 'do' });
    Object.defineProperty(error, inspect.custom, { value: () => 'in one line' });
    const told = withHostedStatus(error);
    expect(told).toBeInstanceOf(Error);
    expect(JSON.parse(told instanceof Error ? told.message : '')).toEqual({
      code: '23514',
      message: 'said',
      details: 'why',
      hint: 'do',
    });
    expect(inspect(told)).toBe('in one line');
  });

  test('passes on values that are not errors', () => {
    expect(withHostedStatus('nothing')).toBe('nothing');
  });
});

describe('the embedded API responds like a hosted one', () => {
  let backend: Backend;
  let keys: { visitor: string; service: string };
  beforeAll(async () => {
    const opened = await openMemoryBackend();
    backend = opened.backend;
    keys = { visitor: opened.settings.publishableKey, service: opened.settings.secretKey };
  });
  afterAll(() => backend.close());

  async function post(path: string, body: unknown, by: keyof typeof keys = 'service') {
    // The embedded server prints refused statements.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await backend.fetch(
      new Request(`http://backend.local/rest/v1/${path}`, {
        method: 'POST',
        headers: { apikey: keys[by], 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    const { code } = answer.status === 201 ? { code: null } : await answer.json();
    return [answer.status, code];
  }

  const message = {
    kind: 'tool',
    recipient_email: 'team@example.com',
    subject: 'New lead',
    body_text: 'A calculation came in.',
    dedupe_key: 'the-same-twice',
  };

  test('a violated check with 400', async () => {
    for (const email of ['no address', 'a'.repeat(300), 'ana\u202e@example.com']) {
      expect(await post('sourcing_tool_leads', { email }, 'visitor')).toEqual([400, '23514']);
    }
  });

  test('a missing value with 400', async () => {
    expect(await post('sourcing_tool_leads', { email: null }, 'visitor')).toEqual([400, '23502']);
  });

  test('a value of the wrong type with 400', async () => {
    expect(
      await post('sourcing_tool_leads', { email: 'a@b.co', filled_in_ms: 'soon' }, 'visitor'),
    ).toEqual([400, '22P02']);
  });

  test('a character that no text may hold with 400', async () => {
    expect(await post('sourcing_tool_leads', { email: 'a\u0000@b.co' }, 'visitor')).toEqual([
      400,
      expect.stringMatching(/^22/),
    ]);
  });

  test('a row that is there already with 409', async () => {
    expect(await post('notification_outbox', message)).toEqual([201, null]);
    expect(await post('notification_outbox', message)).toEqual([409, '23505']);
  });

  test('a row that belongs to none with 409', async () => {
    const conversation_id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(
      await post('ai_messages', { conversation_id, role: 'assistant', content: 'Hello' }),
    ).toEqual([409, '23503']);
  });

  test('a right that is missing with 401', async () => {
    expect(await post('notification_outbox', message, 'visitor')).toEqual([401, '42501']);
  });
});
