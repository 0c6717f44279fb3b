import { expect, test } from 'vitest';
import { isFailureShown, type Submission, subjectOf, supersedes } from '@/api/submissions/kinds.ts';

function message(body: Record<string, unknown>, id = 'one'): Submission {
  return { kind: 'sourcing-message', id, body };
}

test('a row and its message have the same subject', () => {
  const types = [
    'tool_access',
    'quiz',
    'strategy',
    'map-intro',
    'rfq',
    'swag',
    'idea',
    'guide',
    'other',
  ];
  expect(types.map((type) => subjectOf(message({ type })))).toEqual([
    'access',
    'quiz',
    'strategy',
    'intro',
    'rfq',
    'swag',
    'idea',
    'guide',
    'access',
  ]);
  const kinds = [
    'sourcing-lead',
    'country-quiz',
    'strategy',
    'calculation',
    'rfq',
    'swag-request',
  ] as const;
  expect(kinds.map((kind) => subjectOf({ kind, id: 'one', body: {} }))).toEqual([
    'access',
    'quiz',
    'strategy',
    'calculation',
    'rfq',
    'swag',
  ]);
  expect(subjectOf({ kind: 'calculation-message', id: 'one', body: {} })).toBe('calculation');
  const lead = { kind: 'sourcing-lead', id: 'one', body: { source: 'creator_guide' } } as const;
  expect(subjectOf(lead)).toBe('guide');
});

test('only the calculator, the introduction and the requests report failures themselves', () => {
  const subjects = [
    'access',
    'quiz',
    'strategy',
    'calculation',
    'intro',
    'rfq',
    'swag',
    'idea',
    'guide',
  ] as const;
  expect(subjects.filter(isFailureShown)).toEqual(['calculation', 'intro', 'rfq', 'swag', 'guide']);
});

test('an introduction supersedes only an earlier one for the same address and country', () => {
  const intro = { type: 'map-intro', email: 'ana@example.com', data: { country: 'Vietnam' } };
  const better = message({ ...intro, data: { country: 'Vietnam', message: 'Socks' } }, 'two');
  expect(supersedes(better, message(intro))).toBe(true);
  expect(supersedes(better, message({ ...intro, email: 'bo@example.com' }))).toBe(false);
  expect(supersedes(better, message({ ...intro, data: { country: 'Mexico' } }))).toBe(false);
  expect(supersedes(better, message({ ...intro, type: 'quiz' }))).toBe(false);
  expect(supersedes(message({ ...intro, type: 'quiz' }), message(intro))).toBe(false);
  const lead: Submission = { kind: 'sourcing-lead', id: 'one', body: intro };
  expect(supersedes(better, lead)).toBe(false);
  expect(supersedes({ ...lead, id: 'two' }, lead)).toBe(false);
});

test('a changed RFQ supersedes only an earlier one for the same address and product', () => {
  const row = { user_email: 'ana@example.com', product: 'Tote', quantities: [500] };
  const rfq = (body: Record<string, unknown>): Submission => ({ kind: 'rfq', id: 'one', body });
  const changed = rfq({ ...row, quantities: [1000] });
  expect(supersedes(changed, rfq(row))).toBe(true);
  expect(supersedes(changed, rfq({ ...row, product: 'Mug' }))).toBe(false);
  expect(supersedes(changed, rfq({ ...row, user_email: 'bo@example.com' }))).toBe(false);

  const about = { type: 'rfq', email: 'ana@example.com', data: { product: 'Tote' } };
  const better = message({ ...about, data: { product: 'Tote', quantities: [1000] } }, 'two');
  expect(supersedes(better, message(about))).toBe(true);
  expect(supersedes(better, message({ ...about, data: { product: 'Mug' } }))).toBe(false);
  expect(supersedes(better, message({ ...about, type: 'map-intro' }))).toBe(false);
});

test('a changed swag request supersedes any earlier one of the same address', () => {
  const row = { user_email: 'ana@example.com', items: [{ piece: 'mug' }] };
  const swag = (body: Record<string, unknown>): Submission => ({
    kind: 'swag-request',
    id: 'one',
    body,
  });
  expect(supersedes(swag({ ...row, items: [{ piece: 'tee' }] }), swag(row))).toBe(true);
  expect(supersedes(swag(row), swag({ ...row, user_email: 'bo@example.com' }))).toBe(false);

  const about = { type: 'swag', email: 'ana@example.com', data: { items: [{ piece: 'mug' }] } };
  const changed = message({ ...about, data: { items: [{ piece: 'tee' }] } }, 'two');
  expect(supersedes(changed, message(about))).toBe(true);
  expect(supersedes(changed, message({ ...about, email: 'bo@example.com' }))).toBe(false);
  expect(supersedes(changed, message({ ...about, type: 'rfq' }))).toBe(false);
});
