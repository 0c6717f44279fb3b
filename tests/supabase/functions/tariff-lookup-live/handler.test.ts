import type { PGlite } from '@electric-sql/pglite';
import {
  type TariffLookupRequest,
  tariffLookupResponseSchema,
} from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { formatLongDate } from '@functions/_shared/domain/format-long-date.ts';
import { rewriteReply } from '@functions/_shared/domain/reply-rewriting.ts';
import { scheduleRevision } from '@functions/_shared/domain/tariff/duty-basis.ts';
import type { TariffStore } from '@functions/_shared/tariff-store.ts';
import { createHandler } from '@functions/tariff-lookup-live/handler.ts';
import {
  createLiveSchedule,
  type LiveSchedule,
} from '@functions/tariff-lookup-live/live-schedule.ts';
import { createTariffDatabase } from '@tests/support/database.ts';
import { access, call, directCall, fakeFetch, silence } from '@tests/support/functions.ts';
import { scheduleStore } from '@tests/support/schedule-store.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const today = '2026-11-28';
const noonEastern = new Date('2026-11-28T17:00:00Z');

let db: PGlite;
let store: TariffStore;

beforeAll(async () => {
  db = await createTariffDatabase();
  store = scheduleStore(db);
});

afterAll(() => db.close());

function handler(live?: LiveSchedule) {
  return createHandler({ access, store, live, now: () => noonEastern });
}

async function ask(request: TariffLookupRequest | string, live?: LiveSchedule) {
  const body = typeof request === 'string' ? { query: request } : request;
  const answer = await call(handler(live), body);
  expect(answer.status).toBe(200);
  return tariffLookupResponseSchema.parse(answer.body);
}

test.each([
  ['cotton t-shirts from China duty', { search: 1, facts: 1, sources: 1 }],
  ['silk scarves from Belarus duty', { search: 1, facts: 1, sources: 1 }],
  ['socks from China and Vietnam duty', { search: 1, facts: 1, sources: 1 }],
  // Divided by value, so the lines beside it are read too.
  ['6402.99.12 from china duty', { search: 1, facts: 2, sources: 1 }],
  ['6109.10.00 from china duty', { search: 0, facts: 2, sources: 1 }],
])('an answer makes few queries: %s', async (query, asked) => {
  const counted = {
    search: vi.fn(store.search),
    facts: vi.fn(store.facts),
    sources: vi.fn(store.sources),
  };
  const { body } = await call(
    createHandler({ access, store: counted, live: undefined, now: () => noonEastern }),
    { query },
  );
  expect(tariffLookupResponseSchema.parse(body).status).toBe('answered');
  expect({
    search: counted.search.mock.calls.length,
    facts: counted.facts.mock.calls.length,
    sources: counted.sources.mock.calls.length,
  }).toEqual(asked);
});

test.each([
  ['duty on cotton t-shirts from China at 5 euros each', '5 euros'],
  ['duty on cotton t-shirts from China, €4,50 each', '€4,50'],
  ['1000 cotton t-shirts from China worth 3000 EUR duty', '3000 EUR'],
  ['cotton t-shirts from China £6 apiece, duty?', '£6'],
])('mentions that a value not in US dollars is left out: %s', async (query, sum) => {
  const answer = await ask(query);
  expect(answer).toMatchObject({ hsCodeUsed: '6109.10.00', unitValueUsd: null });
  expect(answer.answer).toContain(`“${sum}” isn’t in US dollars`);
  expect(answer.totalRate).toBeCloseTo(36.5, 9);
});

/** Question, line, origin, base, Section 301, Section 232, total; in percent. */
type Worked = [string, string, string, number, number, number, number];

