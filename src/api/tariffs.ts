import {
  tariffLineFactsSchema,
  tariffSearchHitsSchema,
} from '@functions/_shared/contracts/tariff-line-facts.ts';
import type {
  TariffLineFacts,
  TariffSearchHit,
} from '@functions/_shared/domain/tariff/tariff-types.ts';
import { normalizeQuery } from '@functions/_shared/domain/tariff-question/normalize-query.ts';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { callDatabase } from './call.ts';

/**
 * Tariff lines that match a code or words, best first; empty if nothing matches.
 * @throws ApiError
 */
export async function searchTariffLines(
  query: string,
  resultLimit = 8,
): Promise<readonly TariffSearchHit[]> {
  const rows = await callDatabase((client) =>
    client.rpc('search_tariff_lines', {
      query: normalizeQuery(query.toLowerCase()),
      result_limit: resultLimit,
    }),
  );
  return checked(tariffSearchHitsSchema.safeParse(rows ?? []));
}

/**
 * One line with everything the tables hold about it; null if there is no such line.
 * @throws ApiError
 */
export async function tariffLineFacts(code: string): Promise<TariffLineFacts | null> {
  const facts = await callDatabase((client) => client.rpc('tariff_line_facts', { code }));
  return checked(z.nullable(tariffLineFactsSchema).safeParse(facts));
}

function checked<Value>(
  result: { success: true; data: Value } | { success: false; error: unknown },
): Value {
  if (result.success) return result.data;
  throw new ApiError('The tariff tables gave an answer we couldn’t read.', 'bad_answer', {
    cause: result.error,
  });
}
