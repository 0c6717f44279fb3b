import { readdirSync } from 'node:fs';
import { aiFactorySearchRequestSchema } from '@functions/_shared/contracts/ai-factory-search.ts';
import { analyzeCreatorAestheticRequestSchema } from '@functions/_shared/contracts/creator-aesthetic.ts';
import { drawGoodsRequestSchema } from '@functions/_shared/contracts/draw-goods.ts';
import { fetchTiktokDataRequestSchema } from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { generateMockupRequestSchema } from '@functions/_shared/contracts/generate-mockup.ts';
import { kiraChatRequestSchema } from '@functions/_shared/contracts/kira-chat.ts';
import { marketPricingRequestSchema } from '@functions/_shared/contracts/market-pricing.ts';
import { notificationsRetryRequestSchema } from '@functions/_shared/contracts/notifications-retry.ts';
import { generateProductIdeasRequestSchema } from '@functions/_shared/contracts/product-ideas.ts';
import { sendSourcingToolNotificationRequestSchema } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import { sendToolNotificationRequestSchema } from '@functions/_shared/contracts/send-tool-notification.ts';
import { tariffLinesFactsSchema } from '@functions/_shared/contracts/tariff-line-facts.ts';
import { tariffLookupRequestSchema } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { textToVoiceRequestSchema } from '@functions/_shared/contracts/text-to-voice.ts';
import { understandGoodsRequestSchema } from '@functions/_shared/contracts/understand-goods.ts';
import { voiceToTextRequestSchema } from '@functions/_shared/contracts/voice-to-text.ts';
import type { Handler } from '@functions/_shared/http.ts';
import { everyFunction, type FunctionUnderTest } from '@tests/support/every-function.ts';
import { access, functionRequest, noLog } from '@tests/support/functions.ts';
import { growthFault, isCostly, minCostMs } from '@tests/support/growth.ts';
import { hostileUnits, repeated, unitsOfHugeTexts } from '@tests/support/hostile-texts.ts';
import { openReplayedDatabase } from '@tests/support/replayed-database.ts';
import {
  type TextBody,
  type TextField,
  textBodiesOf,
  withText,
} from '@tests/support/schema-texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';

/** The request schema of each function. */
const requests: Record<string, z.ZodMiniType> = {
  'ai-factory-search': aiFactorySearchRequestSchema,
  'analyze-creator-aesthetic': analyzeCreatorAestheticRequestSchema,
  'draw-goods': drawGoodsRequestSchema,
  'fetch-tiktok-data': fetchTiktokDataRequestSchema,
  'generate-mockup': generateMockupRequestSchema,
  'generate-product-ideas': generateProductIdeasRequestSchema,
  'kira-chat': kiraChatRequestSchema,
  'market-pricing': marketPricingRequestSchema,
  'notifications-retry': notificationsRetryRequestSchema,
  'send-sourcing-tool-notification': sendSourcingToolNotificationRequestSchema,
  'send-tool-notification': sendToolNotificationRequestSchema,
  'tariff-lookup-live': tariffLookupRequestSchema,
  'text-to-voice': textToVoiceRequestSchema,
  'understand-goods': understandGoodsRequestSchema,
  'voice-to-text': voiceToTextRequestSchema,
};

/** Where a schema sets no limit, the body does: 32 kB, with room for the rest. */
const bodyLimits = { openLength: 30_000, openCount: 350 };

let opened: Awaited<ReturnType<typeof openReplayedDatabase>>;
let functions: FunctionUnderTest[];

beforeAll(async () => {
  opened = await openReplayedDatabase();
  functions = everyFunction(opened.database, access);
});
afterAll(() => opened.backend.close());

test('every request contract is covered by a function here', async () => {
  const folder = new URL('../../../supabase/functions/_shared/contracts/', import.meta.url);
  const exported = await Promise.all(
    readdirSync(folder).map((file): Promise<object> => import(new URL(file, folder).href)),
  );
  const contracts = exported.flatMap((module) =>
    Object.entries(module).filter(([name]) => name.endsWith('RequestSchema')),
  );
  expect(new Set(contracts.map(([, schema]) => schema))).toEqual(new Set(Object.values(requests)));
  expect(functions.map(({ name }) => name).sort()).toEqual(Object.keys(requests).sort());
});