test.each<Worked>([
  ['how much is the duty on cotton t-shirts from China', '6109.10.00', 'China', 16.5, 20, 0, 36.5],
  ['duty on cotton t-shirts from Vietnam', '6109.10.00', 'Vietnam', 16.5, 12.5, 0, 29],
  ['cotton tshirts from Portugal, duty?', '6109.10.00', 'Portugal', 16.5, 0, 0, 16.5],
  ['tariff on t-shirts of cotton made in Pakistan', '6109.10.00', 'Pakistan', 16.5, 10, 0, 26.5],
  ['cotton tees from India duty', '6109.10.00', 'India', 16.5, 10, 0, 26.5],
  [
    'How much is the duty on cotton tea shirts from China?',
    '6109.10.00',
    'China',
    16.5,
    20,
    0,
    36.5,
  ],
  ['import tax on ceramic mugs from China', '6912.00.44', 'China', 10, 12.5, 0, 22.5],
  ['ceramic mugs from Turkey tariff', '6912.00.44', 'Turkey', 10, 12.5, 0, 22.5],
  ['ceramic mugs from the EU tariff', '6912.00.44', 'European Union', 10, 0, 0, 10],
  ['leather handbags from Italy duty', '4202.21.90', 'Italy', 9, 1, 0, 10],
  ['sunglasses from italy duty', '9004.10.00', 'Italy', 2, 8, 0, 10],
  ['6109.10.00 from china duty', '6109.10.00', 'China', 16.5, 20, 0, 36.5],
  ['hts 6109100012 from Bangladesh duty', '6109.10.00', 'Bangladesh', 16.5, 10, 0, 26.5],
  ['stainless steel water bottle from China tariff', '7323.93.00', 'China', 2, 0, 25, 27],
  ['toys from China duty', '9503.00.00', 'China', 0, 12.5, 0, 12.5],
  ['notebooks from China duty', '4820.10.20', 'China', 0, 37.5, 0, 37.5],
  ['cotton t-shirts from China before July 24, 2026 duty', '6109.10.00', 'China', 16.5, 7.5, 0, 34],
])(
  'the five fields of the specification, with the sum of the layers %s',
  async (query, hsCodeUsed, originCountry, baseMFN, section301, section232, totalRate) => {
    const answer = await ask(query);
    expect(answer).toMatchObject({ status: 'answered', hsCodeUsed, originCountry });
    expect(answer.baseMFN).toBeCloseTo(baseMFN, 9);
    expect(answer.section301).toBeCloseTo(section301, 9);
    expect(answer.section232 ?? 0).toBeCloseTo(section232, 9);
    if (answer.asOf === today) {
      expect(baseMFN + section301 + section232).toBeCloseTo(totalRate, 9);
      expect(answer.totalRate).toBeCloseTo(totalRate, 9);
    }
    const sum = answer.layers.reduce((total, { ratePct }) => total + (ratePct ?? 0), 0);
    expect(answer.totalRate).toBeCloseTo(sum, 9);
  },
);

test('the answer names total, layers, headings and day, and survives rewriting', async () => {
  const { answer } = await ask('how much is the duty on cotton t-shirts from China');
  expect(answer).toBe(
    'The US duty on cotton t-shirts from China is 36.5%: base rate 16.5% (6109.10.00); 7.5% Section 301, China list 4A (9903.88.15); and 12.5% Section 301, forced-labor action (9903.05.31), for goods entering on Nov 28, 2026.',
  );
  expect(rewriteReply(answer)).toBe(answer);
});

test('the answer names its schedule, day and sources, and what is missing', async () => {
  const answer = await ask('cotton t-shirts from China duty');
  expect(answer.asOf).toBe(today);
  expect(answer.scheduleRevision).toBe(scheduleRevision);
  expect(answer.sources.map(({ title }) => title).join()).toMatch(/China/);
  expect(answer.notCovered.join()).toMatch(/exclusions.*Antidumping/);
  expect(answer.layers.map(({ effectiveFrom }) => effectiveFrom)).toContain('2026-07-24');
});

test.each([
  'how accurate are your tariff numbers',
  'how do I lower my tariff on bags',
  'what duty free allowance do travelers have',
  'is there duty on digital files',
])('a question about duties without goods goes to the chat: %s', async (query) => {
  expect((await call(handler(), { query })).status).toBe(422);
});

test('a misspelled duty on goods is a question about goods', async () => {
  expect(await ask('what is the tarrif on shoes')).toMatchObject({ status: 'choose-line' });
});

test('goods that do not exist are not found', async () => {
  expect(await ask('duty on unicorns from Atlantis')).toMatchObject({
    status: 'not-found',
    candidates: [],
    answer: expect.stringMatching(/No line in the schedule fits “unicorns”/),
  });
});

test('software mentioned beside goods leaves them goods', async () => {
  expect((await ask('tariff on laptops with software from China')).status).not.toBe('not-found');
});

