import { aCreatorInput } from '@tests/src/tools/report/rules/a-report.ts';
import { expect, test } from 'vitest';
import { parseOutcome, serializeOutcome } from '@/tools/creator-calculator/outcome-storage.ts';
import { aPicture } from '../revenue-calculator/screen/fakes.ts';

const input = aCreatorInput();
const outcome = { searchedCountry: 'china' as const, pictures: [aPicture()] };

test('an outcome is read back as it was, whatever price was tried since', () => {
  const text = serializeOutcome(input, outcome);
  expect(parseOutcome(text, { ...input, priceUsd: 99 })).toEqual(outcome);
});

test('the outcome of another result is none', () => {
  const text = serializeOutcome(input, outcome);
  expect(parseOutcome(text, { ...input, product: 'Mug' })).toBeNull();
});

test.each([null, '', '{', '[]', '{"of":3}'])('a kept text of %j is none', (text) => {
  expect(parseOutcome(text, input)).toBeNull();
});

test('what does not hold up is left out', () => {
  const { of } = JSON.parse(serializeOutcome(input, outcome));
  const pictures = [3, { ...aPicture(), url: 'javascript:alert(1)' }, aPicture()];
  expect(parseOutcome(JSON.stringify({ of, searchedCountry: 'mars', pictures }), input)).toEqual({
    searchedCountry: null,
    pictures: [aPicture()],
  });
});
