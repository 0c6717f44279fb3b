import type { PGlite } from '@electric-sql/pglite';
import { tariffLookupResponseSchema } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { createHandler } from '@functions/tariff-lookup-live/handler.ts';
import { createTariffDatabase } from '@tests/support/database.ts';
import { access, call } from '@tests/support/functions.ts';
import { scheduleStore } from '@tests/support/schedule-store.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let db: PGlite;
let handler: ReturnType<typeof createHandler>;

beforeAll(async () => {
  db = await createTariffDatabase();
  handler = createHandler({
    access,
    store: scheduleStore(db),
    live: undefined,
    now: () => new Date('2026-11-28T17:00:00Z'),
  });
});

afterAll(() => db.close());

async function ask(query: string, previousQuery?: string) {
  const { status, body } = await call(
    handler,
    previousQuery === undefined ? { query } : { query, previousQuery },
  );
  return { status, body };
}

/** Each with the line and origin of its English question; the totals have to be the same. */
test.each([
  [
    '¿Cuánto es el arancel de camisetas de algodón de China?',
    'es',
    'duty on cotton t-shirts from China',
  ],
  ['Zoll auf Baumwoll-T-Shirts aus China', 'de', 'duty on cotton t-shirts from China'],
  [
    'droits de douane pour des t-shirts en coton de Chine',
    'fr',
    'duty on cotton t-shirts from China',
  ],
  ["Çin'den pamuklu tişört gümrük vergisi ne kadar", 'tr', 'duty on cotton t-shirts from China'],
  ['从中国进口棉T恤关税多少', 'zh', 'duty on cotton t-shirts from China'],
  ['aranceles para velas de México', 'es', 'duty on candles from Mexico'],
  ['Zoll auf Keramiktassen aus Portugal', 'de', 'duty on ceramic mugs from Portugal'],
  ['droits de douane pour des jouets en bois du Vietnam', 'fr', 'duty on wooden toys from Vietnam'],
  ["Hindistan'dan deri çanta ithalat vergisi", 'tr', 'duty on leather handbags from India'],
  ['越南运动鞋进口关税是多少', 'zh', 'duty on sneakers from Vietnam'],
])('%s', async (question, language, english) => {
  const foreign = tariffLookupResponseSchema.parse((await ask(question)).body);
  const same = tariffLookupResponseSchema.parse((await ask(english)).body);
  expect(foreign).toMatchObject({
    language,
    status: same.status,
    hsCodeUsed: same.hsCodeUsed,
    originCode: same.originCode,
    totalRateText: same.totalRateText,
  });
  expect(same.language).toBeUndefined();
  expect(foreign.answer).not.toMatch(/\b(?:the|duty|enter|which|goods)\b/);
});

test('answers a follow-up in the language that it is asked in', async () => {
  const { body } = await ask('und aus Vietnam?', 'duty on cotton t-shirts 6109.10.00 from China');
  expect(tariffLookupResponseSchema.parse(body)).toMatchObject({
    language: 'de',
    originCode: 'VN',
    hsCodeUsed: '6109.10.00',
    status: 'answered',
  });
});

test('compares origins in the language of the question', async () => {
  const { body } = await ask('中国和越南的棉T恤关税对比');
  const { comparison, answer } = tariffLookupResponseSchema.parse(body);
  expect(comparison.map(({ originCode }) => originCode)).toEqual(['CN', 'VN']);
  expect(answer).toContain('最低的是越南');
});

test('leaves goods whose name it does not know to the chat', async () => {
  expect((await ask('Zoll auf Fahrradklingelhalterung aus China')).status).toBe(422);
});

test('an English question keeps its English answer', async () => {
  const { body } = await ask('jalapeño sauce from mexico duty');
  expect(tariffLookupResponseSchema.parse(body).language).toBeUndefined();
});
