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
  | 'calculator_submissions';

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
 * The rows that forms send, by table. The database has the last word on lengths and ranges; a kept
 * record is checked only for being the right thing, since somebody may have edited it.
 */
export const rowSchemas = {
  sourcing_tool_leads: z.object({
    id: z.string(),
    email: z.string(),
    source: z.literal('sourcing_tools_gate'),
    ...botSignalColumns,
  } satisfies Columns<'sourcing_tool_leads', 'notification_sent'>),
  country_quiz_submissions: z.object({
    id: z.string(),
    user_email: z.string(),
    quiz_answers: z.record(z.string(), z.json()),
    /** Names, best first. */
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
  calculator_submissions: z.object({
    id: z.string(),
    session_id: z.string(),
    user_email: z.string(),
    tool_name: z.literal('revenue_calculator'),
    audience_size: z.number(),
    /** Per cent. */
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

/** What is sent, by kind; also what a browser keeps of it until it has arrived. */
export type Bodies = {
  'sourcing-lead': Row<'sourcing_tool_leads'>;
  'country-quiz': Row<'country_quiz_submissions'>;
  strategy: Row<'strategy_submissions'>;
  calculation: { row: Row<'calculator_submissions'>; message: SendToolNotificationRequest };
  'sourcing-message': SendSourcingToolNotificationRequest;
  'calculation-message': SendToolNotificationRequest;
};

/** `refused`: the team was told, but this address has had all the reports it gets in a day. */
export type ToolNotificationOutcome = SendToolNotificationResponse | { delivery: 'refused' };

export type Answers = {
  'sourcing-lead': unknown;
  'country-quiz': unknown;
  strategy: unknown;
  calculation: unknown;
  'sourcing-message': SendSourcingToolNotificationResponse;
  'calculation-message': ToolNotificationOutcome;
};

type Delivery<Body, Answer> = {
  /** Checks what a browser kept. */
  schema: z.ZodMiniType<Body>;
  /** Changes nothing when the same is sent a second time. @throws ApiError */
  send: (body: Body) => Promise<Answer>;
  /** Sends what a browser kept, where that takes more than `send`. */
  sendKept?: (body: Body) => Promise<unknown>;
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
  calculation: {
    schema: z.object({
      row: rowSchemas.calculator_submissions,
      message: sendToolNotificationRequestSchema,
    }),
    send: ({ row }) => insertCalculation(row),
    async sendKept({ row, message }) {
      await insertCalculation(row);
      // The page saw the row fail, so it told nobody.
      await postToolNotification(message);
    },
  },
  'sourcing-message': {
    schema: sendSourcingToolNotificationRequestSchema,
    send: (message) =>
      callFunction(
        'send-sourcing-tool-notification',
        message,
        { load: async () => sendSourcingToolNotificationResponseSchema },
        { isInBackground: true },
      ),
  },
  'calculation-message': {
    schema: sendToolNotificationRequestSchema,
    send: postToolNotification,
  },
};

/** Sends something for the first time. @throws ApiError */
export function send<Kind extends SubmissionKind>(
  kind: Kind,
  body: Bodies[Kind],
): Promise<Answers[Kind]> {
  return deliveries[kind].send(body);
}

/**
 * Sends what a browser kept.
 * @throws ApiError when it did not arrive; 422, as our functions answer, when somebody edited it
 */
export async function sendKept<Kind extends SubmissionKind>(
  kind: Kind,
  kept: unknown,
): Promise<void> {
  const { schema, send, sendKept = send }: Delivery<Bodies[Kind], unknown> = deliveries[kind];
  const { success, data, error } = schema.safeParse(kept);
  if (success) {
    await sendKept(data);
    return;
  }
  throw new ApiError('This is not what was kept.', 'invalid_record', {
    status: 422,
    cause: error,
  });
}

function insertCalculation(row: Row<'calculator_submissions'>): Promise<void> {
  return insertOnce((client) => client.from('calculator_submissions').insert(row));
}

async function postToolNotification(
  message: SendToolNotificationRequest,
): Promise<ToolNotificationOutcome> {
  try {
    return await callFunction(
      'send-tool-notification',
      message,
      { load: async () => sendToolNotificationResponseSchema },
      { isInBackground: true },
    );
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_reports') {
      return { delivery: 'refused' };
    }
    throw error;
  }
}

/**
 * Stores a row that brings its own id. Where the answer got lost the first time, the row is already
 * there and counts as stored.
 */
async function insertOnce(
  insert: (client: Client) => PromiseLike<DatabaseAnswer<null>>,
): Promise<void> {
  try {
    await callDatabase(insert);
  } catch (error) {
    // The id is the only unique column of these tables.
    const isAlreadyThere = error instanceof ApiError && error.code === uniqueViolation;
    if (!isAlreadyThere) throw error;
  }
}

/** PostgreSQL's own code. */
const uniqueViolation = '23505';
