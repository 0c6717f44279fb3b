import type { TariffLookupResponse } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import type { AnswerCard, AssistantMessage, UserMessage } from '@/tools/assistant/rules/thread.ts';

/** Messages and cards for tests, each with what the test is about put over it. */

export function aQuestion(content: string, overrides: Partial<UserMessage> = {}): UserMessage {
  return { id: content, role: 'user', content, timestampMs: 0, spoken: false, ...overrides };
}

export function anAnswer(
  content: string,
  overrides: Partial<AssistantMessage> = {},
): AssistantMessage {
  return {
    id: content,
    role: 'assistant',
    content,
    timestampMs: 0,
    cards: [],
    suggestions: [],
    failed: false,
    ...overrides,
  };
}

/** Cotton T-shirts from China on 28 November 2026: 16.5 + 7.5 + 12.5 = 36.5 percent. */
export function aTariffResult(overrides: Partial<TariffLookupResponse> = {}): TariffLookupResponse {
  return {
    baseMFN: 16.5,
    section301: 20,
    totalRate: 36.5,
    hsCodeUsed: '6109.10.00',
    originCountry: 'China',
    originCode: 'CN',
    section232: 0,
    baseRateText: '16.5%',
    totalRateText: '36.5%',
    minimumRatePct: null,
    dutyUsd: null,
    layers: [
      {
        kind: 'base',
        heading: null,
        label: 'Base duty',
        ratePct: 16.5,
        rateText: '16.5%',
        basis: 'Customs value',
        effectiveFrom: null,
        effectiveTo: null,
        reason: 'Column 1 general rate of the line.',
        amountUsd: null,
      },
      {
        kind: 'china-301',
        heading: '9903.88.15',
        label: 'Section 301, China list 4A',
        ratePct: 7.5,
        rateText: '7.5%',
        basis: 'Customs value',
        effectiveFrom: '2020-02-14',
        effectiveTo: null,
        reason: 'The line is on list 4A.',
        amountUsd: null,
      },
      {
        kind: 'forced-labor-301',
        heading: '9903.05.31',
        label: 'Section 301, forced labor',
        ratePct: 12.5,
        rateText: '12.5%',
        basis: 'Customs value',
        effectiveFrom: '2026-07-24',
        effectiveTo: null,
        reason: 'China is one of the 60 economies.',
        amountUsd: null,
      },
    ],
    usmca: null,
    questions: [],
    orders: [],
    notCovered: ['Antidumping and countervailing duties.'],
    status: 'answered',
    answer: 'Cotton T-shirts from China pay 36.5% today.',
    confidence: 'high',
    confidenceReason: 'The words name the line.',
    product: 'cotton t-shirts',
    lineDescription: 'T-shirts, knitted > Of cotton',
    candidates: [],
    comparison: [],
    unitValueUsd: null,
    unitWeightKg: null,
    quantity: null,
    asOf: '2026-11-28',
    scheduleRevision: 'HTS 2026 Revision 10',
    sources: [{ title: 'Harmonized Tariff Schedule', detail: 'Chapter 61' }],
    source: 'builtin',
    liveCheck: null,
    ...overrides,
  };
}

export function aTariffCard(overrides: Partial<TariffLookupResponse> = {}): AnswerCard {
  return {
    kind: 'tariff',
    request: { query: 'duty on cotton t-shirts from China' },
    result: aTariffResult(overrides),
  };
}
