import type {
  CalculatedResults,
  SendToolNotificationRequest,
} from '@functions/_shared/contracts/send-tool-notification.ts';
import type { Json } from '@functions/_shared/database.types.ts';
import { callDatabase } from './call.ts';
import { insertOnce } from './insert-once.ts';
import { signColumns } from './sign-columns.ts';
import type { CalculatorRow } from './submission-rows.ts';
import { unsent } from './unsent.ts';
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
 * Stores the row once, under its id. Where that fails for now, row and message wait on the device
 * and are sent together later; otherwise the message is the caller's to send.
 * @throws ApiError when the row was not stored just now.
 */
export async function saveCalculatorSubmission(
  submission: CalculatorSubmission,
  message: SendToolNotificationRequest,
): Promise<void> {
  const { id } = submission;
  const row = { ...submission, session_id: visitorSessionId(), ...signColumns(message.form) };
  await unsent.submit({ kind: 'calculation', id, body: { row, message } }, () =>
    insertCalculatorRow(row),
  );
}

/** @throws ApiError when the row could not be stored. */
export function insertCalculatorRow(row: CalculatorRow): Promise<void> {
  return insertOnce((client) => client.from('calculator_submissions').insert(row));
}

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
