import type { OriginDuty } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import {
  type AnswerFacts,
  answerOne,
  answerSeveral,
  answerWithoutOrigin,
  otherDestinationNote,
} from '@functions/tariff-lookup-live/answer-text.ts';
import { expect, test } from 'vitest';

const facts: AnswerFacts = {
  subject: { product: 'knives', hts8: '8211.92.20' },
  classification: {
    code: '8211.92.20',
    confidence: 'high',
    reason: '',
    candidates: [],
    isFromTerm: false,
  },
  entryDate: '2026-11-28',
  usmca: undefined,
  unitValueUsd: undefined,
  shipmentValueUsd: undefined,
  quantity: undefined,
  asksOrders: false,
};

function dutyOf(change: Partial<OriginDuty>): OriginDuty {
  return {
    baseMFN: 10,
    section301: 0,
    totalRate: 10,
    hsCodeUsed: '8211.92.20',
    originCountry: 'Germany',
    originCode: 'DE',
    section232: null,
    baseRateText: '10%',
    totalRateText: '10%',
    minimumRatePct: null,
    dutyUsd: null,
    layers: [],
    usmca: null,
    questions: [],
    orders: [],
    notCovered: [],
    ...change,
  };
}

const metal: OriginDuty['questions'][number] = {
  id: 'metal-weight',
  text: 'How much of the weight is steel, aluminum or copper?',
  options: [
    { value: 'at-least-15', label: '15% or more' },
    { value: 'under-15', label: 'Less than 15%' },
  ],
  assumed: 'at-least-15',
  otherTotalText: '10%',
};

test('an answer with an assumption states it and the total of the alternative', () => {
  expect(answerOne(dutyOf({ questions: [metal] }), facts)).toMatch(
    /copper\? Until you say, I’m assuming “15% or more”; otherwise it’s 10%\.$/,
  );
});

test('an answer with an assumption states it once for several origins with different totals', () => {
  const vietnam = { originCode: 'VN', originCountry: 'Vietnam', totalRate: 29.8 };
  const answer = answerSeveral(
    [
      dutyOf({ questions: [metal] }),
      dutyOf({ ...vietnam, questions: [{ ...metal, otherTotalText: '17%' }] }),
    ],
    facts,
  );
  expect(answer.match(/Until you say, I’m assuming “15% or more”\./g)).toHaveLength(1);
});

test('an answer without an assumption only asks', () => {
  const open = { ...metal, assumed: null, otherTotalText: null };
  expect(answerOne(dutyOf({ questions: [open] }), facts)).toMatch(/copper\?$/);
});

test('goods that may not be imported come before their rate', () => {
  const iran = dutyOf({ originCode: 'IR', originCountry: 'Iran' });
  const start = /^Imports from Iran are generally prohibited unless .* The US duty on/;
  expect(answerOne(iran, facts)).toMatch(start);
  expect(answerSeveral([iran, dutyOf({})], facts)).toMatch(start);
});

test('duties of that day that no total includes come right after the total', () => {
  const then = { ...facts, entryDate: '2025-11-01' };
  const note = /Nov 1, 2025.*\. This leaves out the duties under IEEPA/;
  expect(answerOne(dutyOf({}), then)).toMatch(note);
  expect(answerSeveral([dutyOf({}), dutyOf({ originCode: 'VN' })], then)).toMatch(note);
  expect(answerOne(dutyOf({}), facts)).not.toContain('IEEPA');
});

test('a line requested by its code is named once', () => {
  const byCode = { ...facts, subject: { product: '', hts8: '8211.92.20' } };
  const several = answerSeveral([dutyOf({}), dutyOf({ originCode: 'VN' })], byCode);
  expect(several).toMatch(/^The US duty on goods of line 8211\.92\.20, for goods entering/);
  expect(
    answerWithoutOrigin(byCode.subject, { generalRateText: '10%', isDomestic: false }),
  ).toMatch(/^The base rate of goods of line 8211\.92\.20 is 10%\./);
  expect(answerWithoutOrigin(facts.subject, { generalRateText: '10%', isDomestic: false })).toMatch(
    /^The base rate of knives, line 8211\.92\.20, is 10%\./,
  );
});

test('an order is stated per piece and in total', () => {
  const order = { ...facts, unitValueUsd: 12, quantity: 1000 };
  expect(answerOne(dutyOf({ dutyUsd: 3.48 }), order)).toContain(
    'On a value of $12.00, that’s $3.48 a piece, and $3,480.00 for all 1,000.',
  );
  expect(answerOne(dutyOf({ dutyUsd: 3.48 }), { ...order, quantity: undefined })).toContain(
    'On a value of $12.00, that’s $3.48.',
  );
});

test.each([
  ['UK', 'not those of the UK.'],
  ['EU', 'not those of the EU.'],
  ['Netherlands', 'not those of the Netherlands.'],
  ['Canada', 'not those of Canada.'],
])('duties of %s are not known here', (country, words) => {
  expect(otherDestinationNote(country)).toContain(words);
});

const step = {
  date: '2027-01-01',
  what: 'Section 232, timber and furniture 30% instead of 25%',
  totalText: '55%',
};

test('what changes soon stands in the answer, with the new total', () => {
  const answer = answerOne(dutyOf({ upcoming: [step] }), facts);
  expect(answer).toContain(
    'From Jan 1, 2027, it’ll be 55%: Section 232, timber and furniture 30% instead of 25%.',
  );
  expect(answerOne(dutyOf({ upcoming: [] }), facts)).not.toContain('it’ll be');
});

test('under a claim, a change is that of the total without it', () => {
  const usmca = { totalRate: 0, totalRateText: '0%', layers: [], condition: '' };
  const answer = answerOne(dutyOf({ originCountry: 'Canada', usmca, upcoming: [step] }), {
    ...facts,
    usmca: 'claimed',
  });
  expect(answer).toContain('Without the claim: From Jan 1, 2027, it’ll be 55%');
});

test('origins with a change on the same day share its sentence', () => {
  const answer = answerSeveral(
    [
      dutyOf({ originCountry: 'China', originCode: 'CN', upcoming: [step] }),
      dutyOf({
        originCountry: 'Vietnam',
        originCode: 'VN',
        upcoming: [{ ...step, totalText: '30%' }],
      }),
      dutyOf({}),
    ],
    facts,
  );
  expect(answer).toContain('From Jan 1, 2027, it’ll be 55% from China and 30% from Vietnam.');
});

test('two totals are explained beside them', () => {
  const doubt = 'Sources differ on whether drones pay both. Both totals are shown.';
  const duty = dutyOf({ totalRate: null, totalRateText: '25% or 37.5%', caveats: [doubt] });
  expect(answerOne(duty, facts)).toContain(`25% or 37.5%`);
  expect(answerOne(duty, facts)).toContain(doubt);
});
