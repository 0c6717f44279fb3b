import * as z from 'zod/mini';
import type { ServiceDatabase } from './database.ts';

/** A stored form submission, with the event that its message is about. */
export type StoredSubmission = {
  event: 'tool' | 'tool_access' | 'quiz' | 'strategy' | 'rfq' | 'swag';
  /** The row from the database; much of it is unvalidated browser input. */
  row: unknown;
};

/** The tables of form submissions, as far as notifications need them. */
export type Submissions = {
  /** Whether the calculation exists and was submitted by this address. */
  belongsTo: (submissionId: string, userEmail: string) => Promise<boolean>;
  /** Marks a calculation, if it was submitted by this address. */
  markNotified: (submissionId: string, userEmail: string) => Promise<void>;
  /** Marks a row of the sourcing tools. */
  markSourcingNotified: (submissionId: string) => Promise<void>;
  /** Rows stored before that time that have no message to the team, oldest first. */
  findWithoutMessage: (storedBefore: Date, limit: number) => Promise<StoredSubmission[]>;
};

/**
 * Milliseconds after which an older row without a message counts as missing one. The browser's own
 * call comes right after the row, and no call takes longer (hosted, a function ends after at most
 * 400 seconds).
 */
export const clientCallWindowMs = 10 * 60_000;

const eventSchema = z.enum(['tool', 'tool_access', 'quiz', 'strategy', 'rfq', 'swag']);

/** Reads and marks submissions in the database. Every method throws when its query fails. */
export function createSubmissions(database: ServiceDatabase): Submissions {
  return {
    async belongsTo(submissionId, userEmail) {
      const { data, error } = await database
        .from('calculator_submissions')
        .select('id')
        .eq('id', submissionId)
        .eq('user_email', userEmail)
        .maybeSingle();
      if (error !== null) throw new Error(`calculator_submissions select failed: ${error.message}`);
      return data !== null;
    },

    async markNotified(submissionId, userEmail) {
      const { error } = await database
        .from('calculator_submissions')
        .update({ notification_sent: true })
        .eq('id', submissionId)
        .eq('user_email', userEmail);
      if (error !== null) throw new Error(`calculator_submissions update failed: ${error.message}`);
    },

    async markSourcingNotified(submissionId) {
      const { error } = await database.rpc('mark_submission_notified', {
        submission_id: submissionId,
      });
      if (error !== null) throw new Error(`mark_submission_notified failed: ${error.message}`);
    },

    async findWithoutMessage(storedBefore, limit) {
      const { data, error } = await database.rpc('submissions_without_message', {
        stored_before: storedBefore.toISOString(),
        max_rows: limit,
      });
      if (error !== null) throw new Error(`submissions_without_message failed: ${error.message}`);
      return data.map(({ event, submission }) => ({
        event: eventSchema.parse(event),
        row: submission,
      }));
    },
  };
}