test.each([
  ['cotton tshirts from China to Canada duty', /^I only know US duties/],
  [
    'duty on cotton tees from Africa',
    /^I don’t know a country called “Africa”.* Where are they made\?/,
  ],
  [
    'duty on cotton tees from China on February 30, 2026',
    /^I couldn’t read the date “February 30, 2026”, so this is for Nov 28, 2026\. The US duty/,
  ],
])('%s: mentions first what could not be parsed', async (query, start) => {
  expect((await ask(query)).answer).toMatch(start);
});

test('a clear product has high confidence, an assumed material medium, and the answer says so', async () => {
  expect((await ask('cotton t-shirts from China duty')).confidence).toBe('high');
  const assumed = await ask('t-shirts from China duty');
  expect(assumed).toMatchObject({ confidence: 'medium', hsCodeUsed: '6109.10.00' });
  expect(assumed.answer).toMatch(
    /\(knit, cotton\)\. I used cotton, base rate 16\.5%; man-made fibers \(6109\.90\.10\) is 32%, silk/,
  );
  expect(assumed.candidates.map(({ hts8 }) => hts8)).toContain('6109.90.10');
});

test.each([
  'cotton jackets from Italy duty',
  'linen pants from China duty',
  'duty on face masks from China',
  'duty on dog toys from China',
  'duty on shoes from Vietnam',
  'duty on hats from Bangladesh',
  'tariff on coffee from Brazil',
])('%s: several lines to choose from', async (query) => {
  const answer = await ask(query);
  expect(answer).toMatchObject({
    status: 'choose-line',
    confidence: 'none',
    hsCodeUsed: null,
    baseMFN: null,
    section301: null,
    totalRate: null,
  });
  expect(answer.candidates.length).toBeGreaterThan(1);
  expect(new Set(answer.candidates.map(({ distinction }) => distinction)).size).toBeGreaterThan(1);
  expect(answer.answer).toMatch(/Which of these lines is it\?$/);
});

test('a question for the code of goods is one about goods', async () => {
  expect(await ask('what is the hts code for cotton jackets')).toMatchObject({
    status: 'choose-line',
  });
});

test('a heading lists its lines with the total of each', async () => {
  const answer = await ask('hts 6109 from China duty');
  expect(answer.status).toBe('choose-line');
  expect(answer.candidates[0]).toMatchObject({ hts8: '6109.10.00', distinction: 'Of cotton' });
  expect(answer.candidates[0]?.totalRate).toBeCloseTo(36.5, 9);
});

test('the chosen line takes precedence over the words', async () => {
  const answer = await ask({ query: 'wool sweaters from Italy duty', hsCode: '6110.11.00' });
  expect(answer).toMatchObject({
    status: 'answered',
    hsCodeUsed: '6110.11.00',
    confidence: 'high',
  });
  expect(answer.totalRate).toBeCloseTo(16, 9);
});

test('without an origin it gives the base rate and asks for the origin', async () => {
  const answer = await ask('duty on cotton t-shirts');
  expect(answer).toMatchObject({
    status: 'ask-origin',
    hsCodeUsed: '6109.10.00',
    baseMFN: 16.5,
    section301: null,
    totalRate: null,
    originCountry: null,
  });
  expect(answer.answer).toMatch(/Where are they made\?/);
  const chosen = await ask({ query: 'duty on cotton t-shirts', originCode: 'IN' });
  expect(chosen.totalRate).toBeCloseTo(26.5, 9);
});

test('with only an origin it asks for the product', async () => {
  expect(await ask('tariff from China')).toMatchObject({
    status: 'ask-product',
    originCountry: 'China',
    confidence: 'none',
  });
});

test('says that a code is not in the schedule', async () => {
  const answer = await ask('hts 9999.99.99 from China duty');
  expect(answer).toMatchObject({ status: 'not-found', hsCodeUsed: null });
  expect(answer.answer).toContain('There’s no line 9999.99.99');
});

test.each([
  'what is section 301?',
  'how do tariffs work?',
  'who pays the duty?',
  'what are reciprocal tariffs?',
])('%s names no goods and goes to the chat', async (query) => {
  expect(await call(handler(), { query })).toMatchObject({
    status: 422,
    body: { error: { code: 'no_goods' } },
  });
});