test.each(Object.entries(requests))(
  '%s handles any text in time that grows linearly with its length',
  async (name, schema) => {
    const { body, handler } = functionNamed(name);
    expect((await handler(functionRequest(body), noLog)).status).toBe(200);
    for (const one of textBodiesOf(schema, body, bodyLimits)) {
      expect(await faultIn(one, schema, (sent) => answer(handler, sent))).toBeUndefined();
    }
  },
);

/** Far longer than any line of the schedule; the live service may return anything. */
const scheduleLimits = { openLength: 2_000, openCount: 1 };

test('tariff-lookup-live parses any line of the schedule in time that grows linearly with its length', async () => {
  const { body, handler } = functionNamed('tariff-lookup-live');
  expect((await handler(functionRequest(body), noLog)).status).toBe(200);
  const rows = opened.answerOf('tariff_lines_facts');
  for (const one of textBodiesOf(tariffLinesFactsSchema, rows, scheduleLimits)) {
    const fault = await faultIn(one, tariffLinesFactsSchema, (filled) => {
      opened.setAnswer('tariff_lines_facts', filled);
      return answer(handler, body);
    });
    expect(fault).toBeUndefined();
  }
  opened.setAnswer('tariff_lines_facts', rows);
});

function functionNamed(name: string): FunctionUnderTest {
  const found = functions.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not in tests/support/every-function.ts`);
  return found;
}

async function answer(handler: Handler, body: unknown): Promise<void> {
  const response = await handler(functionRequest(body), noLog);
  await response.text();
}

type Send = (body: unknown) => Promise<void>;

/** The first text that costs too much, with the figures. */
async function faultIn(
  { body, fields }: TextBody,
  schema: z.ZodMiniType,
  send: Send,
): Promise<string | undefined> {
  const baseMs = await minCostMs(() => send(body));
  const isHuge = fields.some(({ maxLength }) => maxLength > 100_000);
  for (const unit of isHuge ? unitsOfHugeTexts : hostileUnits) {
    // The text alone and after a valid example, so that the first check does not reject it.
    for (const isBehindExample of isHuge ? [false] : [false, true]) {
      const textOf = ({ example }: TextField, length: number) =>
        ((isBehindExample ? example : '') + repeated(unit, length)).slice(0, length);
      // A rejected field would prevent the others from being tested.
      const accepted = fields.filter(
        (field) => schema.safeParse(withText(body, field, textOf(field, field.maxLength))).success,
      );
      const refused = fields.filter((field) => !accepted.includes(field));
      for (const together of [accepted, refused]) {
        if (together.length === 0) continue;
        const fault = await faultOfFields(body, together, textOf, send, baseMs);
        if (fault !== undefined) return `${JSON.stringify(unit)} in ${fault}`;
      }
    }
  }
  return undefined;
}

/** Tests each field separately only if all of them together take noticeable time. */
async function faultOfFields(
  body: unknown,
  fields: readonly TextField[],
  textOf: (field: TextField, length: number) => string,
  send: Send,
  baseMs: number,
): Promise<string | undefined> {
  const fillAll = (share: number) => () =>
    send(
      fields.reduce(
        (filled, field) => withText(filled, field, textOf(field, field.maxLength * share)),
        body,
      ),
    );
  // Begins with a part of long texts, so that unbounded work is noticed before it takes minutes; up
  // to this length even cubic work takes seconds.
  const isLong = fields.some(({ maxLength }) => maxLength > 2_000);
  const isWorthALook =
    (isLong && (await isCostly(fillAll(1 / 4), baseMs))) || (await isCostly(fillAll(1), baseMs));
  if (!isWorthALook) return undefined;
  for (const field of fields) {
    const { maxCount, maxLength, name } = field;
    const fault =
      (await growthFault(
        (length) => send(withText(body, field, textOf(field, length))),
        maxLength,
      )) ??
      (await growthFault(
        (count) => send(withText(body, field, textOf(field, maxLength), count)),
        maxCount,
      ));
    if (fault !== undefined) return `${name}: ${fault}`;
  }
  return undefined;
}
