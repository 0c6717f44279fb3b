import type {
  CreatedDemandTest,
  DemandResults,
  Drop,
} from '@functions/_shared/contracts/demand-test.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { ApiError } from './api-error.ts';
import { callDatabase } from './call.ts';
import { lazyApiModule } from './lazy-api-module.ts';
import { visitorSessionId } from './visitor-session.ts';

/** What somebody says about the test they put online. */
export type NewDemandTest = {
  product: string;
  creator: string;
  tagline?: string | undefined;
  kindId?: string | undefined;
  motif?: string | undefined;
  /** Ascending. */
  pricesUsd: readonly number[];
  days: number;
};

/** A vote on the public page of a test. */
export type DropVote = {
  /** 0 is the lowest price. */
  priceIndex: number;
  /** Only of somebody who agreed to be told. */
  email?: string | undefined;
};

/** What reads and removes a test. */
export type DemandTestKey = { id: string; secret: string };

const schemas = lazyApiModule(() => import('@functions/_shared/contracts/demand-test.ts'));

/**
 * Puts a test online.
 * @throws ApiError with status 422 when a text is not for everybody's eyes
 */
export async function createDemandTest(
  test: NewDemandTest,
  signals: BotSignals,
): Promise<CreatedDemandTest> {
  const { createdDemandTestSchema } = await schemas.load();
  const answer = await callDatabase((client) =>
    client.rpc('create_demand_test', {
      session_id: visitorSessionId(),
      product: test.product,
      creator: test.creator,
      prices_usd: [...test.pricesUsd],
      days: test.days,
      tagline: test.tagline ?? null,
      kind_id: test.kindId ?? null,
      motif: test.motif ?? null,
      ...signalColumns(signals),
    }),
  );
  return checked(createdDemandTestSchema.safeParse(answer));
}

/** What the public page of a test shows; null where there is no such test. @throws ApiError */
export async function drop(id: string): Promise<Drop | null> {
  const { dropSchema } = await schemas.load();
  const answer = await callDatabase((client) => client.rpc('demand_test', { test_id: id }));
  return answer === null ? null : checked(dropSchema.safeParse(answer));
}

/** Counts this browser among the visitors of a test, once a day. @throws ApiError */
export async function countDropVisit(id: string): Promise<void> {
  await callDatabase((client) =>
    client.rpc('count_demand_visit', { test_id: id, session_id: visitorSessionId() }),
  );
}

/**
 * Votes, in place of an earlier vote of this browser.
 * @throws ApiError with status 422 when the test has ended or is gone
 */
export async function voteInDrop(
  id: string,
  { priceIndex, email }: DropVote,
  signals: BotSignals,
): Promise<void> {
  await callDatabase((client) =>
    client.rpc('vote_in_demand_test', {
      test_id: id,
      session_id: visitorSessionId(),
      price_index: priceIndex,
      ...(email !== undefined && { email, consents: true }),
      ...signalColumns(signals),
    }),
  );
}

/** Takes this browser's vote and address back. @throws ApiError */
export async function withdrawDropVote(id: string): Promise<void> {
  await callDatabase((client) =>
    client.rpc('withdraw_demand_vote', { test_id: id, session_id: visitorSessionId() }),
  );
}

/** What a test has counted; null where there is no test with this secret. @throws ApiError */
export async function demandResults({ id, secret }: DemandTestKey): Promise<DemandResults | null> {
  const { demandResultsSchema } = await schemas.load();
  const answer = await callDatabase((client) =>
    client.rpc('demand_test_results', { test_id: id, secret }),
  );
  return answer === null ? null : checked(demandResultsSchema.safeParse(answer));
}

/** Ends a test now. @throws ApiError */
export async function endDemandTest({ id, secret }: DemandTestKey): Promise<void> {
  await callDatabase((client) => client.rpc('end_demand_test', { test_id: id, secret }));
}

/** Removes a test with its votes and addresses. @throws ApiError */
export async function deleteDemandTest({ id, secret }: DemandTestKey): Promise<void> {
  await callDatabase((client) => client.rpc('delete_demand_test', { test_id: id, secret }));
}

function signalColumns({ trap, filledInMs }: BotSignals) {
  return { form_trap: trap ?? null, filled_in_ms: filledInMs ?? null };
}

function checked<Value>(
  result: { success: true; data: Value } | { success: false; error: unknown },
): Value {
  if (result.success) return result.data;
  throw new ApiError('The demand test gave an answer we couldn’t read.', 'bad_answer', {
    cause: result.error,
  });
}
