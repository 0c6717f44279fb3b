import { createOutbox } from '@functions/_shared/outbox-table.ts';
import { createSubmissions } from '@functions/_shared/submissions.ts';
import { createHandler } from '@functions/send-tool-notification/handler.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { access, call } from '../../../support/functions.ts';
import { buildMessage } from '../../../support/outbox.ts';
import { openServiceDatabase } from '../../../support/service-database.ts';
import { buildRequest } from '../send-tool-notification/build-request.ts';

let opened: Awaited<ReturnType<typeof openServiceDatabase>>;

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  opened = await openServiceDatabase();
});
afterAll(() => opened.backend.close());

const submissions = () => createSubmissions(opened.database);

async function storeSubmission(userEmail: string): Promise<string> {
  const { details } = buildRequest();
  const { data, error } = await opened.database
    .from('calculator_submissions')
    .insert({
      session_id: '1764244800000-0123456789abcdef0123456789abcdef',
      user_email: userEmail,
      audience_size: details.audience_size,
      engagement_rate: details.engagement_rate,
      product_category: details.product_category,
      made_in: details.made_in,
      average_order_value: details.average_order_value,
      calculated_results: details.results,
    })
    .select('id')
    .single();
  if (error !== null) throw error;
  return data.id;
}

async function isNotified(id: string): Promise<boolean | undefined> {
  const [row] = await opened.backend.query<{ notification_sent: boolean }>(
    'select notification_sent from public.calculator_submissions where id = $1',
    [id],
  );
  return row?.notification_sent;
}

test('the submissions on the real table belong to the address that sent them', async () => {
  const id = await storeSubmission('ada@fan.example');
  expect(await submissions().belongsTo(id, 'ada@fan.example')).toBe(true);
  expect(await submissions().belongsTo(id, 'bob@fan.example')).toBe(false);
  const madeUp = 'c0ffee00-0000-4000-8000-000000000001';
  expect(await submissions().belongsTo(madeUp, 'ada@fan.example')).toBe(false);
});

test('the submissions on the real table are marked only for their own address', async () => {
  const id = await storeSubmission('ada@fan.example');
  await submissions().markNotified(id, 'bob@fan.example');
  expect(await isNotified(id)).toBe(false);
  await submissions().markNotified(id, 'ada@fan.example');
  expect(await isNotified(id)).toBe(true);
});

describe('rows without a message', () => {
  const storedBefore = new Date('2031-01-01T00:00:00Z');
  const ids = async () => {
    const found = await submissions().findWithoutMessage(storedBefore, 10);
    return found.map(({ event, row }) => [event, z.object({ id: z.string() }).parse(row).id]);
  };

  test('are found until they have a message, for every form', async () => {
    await opened.backend.query('delete from public.calculator_submissions');
    const calculation = await storeSubmission('ada@fan.example');
    const [lead] = await opened.backend.query<{ id: string }>(
      `insert into public.sourcing_tool_leads (email) values ('ada@fan.example') returning id`,
    );
    const leadId = lead?.id ?? '';
    const [rfq] = await opened.backend.query<{ id: string }>(
      `insert into public.rfq_submissions (user_email, product, quantities)
       values ('ada@fan.example', 'Canvas tote', '{500}') returning id`,
    );
    const rfqId = rfq?.id ?? '';
    const [swag] = await opened.backend.query<{ id: string }>(
      `insert into public.swag_submissions (user_email, contact_name, items)
       values ('ada@fan.example', 'Ada', '[{"piece": "mug", "color": "white", "units": 100}]')
       returning id`,
    );
    const swagId = swag?.id ?? '';
    expect(await ids()).toEqual([
      ['tool', calculation],
      ['tool_access', leadId],
      ['rfq', rfqId],
      ['swag', swagId],
    ]);
    expect(await submissions().findWithoutMessage(new Date('2020-01-01T00:00:00Z'), 10)).toEqual(
      [],
    );

    const outbox = createOutbox(opened.database, { notifyEmail: 'leads@brand.example' });
    await outbox.add(
      buildMessage({ kind: 'sourcing', relatedSubmissionId: leadId }),
      new Date('2026-11-27T12:00:00Z'),
    );
    await submissions().markNotified(calculation, 'ada@fan.example');
    await submissions().markSourcingNotified(rfqId);
    await submissions().markSourcingNotified(swagId);
    expect(await ids()).toEqual([]);
    await opened.backend.query('delete from public.notification_outbox');
  });
});

test('send-tool-notification on the real tables stores both messages and marks the submission', async () => {
  const submissionId = await storeSubmission('Ada@fan.example');
  const handler = createHandler({
    access,
    notifyEmail: 'leads@brand.example',
    siteUrl: 'https://site.example',
    functionsUrl: 'https://api.example/functions/v1',
    bookingUrl: 'https://book.example',
    outbox: createOutbox(opened.database, { notifyEmail: 'leads@brand.example' }),
    submissions: submissions(),
    sendMail: async () => 'captured',
    defaultDelivery: 'captured',
    flagEmail: async () => null,
    now: () => new Date('2026-11-27T12:00:00Z'),
  });
  const request = buildRequest({ submissionId });
  const captured = { status: 200, body: { success: true, delivery: 'captured' } };
  expect(await call(handler, request)).toEqual(captured);
  expect(await call(handler, request)).toEqual(captured);
  expect(await isNotified(submissionId)).toBe(true);
  expect(
    await opened.backend.query(
      'select kind, recipient_email, status from public.notification_outbox order by kind',
    ),
  ).toEqual([
    { kind: 'report', recipient_email: 'ada@fan.example', status: 'captured' },
    { kind: 'tool', recipient_email: 'leads@brand.example', status: 'captured' },
  ]);
});
