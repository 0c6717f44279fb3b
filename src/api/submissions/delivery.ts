import { rfqDataSchema } from '@functions/_shared/contracts/rfq-request.ts';
import {
  type SendSourcingToolNotificationRequest,
  type SendSourcingToolNotificationResponse,
  sendSourcingToolNotificationRequestSchema,
  sendSourcingToolNotificationResponseSchema,
} from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import {
  type SendToolNotificationRequest,
  type SendToolNotificationResponse,
  sendToolNotificationRequestSchema,
  sendToolNotificationResponseSchema,
} from '@functions/_shared/contracts/send-tool-notification.ts';
import { swagDataSchema } from '@functions/_shared/contracts/swag-request.ts';
import type { TablesInsert } from '@functions/_shared/database.types.ts';
import * as z from 'zod/mini';
import { ApiError } from '../api-error.ts';
import { callDatabase, type DatabaseAnswer } from '../call.ts';
import type { Client } from '../client.ts';
import { callFunction } from '../functions.ts';
import type { SubmissionKind } from './kinds.ts';

/** How each kind of submission is sent. Loaded when the page is idle, or with the first submission. */

type FormTable =
  | 'sourcing_tool_leads'
  | 'country_quiz_submissions'
  | 'strategy_submissions'
  | 'calculator_submissions'
  | 'rfq_submissions'
  | 'swag_submissions';

/**
 * A schema for every column of a form's table, so that the compiler reports a column that is
 * missing here, unknown to the table or of another type. `NotSent` names the columns that a browser
 * does not send.
 */
type Columns<Table extends FormTable, NotSent extends keyof TablesInsert<Table> = never> = {
  [Column in Exclude<
    keyof TablesInsert<Table>,
    'created_at' | 'email_flag' | NotSent
  >]: z.ZodMiniType<TablesInsert<Table>[Column]>;
};

const botSignalColumns = {
  form_trap: z.optional(z.string()),
  filled_in_ms: z.optional(z.number()),
};

/**
 * The rows that forms send, by table. Lengths and ranges are left to the database; a stored record
 * is only checked for its shape, because anyone may have edited it.
 */
export const rowSchemas = {
  sourcing_tool_leads: z.object({
    id: z.string(),
    email: z.string(),
    source: z.enum(['sourcing_tools_gate', 'creator_guide']),
    ...botSignalColumns,
  } satisfies Columns<'sourcing_tool_leads', 'notification_sent'>),
  country_quiz_submissions: z.object({
    id: z.string(),
    user_email: z.string(),
    quiz_answers: z.record(z.string(), z.json()),
    /** Country names, best first. */
    top_countries: z.array(z.string()),
    /** From 0 to 100. */
    readiness_score: z.number(),
    recommended_strategy: z.string(),
    ...botSignalColumns,
  } satisfies Columns<'country_quiz_submissions', 'notification_sent'>),
  strategy_submissions: z.object({
    id: z.string(),
    user_email: z.string(),
    current_country: z.string(),
    target_countries: z.string(),
    timeline: z.string(),
    roadmap_data: z.object({
      strategy_type: z.string(),
      pain_points: z.array(z.string()),
      volume: z.string(),
      category: z.string(),
      risk_tolerance: z.string(),
    }),
    ...botSignalColumns,
  } satisfies Columns<'strategy_submissions', 'notification_sent'>),
  rfq_submissions: z.object({
    id: z.string(),
    user_email: z.string(),
    // The shape is that of the message, which the server checks more strictly than the table.
    ...rfqDataSchema.shape,
    ...botSignalColumns,
  } satisfies Columns<'rfq_submissions', 'notification_sent'>),
  swag_submissions: z.object({
    id: z.string(),
    user_email: z.string(),
    ...swagDataSchema.shape,
    ...botSignalColumns,
  } satisfies Columns<'swag_submissions', 'notification_sent'>),
  calculator_submissions: z.object({
    id: z.string(),
    session_id: z.string(),
    user_email: z.string(),
    tool_name: z.literal('revenue_calculator'),
    audience_size: z.number(),
    /** Percent. */
    engagement_rate: z.number(),
    product_category: z.string(),
    made_in: z.string(),
    /** US dollars. */
    average_order_value: z.number(),
    calculated_results: z.record(z.string(), z.json()),
    notification_sent: z.literal(false),
    ...botSignalColumns,
  } satisfies Columns<
    'calculator_submissions',
    | 'factory_feasible'
    | 'factory_recommendations'
    | 'factory_search_country'
    | 'product_description'
  >),
};

type Row<Table extends FormTable> = z.infer<(typeof rowSchemas)[Table]>;

/** What is sent, by kind. It is also what the browser stores until the submission has arrived. */
export type Bodies = {
  'sourcing-lead': Row<'sourcing_tool_leads'>;
  'country-quiz': Row<'country_quiz_submissions'>;
  strategy: Row<'strategy_submissions'>;
  rfq: Row<'rfq_submissions'>;
  'swag-request': Row<'swag_submissions'>;
  calculation: { row: Row<'calculator_submissions'>; message: SendToolNotificationRequest };
  'sourcing-message': SendSourcingToolNotificationRequest;
  'calculation-message': SendToolNotificationRequest;
};

