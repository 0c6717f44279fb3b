import {
  demandTestIdPattern,
  demandTestSecretPattern,
  priceCount,
} from '@functions/_shared/domain/demand/demand-test.ts';
import {
  type DemandMeasurement,
  measuredRateAt,
} from '@functions/_shared/domain/demand/measured-rate.ts';
import { flag, list, number, parseJson, record, text } from '@functions/_shared/domain/schema.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';

/** A demand test that was made or opened on this device. */
export type OwnTest = Readonly<{
  id: string;
  /** Reads and removes the test; it is in no address but the owner's link, behind its "#". */
  secret: string;
  product: string;
  pricesUsd: readonly number[];
  /** ISO 8601. */
  endsAt: string;
  /** What it had counted when its results were last seen here; undefined before. */
  seen?: Pick<DemandMeasurement, 'visitors' | 'votes'> | undefined;
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
  const next = { ...known, ...test, seen: test.seen ?? known?.seen };
  const tests = known
    ? before.tests.map((each) => (each === known ? next : each))
    : [next, ...before.tests].slice(0, maxOwnTests);
  return { ...before, tests };
}

export function withoutTest(before: OwnTests, id: string): OwnTests {
  return { ...before, tests: before.tests.filter((test) => test.id !== id) };
}

/**
 * The newest test of this product that has counted enough to say something about an ordering rate,
 * whatever the price.
 * @param product as a tool was told; blank for one that nobody has named, which no test is of
 */
export function measuredTest({ tests }: OwnTests, product: string): OwnTest | undefined {
  return tests.find(
    (test) =>
      test.seen !== undefined &&
      isSameProduct(test.product, product) &&
      measuredRateAt({ ...test.seen, pricesUsd: test.pricesUsd }, 0) !== null,
  );
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
  const { id, secret, product, pricesUsd, endsAt, seen } = record(raw);
  const prices = amounts(pricesUsd);
  const test = { id: text(id), secret: text(secret), product: text(product), endsAt: text(endsAt) };
  const isWhole =
    demandTestIdPattern.test(test.id) &&
    demandTestSecretPattern.test(test.secret) &&
    test.product !== '' &&
    !Number.isNaN(Date.parse(test.endsAt)) &&
    prices.length === priceCount &&
    prices.every((usd, index) => usd > (prices[index - 1] ?? 0));
  return isWhole ? { ...test, pricesUsd: prices, seen: readSeen(seen) } : null;
}

function readSeen(raw: unknown): OwnTest['seen'] {
  const { visitors, votes } = record(raw);
  const counted = amounts(votes);
  const total = counted.reduce((sum, each) => sum + each, 0);
  return typeof visitors === 'number' && counted.length === priceCount && visitors >= total
    ? { visitors, votes: counted }
    : undefined;
}

function amounts(raw: unknown): number[] {
  return list(number(null))(raw).filter((value) => value >= 0);
}
