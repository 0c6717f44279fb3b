import * as z from 'zod/mini';
import { lineSchema } from '../_shared/contracts/common.ts';
import { rfqDataSchema } from '../_shared/contracts/rfq-request.ts';
import {
  guideDataSchema,
  type SendSourcingToolNotificationRequest,
  toolAccessDataSchema,
} from '../_shared/contracts/send-sourcing-tool-notification.ts';
import {
  calculatedResultsSchema,
  type SendToolNotificationRequest,
} from '../_shared/contracts/send-tool-notification.ts';
import { swagDataSchema } from '../_shared/contracts/swag-request.ts';
import { isPlainAddress } from '../_shared/email.ts';
import { type MessageContent, renderMessage } from '../_shared/email-document.ts';
import type { EmailFlag } from '../_shared/email-flag.ts';
import type { OutboxMessage } from '../_shared/outbox.ts';
import { sourcingKeyOf } from '../_shared/sourcing-dedupe-key.ts';
import { writeNotification } from '../_shared/sourcing-notification.ts';
import type { StoredSubmission } from '../_shared/submissions.ts';
import { toolKeyOf } from '../_shared/tool-dedupe-key.ts';
import { writeLeadNotification } from '../_shared/tool-notification.ts';

/** The address and id of a row. */
type Owner = { id: string; email: string };

/**
 * Parses what every row contains, whatever else a browser put into it. @throws ZodError when it
 * does not
 */
export function ownerOf({ event, row }: StoredSubmission): Owner {
  if (event === 'tool_access') return z.object({ id: z.string(), email: z.string() }).parse(row);
  const { id, user_email } = z.object({ id: z.string(), user_email: z.string() }).parse(row);
  return { id, email: user_email };
}

/**
 * The message that the visitor's browser should have requested, with the same key. Some columns are
 * only checked to be an object; where one cannot be parsed, the message names the row so that
 * somebody can look at it.
 */
export function messageOfRow(
  submission: StoredSubmission,
  { id, email }: Owner,
  { notifyEmail, flag }: { notifyEmail: string; flag: EmailFlag | null },
): OutboxMessage {
  const { event } = submission;
  const isCalculation = event === 'tool';
  const type = event === 'tool_access' && isGuideLead(submission.row) ? 'guide' : event;
  return {
    ...(composeContent(submission, { id, email }, flag) ?? describeUnparsed(event, { id, email })),
    kind: isCalculation ? 'tool' : 'sourcing',
    recipientEmail: notifyEmail,
    replyTo: isPlainAddress(email) ? email : null,
    relatedSubmissionId: id,
    dedupeKey: type === 'tool' ? toolKeyOf('tool', calculator, id) : sourcingKeyOf(type, id),
  };
}

/** Leads of the guide are in the table of the gate's. */
function isGuideLead(row: unknown): boolean {
  return guideDataSchema.safeParse(row).success;
}

const calculator = 'revenue_calculator';
const sourcingNote = 'We found this in the database: the visitor’s browser never reported it.';
const calculationNote = `${sourcingNote} They may not have received their report.`;

/** Undefined when the row cannot be parsed. */
function composeContent(
  { event, row }: StoredSubmission,
  { id, email }: Owner,
  flag: EmailFlag | null,
): MessageContent | undefined {
  if (event === 'tool') {
    const request = calculationOf(row, email);
    return request && writeLeadNotification(request, id, flag, calculationNote);
  }
  const request = sourcingRequestOf(event, row, email);
  return request && writeNotification(request, flag, sourcingNote);
}

const calculationRowSchema = z.object({
  audience_size: z.number(),
  engagement_rate: z.number(),
  product_category: z.string(),
  made_in: z.string(),
  average_order_value: z.number(),
  calculated_results: calculatedResultsSchema,
  product_description: z.nullish(lineSchema(2000)),
  created_at: z.string(),
});

function calculationOf(row: unknown, userEmail: string): SendToolNotificationRequest | undefined {
  const parsed = calculationRowSchema.safeParse(row);
  if (!parsed.success) return undefined;
  const {
    calculated_results: results,
    created_at: timestamp,
    product_description: product,
    ...inputs
  } = parsed.data;
  return {
    tool: calculator,
    userEmail,
    details: { ...inputs, results, product: product ?? undefined },
    timestamp,
  };
}

const quizRowSchema = z.object({
  top_countries: z.array(z.string()),
  readiness_score: z.number(),
  recommended_strategy: z.string(),
});

const strategyRowSchema = z.object({
  current_country: z.string(),
  timeline: z.string(),
  roadmap_data: z.object({ strategy_type: z.string().check(z.maxLength(120)) }),
});

function sourcingRequestOf(
  type: Exclude<StoredSubmission['event'], 'tool'>,
  row: unknown,
  email: string,
): SendSourcingToolNotificationRequest | undefined {
  switch (type) {
    case 'tool_access': {
      const guide = guideDataSchema.safeParse(row);
      if (guide.success) return { type: 'guide', email, data: guide.data };
      const { data } = toolAccessDataSchema.safeParse(withoutNulls(row));
      return data && { type, email, data };
    }
    case 'quiz': {
      const { data } = quizRowSchema.safeParse(row);
      if (data === undefined) return undefined;
      const { top_countries: topCountries, readiness_score: readinessScore } = data;
      const strategy = data.recommended_strategy;
      return { type, email, data: { topCountries, readinessScore, strategy } };
    }
    case 'strategy': {
      const { data } = strategyRowSchema.safeParse(row);
      if (data === undefined) return undefined;
      const { current_country: currentCountry, timeline, roadmap_data: roadmap } = data;
      const strategyType = roadmap.strategy_type;
      return {
        type,
        email,
        data: { currentCountry, targetCountries: 'TBD', timeline, strategyType },
      };
    }
    case 'rfq': {
      const { data } = rfqDataSchema.safeParse(withoutNulls(row));
      return data && { type, email, data };
    }
    case 'swag': {
      const { data } = swagDataSchema.safeParse(withoutNulls(row));
      return data && { type, email, data };
    }
  }
}

/** A column that the visitor left empty is null in the table but absent in the contract. */
function withoutNulls(row: unknown): unknown {
  return JSON.parse(JSON.stringify(row, (_name, value: unknown) => value ?? undefined));
}

const tableNames: Record<StoredSubmission['event'], string> = {
  tool: 'calculator_submissions',
  tool_access: 'sourcing_tool_leads',
  quiz: 'country_quiz_submissions',
  strategy: 'strategy_submissions',
  rfq: 'rfq_submissions',
  swag: 'swag_submissions',
};

function describeUnparsed(event: StoredSubmission['event'], { id, email }: Owner): MessageContent {
  return renderMessage('New lead whose details could not be read', [
    { kind: 'paragraph', text: sourcingNote },
    { kind: 'heading', text: 'Lead' },
    {
      kind: 'figures',
      rows: [
        { label: 'Email', value: email },
        { label: 'Table', value: tableNames[event] },
        { label: 'Row', value: id },
      ],
    },
  ]);
}