test('a partial list asks for the ten-digit line, and uses the answer', async () => {
  // The words take the line that names them; a code of eight digits leaves it open.
  const { hsCodeUsed, hts10Used } = await ask('earbuds from China duty');
  expect(hts10Used?.startsWith(hsCodeUsed ?? '?')).toBe(true);
  const query = `${hsCodeUsed} from China duty`;
  const open = await ask(query);
  expect(open).toMatchObject({ totalRate: null, section301: null });
  const question = open.questions.find(({ id }) => id === 'ten-digit-line');
  const [option] = question?.options ?? [];
  expect(option).toBeDefined();
  const answered = await ask({
    query,
    answers: { 'ten-digit-line': option?.value ?? '' },
  });
  expect(answered.totalRate).not.toBeNull();
  expect(answered.questions.map(({ id }) => id)).not.toContain('ten-digit-line');
});

test('a rate by weight is a stated minimum until value and weight are known', async () => {
  const open = await ask('acrylic beanie from China duty');
  // 20¢/kg + 7%, list 3, forced labor: at least 7 + 25 + 12.5.
  expect(open).toMatchObject({ totalRate: null, minimumRatePct: 44.5 });
  expect(open.totalRateText).toMatch(/^at least 44\.5%/);
  const known = await ask('acrylic beanie from China at $4 each weighing 0.1 kg duty');
  // 20¢ × 0.1 kg on $4 is 0.5%.
  expect(known.totalRate).toBeCloseTo(45, 9);
  expect(known.dutyUsd).toBeCloseTo(1.8, 9);
  expect(known).toMatchObject({ unitValueUsd: 4, unitWeightKg: 0.1 });
});

test('Mexico and Canada have a rate without a claim and one with it', async () => {
  const answer = await ask('cotton hoodies from Mexico duty');
  expect(answer.totalRate).toBeCloseTo(26.5, 9);
  expect(answer.usmca).toMatchObject({ totalRate: 0 });
  expect(answer.answer).toMatch(/With a USMCA claim, it’s 0%\. The goods have to originate/);
});

test('Mexico and Canada: a claim in the question is answered first; the field keeps the rate without it', async () => {
  const answer = await ask('cotton hoodies from Mexico under USMCA duty');
  expect(answer.totalRate).toBeCloseTo(26.5, 9);
  expect(answer.answer).toMatch(/^With a USMCA claim, .* is 0%.*Without the claim, it’s 26\.5%/);
});

test('Mexico and Canada: other origins have no claim', async () => {
  expect((await ask('cotton hoodies from India duty')).usmca).toBeNull();
});

test.each([
  ['cigars from Cuba duty', 'choose-line'],
  ['tariff from Cuba', 'ask-product'],
  ['cotton t-shirts from North Korea duty', 'answered'],
])(
  'origins without normal trade relations, %s: says first that imports are prohibited',
  async (query, status) => {
    const answer = await ask(query);
    expect(answer.status).toBe(status);
    expect(answer.answer).toMatch(/^Imports from .* are generally prohibited/);
  },
);

test('origins without normal trade relations have candidates with the rates of column 2', async () => {
  const { candidates } = await ask('cigars from Cuba duty');
  expect(candidates.length).toBeGreaterThan(1);
  for (const { baseRateText } of candidates) expect(baseRateText).toMatch(/^\$9\.92\/kg \+ 25%$/);
});

test('origins without normal trade relations: the text uses the same rates, also for the variants', async () => {
  const { answer, totalRate } = await ask('t-shirts from Belarus duty');
  expect(totalRate).toBe(90);
  expect(answer).toMatch(/is 90%: column 2 rate 90% \(6109\.10\.00\)/);
  expect(answer).toMatch(/I used cotton, column 2 rate 90%/);
  expect(answer).not.toContain('16.5%');
});

test('origins without normal trade relations: Russia also pays the forced-labor action, which names it', async () => {
  expect((await ask('cotton t-shirts from Russia duty')).totalRate).toBe(102.5);
});

test('the European Union has its own name, with the rules of its members', async () => {
  const answer = await ask('ceramic mugs from the EU duty');
  expect(answer).toMatchObject({
    originCountry: 'European Union',
    originCode: 'EU',
    totalRate: 10,
  });
  const german = await ask('ceramic mugs from Germany duty');
  expect(answer.layers.map(({ ratePct }) => ratePct)).toEqual(
    german.layers.map(({ ratePct }) => ratePct),
  );
  expect(JSON.stringify(answer)).not.toContain('Germany');
  expect(answer.layers.map(({ reason }) => reason).join()).toContain(
    'products of the European Union',
  );
});

