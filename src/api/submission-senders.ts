import { sendSourcingToolNotificationRequestSchema } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import { sendToolNotificationRequestSchema } from '@functions/_shared/contracts/send-tool-notification.ts';
import * as z from 'zod/mini';
import type { SubmissionKind } from '@/lib/unsent/unsent-submission.ts';
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
 * They throw ApiError when it did not arrive, and a ZodError when what was kept is not what it was.
 */
export const submissionSenders: Record<SubmissionKind, Sender> = {
  'sourcing-lead': async (body) => insertSourcingLead(sourcingLeadRowSchema.parse(body)),
  'country-quiz': async (body) => insertCountryQuiz(countryQuizRowSchema.parse(body)),
  strategy: async (body) => insertStrategy(strategyRowSchema.parse(body)),
  async calculation(body) {
    const { row, message } = calculationSchema.parse(body);
    await insertCalculatorRow(row);
    // The page told nobody, since it saw the row fail.
    await postToolNotification(message);
  },
  'sourcing-message': async (body) =>
    postSourcingNotification(sendSourcingToolNotificationRequestSchema.parse(body)),
  'calculation-message': async (body) =>
    postToolNotification(sendToolNotificationRequestSchema.parse(body)),
};

const calculationSchema = z.object({
  row: calculatorRowSchema,
  message: sendToolNotificationRequestSchema,
});
