import * as z from 'zod/mini';
import type { ServiceDatabase } from './database.ts';

/** What a visitor sent in, by the event that its message speaks of. */
export type StoredSubmission = {
  event: 'tool' | 'tool_access' | 'quiz' | 'strategy';
  /** The row as the database has it; much of it is as a browser sent it. */
  row: unknown;
};

/** The tables that visitors send forms to, as far as a notification touches them. */
export type Submissions = {
  /** Whether there is such a calculation and it was sent in by this address. */
  belongsTo: (submissionId: string, userEmail: string) => Promise<boolean>;
  /** For a calculation, if it was sent in by this address. */
  markNotified: (submissionId: string, userEmail: string) => Promise<void>;
  /** For a row of the sourcing tools. */
  markSourcingNotified: (submissionId: string) => Promise<void>;
  /** Rows stored before that time whose message to the team never came, the oldest first. */
  findWithoutMessage: (storedBefore: Date, limit: number) => Promise<StoredSubmission[]>;
};

/**
 * A visitor's own call about a row comes right after it, and none takes longer than this (hosted,
 * a function is ended after 400 seconds at most). A row that is older and has no message lacks one.
 */
export const clientCallWindowMs = 10 * 60_000;

const eventSchema = z.enum(['tool', 'tool_access', 'quiz', 'strategy']);

/** The submissions on the real table, with the rights of the service role. */
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