test('a heading alone lists its lines', async () => {
  expect(await ask('6109 from China')).toMatchObject({ status: 'choose-line', originCode: 'CN' });
});

test('several origins are compared, and the lowest is named', async () => {
  const answer = await ask('duty on ceramic mugs from China vs Vietnam vs Portugal');
  expect(answer.comparison.map(({ originCountry }) => originCountry)).toEqual([
    'China',
    'Vietnam',
    'Portugal',
  ]);
  expect(answer.comparison.map(({ totalRate }) => totalRate)).toEqual([22.5, 22.5, 10]);
  expect(answer.originCountry).toBe('China');
  expect(answer.answer).toMatch(
    /China 22\.5%; Vietnam 22\.5%; Portugal 10%\. The lowest is Portugal\.$/,
  );
});

test('several origins with equal totals are described as such', async () => {
  const { answer } = await ask('ceramic mugs from Vietnam or Turkey duty');
  expect(answer).toContain('There is no difference.');
});

test('one origin leaves the comparison empty', async () => {
  expect((await ask('ceramic mugs from Vietnam duty')).comparison).toEqual([]);
});

describe('a follow-up question', () => {
  const previousQuery = 'duty on cotton t-shirts 6109.10.00 from China on 2026-11-28';
  test.each([
    ['and from Vietnam?', '6109.10.00', 'Vietnam', 29],
    ['and before July 24, 2026?', '6109.10.00', 'China', 34],
    ['what about ceramic mugs', '6912.00.44', 'China', 22.5],
    ['and in polyester?', '6109.90.10', 'China', 32 + 7.5 + 12.5],
  ])('%s', async (query, hsCodeUsed, originCountry, totalRate) => {
    const answer = await ask({ query, previousQuery });
    expect(answer).toMatchObject({ status: 'answered', hsCodeUsed, originCountry });
    if (query.includes('July')) expect(answer.section301).toBeCloseTo(7.5, 9);
    else expect(answer.totalRate).toBeCloseTo(totalRate, 9);
  });
});

test('a day from an earlier question is mentioned where it applies, and dropped where it cannot be meant', async () => {
  const previousQuery = 'duty on cotton t-shirts from China before July 24, 2026';
  const open = await ask({ query: 'and from Vietnam?', previousQuery });
  expect(open.answer).toMatch(
    /^This is for goods entering on Jul 23, 2026, as you asked before\. The US duty/,
  );
  const complete = await ask({ query: 'duty on ceramic mugs from Vietnam', previousQuery });
  expect(complete.asOf).toBe(today);
  expect(complete.answer).not.toContain('as you asked before');
});

test.each([
  ['11:30 p.m. Eastern, the next day in UTC', '2026-11-29T04:30:00Z', '2026-11-28', '2026-11-29'],
  ['half past midnight Eastern', '2026-11-29T05:30:00Z', '2026-11-29', '2026-11-30'],
])('the day is that of US customs, in US Eastern time at %s', async (_when, now, day, nextDay) => {
  const respond = createHandler({ access, store, live: undefined, now: () => new Date(now) });
  const asked = async (query: string) =>
    tariffLookupResponseSchema.parse((await call(respond, { query })).body);
  const answer = await asked('duty on cotton t-shirts from China');
  expect(answer.asOf).toBe(day);
  expect(answer.answer).toContain(`for goods entering on ${formatLongDate(day)}`);
  const next = await asked('duty on cotton t-shirts from China entering tomorrow');
  expect(next.asOf).toBe(nextDay);
});

test('a line divided by value is chosen by the value in the question, and the answer says why', async () => {
  const answer = await ask('duty on wine glasses at $0.25 each from China');
  expect(answer).toMatchObject({ status: 'answered', hsCodeUsed: '7013.28.10', baseMFN: 28.5 });
  expect(answer.answer).toContain('For goods of that value the line is 7013.28.10.');
});