/** `refused`: the team was notified, but this address has reached its daily limit of reports. */
export type ToolNotificationOutcome = SendToolNotificationResponse | { delivery: 'refused' };

/** `refused`: the team was notified, but this address gets no further copy today. */
export type SourcingNotificationOutcome =
  | SendSourcingToolNotificationResponse
  | { delivery: 'refused' };

export type Answers = {
  'sourcing-lead': unknown;
  'country-quiz': unknown;
  strategy: unknown;
  rfq: unknown;
  'swag-request': unknown;
  calculation: unknown;
  'sourcing-message': SourcingNotificationOutcome;
  'calculation-message': ToolNotificationOutcome;
};

type Delivery<Body, Answer> = {
  /** Validates a stored submission. */
  schema: z.ZodMiniType<Body>;
  /** Idempotent: sending the same submission twice changes nothing. @throws ApiError */
  send: (body: Body) => Promise<Answer>;
  /** Sends a stored submission, if that takes more than `send`. */
  sendStored?: (body: Body) => Promise<unknown>;
};

const deliveries: { [Kind in SubmissionKind]: Delivery<Bodies[Kind], Answers[Kind]> } = {
  'sourcing-lead': {
    schema: rowSchemas.sourcing_tool_leads,
    send: (row) => insertOnce((client) => client.from('sourcing_tool_leads').insert(row)),
  },
  'country-quiz': {
    schema: rowSchemas.country_quiz_submissions,
    send: (row) => insertOnce((client) => client.from('country_quiz_submissions').insert(row)),
  },
  strategy: {
    schema: rowSchemas.strategy_submissions,
    send: (row) => insertOnce((client) => client.from('strategy_submissions').insert(row)),
  },
  rfq: {
    schema: rowSchemas.rfq_submissions,
    send: (row) => insertOnce((client) => client.from('rfq_submissions').insert(row)),
  },
  'swag-request': {
    schema: rowSchemas.swag_submissions,
    send: (row) => insertOnce((client) => client.from('swag_submissions').insert(row)),
  },
  calculation: {
    schema: z.object({
      row: rowSchemas.calculator_submissions,
      message: sendToolNotificationRequestSchema,
    }),
    send: ({ row }) => insertCalculation(row),
    async sendStored({ row, message }) {
      await insertCalculation(row);
      // The page sends the message only after the row has arrived, so nobody has been notified yet.
      await postToolNotification(message);
    },
  },
  'sourcing-message': {
    schema: sendSourcingToolNotificationRequestSchema,
    send: (message) =>
      unlessTooManyReports(
        callFunction(
          'send-sourcing-tool-notification',
          message,
          { load: async () => sendSourcingToolNotificationResponseSchema },
          { isInBackground: true },
        ),
      ),
  },
  'calculation-message': {
    schema: sendToolNotificationRequestSchema,
    send: postToolNotification,
  },
};

/** Sends a submission for the first time. @throws ApiError */
export function send<Kind extends SubmissionKind>(
  kind: Kind,
  body: Bodies[Kind],
): Promise<Answers[Kind]> {
  return deliveries[kind].send(body);
}

/**
 * Sends a stored submission.
 * @throws ApiError when it did not arrive; with status 422, as our functions use it, when the
 *   record is invalid
 */
export async function sendStored<Kind extends SubmissionKind>(
  kind: Kind,
  stored: unknown,
): Promise<void> {
  const { schema, send, sendStored = send }: Delivery<Bodies[Kind], unknown> = deliveries[kind];
  const { success, data, error } = schema.safeParse(stored);
  if (success) {
    await sendStored(data);
    return;
  }
  throw new ApiError('The stored submission is invalid.', 'invalid_record', {
    status: 422,
    cause: error,
  });
}

function insertCalculation(row: Row<'calculator_submissions'>): Promise<void> {
  return insertOnce((client) => client.from('calculator_submissions').insert(row));
}

function postToolNotification(
  message: SendToolNotificationRequest,
): Promise<ToolNotificationOutcome> {
  return unlessTooManyReports(
    callFunction(
      'send-tool-notification',
      message,
      { load: async () => sendToolNotificationResponseSchema },
      { isInBackground: true },
    ),
  );
}

async function unlessTooManyReports<Response>(
  call: Promise<Response>,
): Promise<Response | { delivery: 'refused' }> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_reports') {
      return { delivery: 'refused' };
    }
    throw error;
  }
}

/**
 * Inserts a row that has its own id. If the answer to an earlier attempt was lost, the row already
 * exists and counts as stored.
 */
async function insertOnce(
  insert: (client: Client) => PromiseLike<DatabaseAnswer<null>>,
): Promise<void> {
  try {
    await callDatabase(insert);
  } catch (error) {
    // The id is these tables' only unique column.
    const isAlreadyThere = error instanceof ApiError && error.code === uniqueViolation;
    if (!isAlreadyThere) throw error;
  }
}

/** PostgreSQL's error code. */
const uniqueViolation = '23505';
