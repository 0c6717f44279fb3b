import { sendSourcingToolNotificationRequestSchema } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import { sendToolNotificationRequestSchema } from '@functions/_shared/contracts/send-tool-notification.ts';
import * as z from 'zod/mini';
import type { SubmissionKind } from '@/lib/unsent/unsent-submission.ts';
import { ApiError } from './api-error.ts';
import { insertCalculatorRow } from './calculator-submissions.ts';
import { insertCountryQuiz } from './country-quiz.ts';
import { postToolNotification } from './notifications.ts';
import { insertSourcingLead } from './sourcing-leads.ts';
import { postSourcingNotification } from './sourcing-notifications.ts';
import { insertStrategy } from './strategies.ts';
import {
  calculatorRowSchema,
  countryQuizRowSchema,
  sourcingLeadRowSchema,
  strategyRowSchema,
} from './submission-rows.ts';

type Sender = (body: Record<string, unknown>) => Promise<unknown>;

/**
 * How what was kept is sent at last. Sent twice, each changes nothing the second time.
 * They throw ApiError when it did not arrive, or when somebody has edited what was kept.
 */
export const submissionSenders: Record<SubmissionKind, Sender> = {
  'sourcing-lead': async (body) => insertSourcingLead(parseKept(sourcingLeadRowSchema, body)),
  'country-quiz': async (body) => insertCountryQuiz(parseKept(countryQuizRowSchema, body)),
  strategy: async (body) => insertStrategy(parseKept(strategyRowSchema, body)),
  async calculation(body) {
    const { row, message } = parseKept(calculationSchema, body);
    await insertCalculatorRow(row);
    // The page told nobody, since it saw the row fail.
    await postToolNotification(message);
  },
  'sourcing-message': async (body) =>
    postSourcingNotification(parseKept(sendSourcingToolNotificationRequestSchema, body)),
  'calculation-message': async (body) =>
    postToolNotification(parseKept(sendToolNotificationRequestSchema, body)),
};

const calculationSchema = z.object({
  row: calculatorRowSchema,
  message: sendToolNotificationRequestSchema,
});

/** @throws ApiError with the status that our own functions would answer it with */
function parseKept<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ApiError('This is not what was kept.', 'invalid_record', {
    status: 422,
    cause: parsed.error,
  });
}
