import { dedupeKey } from '@functions/_shared/sourcing-dedupe-key.ts';
import { expect, test } from 'vitest';
import { requests } from '../send-sourcing-tool-notification/build-request.ts';

const noon = new Date('2026-11-27T12:00:00Z');

test('dedupeKey of a sourcing event is the same for a double click, however the address is written', async () => {
  const again = { ...requests.quiz, email: 'ada@FAN.example' };
  expect(await dedupeKey(again, new Date('2026-11-27T12:00:01Z'))).toBe(
    await dedupeKey(requests.quiz, noon),
  );
});

test('dedupeKey of a sourcing event is the id from the browser, whatever else differs', async () => {
  const submissionId = '0F8FAD5B-D9CB-8469-A165-70867728950E';
  const { quiz } = requests;
  const later = new Date('2026-11-29T00:00:01Z');
  expect(await dedupeKey({ ...quiz, submissionId }, later)).toBe(
    await dedupeKey({ ...quiz, submissionId: submissionId.toLowerCase() }, noon),
  );
  expect(await dedupeKey({ ...requests.strategy, submissionId }, noon)).not.toBe(
    await dedupeKey({ ...quiz, submissionId }, noon),
  );
});

test('dedupeKey of a sourcing event differs by event, person, answer and day', async () => {
  const { quiz } = requests;
  const keys = await Promise.all([
    dedupeKey(quiz, noon),
    dedupeKey(requests.strategy, noon),
    dedupeKey({ ...quiz, email: 'bob@fan.example' }, noon),
    dedupeKey({ ...quiz, data: { ...quiz.data, readinessScore: 91 } }, noon),
    dedupeKey(quiz, new Date('2026-11-28T00:00:00Z')),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('dedupeKey of a sourcing event fits the column and contains no address', async () => {
  const key = await dedupeKey(requests['map-intro'], noon);
  expect(key.length).toBeLessThanOrEqual(200);
  expect(key).not.toContain('@');
});