test('a line divided by value asks for the value, and uses the answer', async () => {
  const query = 'duty on wine glasses from China';
  const open = await ask(query);
  expect(open).toMatchObject({ hsCodeUsed: '7013.28.20', baseMFN: 22.5 });
  expect(open.answer).toContain('what is one piece worth at the factory?');
  const [question] = open.questions;
  expect(question?.options.map(({ value }) => value)).toEqual(['0-0.3', '0.3-3', '3-more']);
  const cheap = await ask({ query, answers: { [question?.id ?? '']: '0-0.3' } });
  expect(cheap).toMatchObject({ hsCodeUsed: '7013.28.10', questions: [] });
  const dear = await ask({ query, answers: { [question?.id ?? '']: '3-more' } });
  expect(dear).toMatchObject({ status: 'choose-line', hsCodeUsed: null });
  expect(dear.candidates.map(({ hts8 }) => hts8)).toContain('7013.28.60');
});

test('a line divided by value does not ask when the code was given', async () => {
  expect((await ask('duty on 7013.28.20 from China')).questions).toEqual([]);
});

test('a shipment’s value is answered with its duty', async () => {
  const { answer } = await ask('duty on a $20k shipment of ceramic mugs from Vietnam');
  expect(answer).toContain('On a shipment of $20,000.00, that’s $4,500.00.');
});

test('says that another country’s customs is unknown here', async () => {
  const { answer } = await ask('duty on ceramic mugs from China into Canada');
  expect(answer).toMatch(/^I only know US duties, not those of Canada\./);
});

test('goods made in the United States pay none there', async () => {
  const answer = await ask('duty on cotton t-shirts made in the USA');
  expect(answer).toMatchObject({ status: 'ask-origin', totalRate: null });
  expect(answer.answer).toMatch(/^Goods made in the United States pay no import duty there\./);
});

describe('the published schedule, when it is switched on', () => {
  const url = 'https://schedule.example/search';
  const published = (general: string) =>
    fakeFetch(() =>
      Response.json([
        { htsno: '6109.10', general: '', special: '', other: '' },
        { htsno: '6109.10.00', general, special: '', other: '90%' },
      ]),
    );

  test('is queried for the line', async () => {
    const { fetch, requests } = published('16.5%');
    await ask(
      'cotton t-shirts from China duty',
      createLiveSchedule({ call: directCall(), fetch, url }),
    );
    expect(requests.map((request) => request.url)).toEqual([`${url}?keyword=6109.10.00`]);
  });

  test('with the same rate is mentioned', async () => {
    const live: LiveSchedule = async (hts8) => {
      const [facts] = await store.facts([hts8]);
      if (facts === undefined) throw new Error('no such line');
      return facts.line;
    };
    const answer = await ask('cotton t-shirts from China duty', live);
    expect(answer).toMatchObject({ source: 'live', liveCheck: { result: 'same' } });
    expect(answer.totalRate).toBeCloseTo(36.5, 9);
  });

  test('with another rate takes precedence, and the answer says so', async () => {
    const { fetch } = published('<sup>1/</sup>18%');
    const answer = await ask(
      'cotton t-shirts from China duty',
      createLiveSchedule({ call: directCall(), fetch, url }),
    );
    expect(answer).toMatchObject({ source: 'live', baseMFN: 18, liveCheck: { result: 'differs' } });
    expect(answer.totalRate).toBeCloseTo(18 + 7.5 + 12.5, 9);
    expect(answer.answer).toMatch(
      /prints 18% for 6109\.10\.00, our snapshot 16\.5%; we use the published rate\.$/,
    );
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['refuses', () => new Response('no', { status: 503 })],
    ['answers no JSON', () => new Response('<html>')],
    ['does not hold the line', () => Response.json([{ htsno: '6109', general: 'Free' }])],
    ['prints no rate', () => Response.json([{ htsno: '6109.10.00', general: '' }])],
  ])('that %s leaves the snapshot in effect', async (_what, respond) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { fetch } = fakeFetch(respond);
    const answer = await ask(
      'cotton t-shirts from China duty',
      createLiveSchedule({ call: directCall(), fetch, url }),
    );
    expect(answer).toMatchObject({ source: 'builtin', liveCheck: { result: 'unavailable' } });
    expect(answer.totalRate).toBeCloseTo(36.5, 9);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  test('that never responds is not waited for', async () => {
    vi.useFakeTimers();
    const live = createLiveSchedule({ call: directCall(20), fetch: fakeFetch(silence).fetch, url });
    const failed = expect(live('6109.10.00')).rejects.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(6000);
    await failed;
    vi.useRealTimers();
  });

  test('is not mentioned when it is switched off', async () => {
    expect((await ask('cotton t-shirts from China duty')).liveCheck).toBeNull();
  });
});
