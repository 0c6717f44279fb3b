import {
  type MeasuredOrdering,
  type MeasuredRates,
  orderingAt,
} from '@functions/_shared/domain/calc/measured-ordering.ts';
import {
  demandTestIdPattern,
  demandTestSecretPattern,
} from '@functions/_shared/domain/demand/demand-test.ts';
import { flag, list, number, parseJson, record, text } from '@functions/_shared/domain/schema.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';

/** A demand test that was made or kept on this device. */
export type OwnTest = Readonly<{
  id: string;
  /** Reads and removes the test; it is in no address but the owner's link, behind its "#". */
  secret: string;
  product: string;
  /** ISO 8601. */
  endsAt: string;
  /** What it had measured when its results were last seen here; undefined before. */
  measured?: MeasuredRates | undefined;
}>;

/** The tests of this device, the newest first. */
export type OwnTests = Readonly<{
  tests: readonly OwnTest[];
  /** The visitor wants the assumed ordering rate in spite of a measured one. */
  prefersAssumed: boolean;
}>;

export const noTests: OwnTests = { tests: [], prefersAssumed: false };

/** As many as a device keeps. */
export const maxOwnTests = 20;

/** Adds a test, or what is newly known of one. */
export function withTest(before: OwnTests, test: OwnTest): OwnTests {
  const known = before.tests.find(({ id }) => id === test.id);
  const next = { ...test, measured: test.measured ?? known?.measured };
  const tests = known
    ? before.tests.map((each) => (each === known ? next : each))
    : [next, ...before.tests].slice(0, maxOwnTests);
  return { ...before, tests };
}

export function withoutTest(before: OwnTests, id: string): OwnTests {
  return { ...before, tests: before.tests.filter((test) => test.id !== id) };
}

/**
 * What the newest test of this product with enough visitors has measured.
 * @param product as a tool was told; blank for one that nobody has named, which no test is of
 */
export function measuredFor({ tests }: OwnTests, product: string): MeasuredRates | undefined {
  return tests.find(
    (test) => (test.measured?.rates.length ?? 0) > 0 && isSameProduct(test.product, product),
  )?.measured;
}

/** What a test of this product says at this price; undefined without one. */
export function orderingFor(
  tests: OwnTests,
  { product, priceUsd }: { product: string; priceUsd: number },
): MeasuredOrdering | undefined {
  const measured = measuredFor(tests, product);
  return measured && orderingAt(measured, priceUsd);
}

export function serializeOwnTests({ tests, prefersAssumed }: OwnTests): string | null {
  return tests.length === 0 ? null : JSON.stringify({ tests, prefersAssumed });
}

/** Reads what the device stored, which anyone may have edited; never throws. */
export function parseOwnTests(json: string | null): OwnTests {
  return parseJson(
    (raw) => ({
      tests: list<OwnTest>(readTest)(record(raw).tests).slice(0, maxOwnTests),
      prefersAssumed: flag(record(raw).prefersAssumed),
    }),
    json,
  );
}

function readTest(raw: unknown): OwnTest | null {
  const { id, secret, product, endsAt, measured } = record(raw);
  const test = { id: text(id), secret: text(secret), product: text(product), endsAt: text(endsAt) };
  const isWhole =
    demandTestIdPattern.test(test.id) &&
    demandTestSecretPattern.test(test.secret) &&
    test.product !== '' &&
    !Number.isNaN(Date.parse(test.endsAt));
  return isWhole
    ? { ...test, ...(measured !== undefined && { measured: ratesOf(measured) }) }
    : null;
}

function ratesOf(raw: unknown): MeasuredRates {
  const { visitors, rates } = record(raw);
  return {
    visitors: number(0)(visitors),
    rates: list<MeasuredRates['rates'][number]>((rate) => {
      const priceUsd = number(null)(record(rate).priceUsd);
      const pct = number(null)(record(rate).pct);
      return priceUsd !== null && pct !== null && pct > 0 && pct <= 100 ? { priceUsd, pct } : null;
    })(rates),
  };
}
