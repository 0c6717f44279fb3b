import type { ServiceDatabase } from './database.ts';

/** The table calculator_submissions, as far as a notification touches it. */
export type Submissions = {
  /** Whether there is such a row and it was sent in by this address. */
  belongsTo: (submissionId: string, userEmail: string) => Promise<boolean>;
  markNotified: (submissionId: string, userEmail: string) => Promise<void>;
};

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
  };
}
