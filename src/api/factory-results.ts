import type { Json } from '@functions/_shared/database.types.ts';
import { callDatabase } from './call.ts';
import { visitorSessionId } from './visitor-session.ts';

/** What a factory search adds to a row of calculator_submissions. */
export type FactoryResults = {
  /** The row the search was made for; without it, the latest of this visitor and address. */
  submission_id?: string;
  user_email: string;
  factory_recommendations: Json;
  factory_search_country: string;
  factory_feasible: boolean;
  product_description: string;
};

/**
 * Adds the outcome of the factory search to the named submission of this visitor and address, or
 * to their latest (specification §7.6). Where there is none, nothing is stored.
 * @throws ApiError when the backend cannot be reached or refuses.
 */
export async function saveFactoryResults(results: FactoryResults): Promise<void> {
  await callDatabase((client) =>
    client.rpc('save_factory_results', { ...results, session_id: visitorSessionId() }),
  );
}
