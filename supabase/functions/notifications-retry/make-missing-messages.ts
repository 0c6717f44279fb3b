import type { FlagEmail } from '../_shared/email-flag.ts';
import type { Log } from '../_shared/log.ts';
import type { Outbox } from '../_shared/outbox.ts';
import {
  clientCallWindowMs,
  type StoredSubmission,
  type Submissions,
} from '../_shared/submissions.ts';
import { messageOfRow, ownerOf } from './message-of-row.ts';

type Dependencies = {
  notifyEmail: string;
  outbox: Outbox;
  submissions: Submissions;
  flagEmail: FlagEmail;
  now: () => Date;
  log: Log;
};

/**
 * Adds the missing messages to the team for stored rows to the outbox, oldest first. Each has the
 * key that the visitor's own call would give it, so a duplicate changes nothing. Never throws, so
 * that the messages already in the outbox are still sent.
 * @returns how many messages were created
 */
export async function makeMissingMessages(limit: number, deps: Dependencies): Promise<number> {
  const { log, now, submissions } = deps;
  const storedBefore = new Date(now().getTime() - clientCallWindowMs);
  let made = 0;
  try {
    for (const submission of await submissions.findWithoutMessage(storedBefore, limit)) {
      if (await makeMessage(submission, deps)) made += 1;
    }
  } catch (error) {
    log('error', 'missing messages not made', {}, error);
  }
  return made;
}

/** A row that fails must not prevent the messages of others. */
async function makeMessage(
  submission: StoredSubmission,
  { flagEmail, log, notifyEmail, now, outbox }: Dependencies,
): Promise<boolean> {
  try {
    const owner = ownerOf(submission);
    const flag = await flagEmail(owner.email, log);
    const upserted = await outbox.add(
      messageOfRow(submission, owner, { notifyEmail, flag }),
      now(),
    );
    return upserted?.isNew ?? false;
  } catch (error) {
    log('error', 'message of a row not made', { event: submission.event }, error);
    return false;
  }
}
