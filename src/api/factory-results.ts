import type { Json } from '@functions/_shared/database.types.ts';
import { callDatabase } from './call.ts';
import { visitorSessionId } from './visitor-session.ts';

/** What a factory search adds to a row of calculator_submissions. */
export type FactoryResults = {
  /** The row to update; if absent, the latest row of this session and email address. */
  submission_id?: string;
  user_email: string;
  factory_recommendations: Json;
  factory_search_country: string;
  factory_feasible: boolean;
  product_description: string;
};

/**
 * Adds the result of a factory search to the given submission of this session and email address, or
 * to the latest one (specification §7.6). Stores nothing if there is none.
 * @throws ApiError when the backend cannot be reached or refuses
 */
export async function saveFactoryResults(results: FactoryResults): Promise<void> {
  await callDatabase((client) =>
    client.rpc('save_factory_results', { ...results, session_id: visitorSessionId() }),
  );
}
