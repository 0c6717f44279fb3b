import type { CalculatedResults } from '@functions/_shared/contracts/send-tool-notification.ts';
import type { Json } from '@functions/_shared/database.types.ts';
import { ApiError } from './api-error.ts';
import { callDatabase } from './call.ts';
import { visitorSessionId } from './visitor-session.ts';

/** A row of calculator_submissions as the calculator makes it; the session id is added here. */
export type CalculatorSubmission = {
  /** Made by the browser, since a visitor may not read the row back. */
  id: string;
  user_email: string;
  tool_name: 'revenue_calculator';
  audience_size: number;
  /** Per cent. */
  engagement_rate: number;
  product_category: string;
  made_in: string;
  /** US dollars. */
  average_order_value: number;
  calculated_results: CalculatedResults;
  notification_sent: false;
};

export type FactoryResults = {
  /** The row the search was made for; without it the latest of this visitor and address. */
  submission_id?: string;
  user_email: string;
  factory_recommendations: Json;
  factory_search_country: string;
  factory_feasible: boolean;
  product_description: string;
};

/**
 * Stores the row once: sent again with the same id, after an answer that got lost on its way, it
 * counts as stored.
 * @throws ApiError when the row could not be stored.
 */
export async function saveCalculatorSubmission(submission: CalculatorSubmission): Promise<void> {
  try {
    await callDatabase((client) =>
      client
        .from('calculator_submissions')
        .insert({ ...submission, session_id: visitorSessionId() }),
    );
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** The random id is the table's only unique column. */
function isAlreadyThere(error: unknown): boolean {
  return error instanceof ApiError && error.code === uniqueViolation;
}

/** PostgreSQL's own code. */
const uniqueViolation = '23505';

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
