import { readdirSync } from 'node:fs';
import { aiFactorySearchRequestSchema } from '@functions/_shared/contracts/ai-factory-search.ts';
import { analyzeCreatorAestheticRequestSchema } from '@functions/_shared/contracts/creator-aesthetic.ts';
import { drawGoodsRequestSchema } from '@functions/_shared/contracts/draw-goods.ts';
import { fetchTiktokDataRequestSchema } from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { generateMockupRequestSchema } from '@functions/_shared/contracts/generate-mockup.ts';
import { kiraChatRequestSchema } from '@functions/_shared/contracts/kira-chat.ts';
import { landedCostRequestSchema } from '@functions/_shared/contracts/landed-cost.ts';
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
  'landed-cost': landedCostRequestSchema,
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
  '%s answers any text of any length that it accepts',
  async (name, schema) => {
    const { body, handler } = functionNamed(name);
    expect(await statusOf(handler, body)).toBe(200);
    for (const one of textBodiesOf(schema, body, bodyLimits)) {
      expect(await faultIn(one, schema, (sent) => statusOf(handler, sent))).toBeUndefined();
    }
  },
);

/** Far longer than any line of the schedule; the live service may return anything. */
const scheduleLimits = { openLength: 2_000, openCount: 1 };

test('tariff-lookup-live answers whatever a line of the schedule says', async () => {
  const { body, handler } = functionNamed('tariff-lookup-live');
  expect(await statusOf(handler, body)).toBe(200);
  const rows = opened.answerOf('tariff_lines_facts');
  for (const one of textBodiesOf(tariffLinesFactsSchema, rows, scheduleLimits)) {
    const fault = await faultIn(one, tariffLinesFactsSchema, (filled) => {
      opened.setAnswer('tariff_lines_facts', filled);
      return statusOf(handler, body);
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

async function statusOf(handler: Handler, body: unknown): Promise<number> {
  const response = await handler(functionRequest(body), noLog);
  await response.text();
  return response.status;
}

/**
 * The first text that breaks the function. How its time grows is the concern of
 * tests/patterns.test.ts; here a text that takes minutes runs into the test's time limit.
 */
async function faultIn(
  { body, fields }: TextBody,
  schema: z.ZodMiniType,
  send: (body: unknown) => Promise<number>,
): Promise<string | undefined> {
  const isHuge = fields.some(({ maxLength }) => maxLength > 100_000);
  for (const unit of isHuge ? unitsOfHugeTexts : hostileUnits) {
    // The text alone and after a valid example, so that the first check does not reject it.
    for (const isBehindExample of isHuge ? [false] : [false, true]) {
      const textOf = ({ example, maxLength }: TextField) =>
        ((isBehindExample ? example : '') + repeated(unit, maxLength)).slice(0, maxLength);
      // A rejected field would prevent the others from being tested.
      const isAccepted = (field: TextField) =>
        schema.safeParse(withText(body, field, textOf(field))).success;
      const accepted = fields.filter(isAccepted);
      const refused = fields.filter((field) => !accepted.includes(field));
      for (const together of [accepted, refused]) {
        if (together.length === 0) continue;
        const filled = together.reduce(
          (before, field) => withText(before, field, textOf(field)),
          body,
        );
        const status = await send(filled);
        // A refused text is the caller's fault, or that of the schedule.
        if (status >= 500 && together === accepted)
          return `${status} for ${JSON.stringify(unit)} in ${namesOf(together)}`;
      }
    }
  }
  return undefined;
}

function namesOf(fields: readonly TextField[]): string {
  return fields.map(({ name }) => name).join(', ');
}
