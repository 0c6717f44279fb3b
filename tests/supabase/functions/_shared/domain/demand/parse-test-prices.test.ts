import { parseTestPrices } from '@functions/_shared/domain/demand/parse-test-prices.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test('prices come in ascending order, however they were typed', () => {
  expect(parseTestPrices(['$32', '24', '28.50'], 'en-US')).toEqual({
    ok: true,
    pricesUsd: [24, 28.5, 32],
    isReordered: true,
  });
  expect(parseTestPrices(['24', '28.50', '$32'], 'en-US')).toMatchObject({ isReordered: false });
});

test('each field says what is wrong with it', () => {
  expect(parseTestPrices(['', 'x', '0'], 'en-US')).toMatchObject({
    errors: ['required', 'not-a-number', 'not-positive'],
  });
  expect(parseTestPrices(['24', '24.00', '10001'], 'en-US')).toMatchObject({
    errors: [undefined, 'repeated', 'too-large'],
  });
  expect(parseTestPrices(['24', '28.555', '€30'], 'en-US')).toMatchObject({
    errors: [undefined, 'too-fine', 'other-currency'],
  });
});

test('whatever three prices are typed, they come ascending, and it says whether they were', () => {
  const cents = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), {
    minLength: 3,
    maxLength: 3,
  });
  fc.assert(
    fc.property(cents, (typed) => {
      const ascending = typed.toSorted((a, b) => a - b);
      expect(
        parseTestPrices(
          typed.map((each) => (each / 100).toFixed(2)),
          'en-US',
        ),
      ).toEqual({
        ok: true,
        pricesUsd: ascending.map((each) => each / 100),
        isReordered: typed.join() !== ascending.join(),
      });
    }),
  );
});
